import FoundationOverlay
import Snapshot
import ViewEngine

/// What the views of a running window show over it, the outermost last.
@MainActor
final class Presentations {
    struct Item {
        /// Where what is shown stands in the structure of the window.
        let path: IdentityPath
        /// The view that shows it.
        let place: ViewPlace
        let look: PresentationLook
        /// The surroundings of the view that shows it.
        let environment: EnvironmentValues
        let content: AnyView
        let dismiss: @MainActor () -> Void
        /// The frame of the view that shows it, in points from the top left of the window, once that is placed.
        let source: Source
    }

    @MainActor
    final class Source {
        var frame: CGRect?
    }

    private(set) var items: [Item] = []
    /// Runs where something is to be shown, but no layer is there that would show it.
    var addedLate: (@MainActor (Item) -> Void)?

    func add(
        _ look: PresentationLook, by evaluation: Evaluation, _ content: AnyView, source: Source = Source(), dismiss: @escaping @MainActor () -> Void
    ) {
        let path = evaluation.path.appending(.view(look.role)).appending(.index(items.count { $0.path.text.hasPrefix(evaluation.path.text) }))
        let item = Item(
            path: path, place: evaluation.place(of: "presentation"), look: look, environment: evaluation.environment, content: content,
            dismiss: dismiss, source: source)
        items.append(item)
        addedLate?(item)
    }
}

private enum PresentationsKey: EnvironmentKey { static var defaultValue: Presentations? { nil } }

extension EnvironmentValues {
    /// Takes what views show over their window; nil where nothing is shown over views, as in an archive.
    var presentations: Presentations? {
        get { self[PresentationsKey.self] }
        set { self[PresentationsKey.self] = newValue }
    }
}

extension View {
    /// Shows content over the window as long as a binding says so.
    nonisolated func presenting(
        _ look: PresentationLook, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: @escaping @MainActor () -> AnyView
    ) -> some View {
        nonisolated(unsafe) let (view, watched) = (self, tellingDismissal(isPresented, onDismiss))
        return EvaluatedView { evaluation in
            guard let presentations = evaluation.environment.presentations else { return view._evaluate(evaluation) }
            let source = Presentations.Source()
            watched.notingFrame(source)._evaluate(evaluation)
            guard isPresented.wrappedValue else { return }
            let shown = evaluation._kept("presented", as: MadeContent(make: content)) { content() }
            presentations.add(look, by: evaluation, shown, source: source) { isPresented.wrappedValue = false }
        }
    }

    /// Shows content for a value over the window as long as there is one.
    nonisolated func presenting<Item>(
        _ look: PresentationLook, item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: @escaping @MainActor (Item) -> AnyView
    ) -> some View {
        nonisolated(unsafe) let item = item
        let isPresented = Binding<Bool>(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return presenting(look, isPresented: isPresented, onDismiss: onDismiss) {
            guard let value = item.wrappedValue else { return AnyView(EmptyView()) }
            return content(value)
        }
    }

    private nonisolated func tellingDismissal(_ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?) -> AnyView {
        guard let onDismiss else { return AnyView(self) }
        nonisolated(unsafe) let tell = onDismiss
        return AnyView(onChange(of: isPresented.wrappedValue) { _, isShown in if !isShown { tell() } })
    }

    /// Tells where the view stands, when it is placed.
    nonisolated func notingFrame(_ source: Presentations.Source) -> some View {
        wrapped { node, _ in .annotation(.placed { frame, _ in source.frame = source.frame.map { $0.union(frame) } ?? frame }, node) }
    }
}
