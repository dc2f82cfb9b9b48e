import FoundationOverlay
import ViewEngine

// Actions that run in a running window, and before a view is archived. What they change is seen in the archive: a widget of iOS 14
// whose chart grows in `onAppear` is shown with the chart grown.
extension View {
    /// Runs an action when the view is shown; the views are made again after it.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        nonisolated(unsafe) let action = action ?? {}
        let archived = placedFirst { evaluation in
            let (place, environment) = (evaluation.place(of: "onAppear"), evaluation.environment)
            return { _, archive in archive.feedback.appear(at: place, in: environment, perform: action) }
        }
        return LiveOrArchived(live: EventView(content: self, kind: .appear(action)), archived: archived)
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
        nonisolated(unsafe) let action = action
        return placedFirst { evaluation in
            let (place, environment) = (evaluation.place(of: "onGeometryChange"), evaluation.environment)
            return { frame, archive in
                let source = GeometrySource(size: frame.size, frame: frame, coordinateSpaces: archive.coordinateSpaces)
                let value = transform(GeometryProxy(source: source))
                archive.feedback.hear(value, at: place, actsOnFirst: true, in: environment, perform: action)
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
        let archived = EvaluatedView { evaluation in
            evaluation.archive.feedback.hear(
                value, at: evaluation.place(of: "onChange"), actsOnFirst: initial, in: evaluation.environment, perform: action)
            view._evaluate(evaluation)
        }
        return LiveOrArchived(live: EventView(content: self, kind: .change(of: value, isInitial: initial, action)), archived: archived)
    }

    /// The view, with an action that learns where its first node is placed.
    private nonisolated func placedFirst(
        _ prepare: @escaping @MainActor (Evaluation) -> @MainActor (CGRect, ArchiveContext) -> Void
    ) -> some View {
        nonisolated(unsafe) let view = self
        return EvaluatedView { evaluation in
            let nodes = view.nodes(in: evaluation)
            let action = prepare(evaluation)
            for (index, node) in nodes.enumerated() {
                if index > 0 { evaluation.append(node); continue }
                evaluation.append(
                    Node(.annotation(.placed(action), node), environment: evaluation.environment, path: node.path, traits: node.traits))
            }
        }
    }
}
