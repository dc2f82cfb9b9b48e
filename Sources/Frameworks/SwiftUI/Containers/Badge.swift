import FoundationOverlay
import ViewEngine

private enum BadgeTraitKey {}
private enum RowBadgeKey: EnvironmentKey { static var defaultValue: RowBadge? { nil } }
private enum TabBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension NodeTraits {
    /// What `badge(_:)` says about a screen of a tab view.
    var badge: Text? {
        get { layoutValues[ObjectIdentifier(BadgeTraitKey.self)] as? Text }
        set { layoutValues[ObjectIdentifier(BadgeTraitKey.self)] = newValue }
    }
}

/// A badge of a list's row, which a link in it shows before its chevron.
@MainActor
final class RowBadge {
    let text: Text
    private(set) var isTaken = false

    init(_ text: Text) { self.text = text }

    func take() -> some View {
        isTaken = true
        return text.foregroundStyle(.secondary)
    }
}

extension EnvironmentValues {
    var rowBadge: RowBadge? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }

    /// The badge of the tab whose label is drawn.
    var tabBadge: Text? {
        get { self[TabBadgeKey.self] }
        set { self[TabBadgeKey.self] = newValue }
    }
}

/// The badge at a tab's symbol.
struct TabBadge: View {
    let text: Text

    var body: some View {
        EnvironmentReading { environment in
            let size = environment.metric(.badgeSize)
            text.font(.system(size: environment.metric(.badgeFontSize))).foregroundStyle(.white).lineLimit(1)
                .padding(.horizontal, environment.metric(.badgePadding))
                .frame(minWidth: size, minHeight: size)
                .background(Color.red, in: Capsule())
                .fixedSize()
                .alignmentGuide(.trailing) { _ in environment.metric(.badgeOverlap) }
                .alignmentGuide(.top) { _ in environment.metric(.badgeRise) }
        }
    }
}

extension View {
    /// - Support: works in rows of lists and at tabs; zero shows nothing.
    public nonisolated func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: String(count))) }

    /// - Support: works in rows of lists and at tabs.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// - Support: works in rows of lists and at tabs.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

    /// - Support: works in rows of lists and at tabs.
    public nonisolated func badge(_ label: Text?) -> some View {
        BadgedView(content: self, label: label)
    }
}

/// A view with a badge: at its end in a row of a list, and otherwise said of it.
private struct BadgedView<Content: View> {
    let content: Content
    let label: Text?
}

extension BadgedView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        guard let label else { return content._evaluate(evaluation) }
        guard evaluation.environment.isInListRow else { return content.changingTraits { $0.badge = label }._evaluate(evaluation) }
        let badge = RowBadge(label)
        var nodes: [Node] = []
        evaluation.withEnvironment({ $0.rowBadge = badge }) { nodes = content.nodes(in: evaluation) }
        guard !badge.isTaken, let row = nodes.first else { return nodes.forEach(evaluation.append) }
        HStack {
            EvaluatedView { $0.append(row) }
            Spacer()
            badge.take()
        }
        .changingTraits { $0 = row.traits }._evaluate(evaluation)
        nodes.dropFirst().forEach(evaluation.append)
    }
}

extension BadgedView: ModifierAround {
    var modified: any View { content }

    func change(_ traits: inout NodeTraits) {
        if let label { traits.badge = label }
    }
}
