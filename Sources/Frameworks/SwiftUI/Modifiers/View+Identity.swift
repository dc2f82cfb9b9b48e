import FoundationOverlay
import ViewEngine

extension View {
    /// Gives the view an identity of its own.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        nonisolated(unsafe) let key = AnyHashable(id)
        return IdentifiedView(content: self, key: key)
    }

    /// Keeps the view's place and draws nothing.
    public nonisolated func hidden() -> some View { opacity(0).accessibilityHidden(true).allowsHitTesting(false) }

    public nonisolated func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { if disabled { $0.isEnabled = false } }
    }

    public nonisolated func equatable() -> some View where Self: Equatable { self }
}

private struct IdentifiedView<Content: View> {
    let content: Content
    let key: AnyHashable
}

extension IdentifiedView: View, _PrimitiveView {
    typealias Body = Never
    func _evaluate(_ evaluation: Evaluation) {
        evaluation.descend(.id("\(key.base)")) {
            guard evaluation.asksForElements else { return content._evaluate(evaluation) }
            evaluation.followWish(key, content.nodes(in: evaluation)).forEach(evaluation.append)
        }
    }
}

/// A view that compares itself before it is updated.
public struct EquatableView<Content: Equatable & View> {
    public var content: Content
    public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { content._evaluate(evaluation) }
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}
