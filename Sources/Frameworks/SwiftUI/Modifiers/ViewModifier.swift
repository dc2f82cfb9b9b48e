import ViewEngine

/// A change to a view, as a value.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body
    /// Evaluates the modifier around what `content` makes.
    func _apply(to content: @escaping @MainActor (Evaluation) -> Void, in evaluation: Evaluation)
}

extension ViewModifier {
    public func _apply(to content: @escaping @MainActor (Evaluation) -> Void, in evaluation: Evaluation) {
        let pass = evaluation.archive.pass
        let modified = pass.keeping == .nothing ? ModifiedViews(content) : pass.kept(at: evaluation.place(of: "modified")) { ModifiedViews(content) }
        modified.evaluate = content
        evaluation._result("modifier", of: self) { $0.body(content: _ViewModifier_Content(modified)) }._evaluate(evaluation)
    }
}

/// The views around which a modifier stands, as the latest pass has them: a body that stands has been given those of an earlier one.
@MainActor
final class ModifiedViews {
    fileprivate(set) var evaluate: @MainActor (Evaluation) -> Void

    init(_ evaluate: @escaping @MainActor (Evaluation) -> Void) { self.evaluate = evaluate }
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    private let modified: ModifiedViews

    init(_ modified: ModifiedViews) { self.modified = modified }
}

extension _ViewModifier_Content: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { modified.evaluate(evaluation) }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        evaluation.descend(.view(_shortTypeName(Modifier.self))) {
            evaluation._connected(modifier)._apply(to: { content._evaluate($0) }, in: evaluation)
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content base: _ViewModifier_Content<Self>) -> some View {
        base.modifier(content).modifier(modifier)
    }
}

extension ViewModifier {
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()
    public nonisolated init() {}
    public func body(content: Content) -> some View { content }
}

extension View {
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}
