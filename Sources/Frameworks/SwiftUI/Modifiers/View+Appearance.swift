import FoundationOverlay
import ViewEngine

// Actions that run in a running window, and before a view is archived. What they change is seen in the archive: a widget of iOS 14
// whose chart grows in `onAppear` is shown with the chart grown.
extension View {
    /// Runs an action when the view is shown; the views are made again where it changes what they read.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        EventView(content: self, role: "onAppear", kind: .appear(action ?? {}))
    }

    /// Runs an action with what is read off the view's geometry, at first and when it changes.
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Runs an action with what is read off the view's geometry, before and now, at first and when it changes.
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        nonisolated(unsafe) let (view, action) = (self, action)
        return EvaluatedView { evaluation in
            view.evaluate(in: evaluation, role: "onGeometryChange") { frame, archive in
                let source = GeometrySource(size: frame.size, frame: frame, coordinateSpaces: archive.coordinateSpaces)
                return .change(of: transform(GeometryProxy(source: source)), isInitial: true, action)
            }
        }
    }

    @available(iOS, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
    @_disfavoredOverload
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        nonisolated(unsafe) let action = action
        return onChange(of: value) { _, new in action(new) }
    }

    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        nonisolated(unsafe) let action = action
        return onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Runs an action when another action changed the value; with `initial` also for the first value.
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void)
        -> some View
    {
        nonisolated(unsafe) let (view, value, action) = (self, value, action)
        return EvaluatedView { evaluation in
            evaluation.archive.pass.note(.change(of: value, isInitial: initial, action), at: evaluation.place(of: "onChange"))
            view._evaluate(evaluation)
        }
    }
}
