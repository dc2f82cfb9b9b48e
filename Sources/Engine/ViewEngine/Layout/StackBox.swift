import Foundation

/// The layout of one stack node. It works on the nodes themselves and keeps what does not depend on the proposal.
@MainActor
final class StackBox: LayoutBox {
    let name: String
    private let axis: LayoutAxis
    private let spacing: CGFloat?
    private let guide: AlignmentKey
    private var layout: StackLayout?
    /// What was found for a proposal; sizes are asked for again when children are placed.
    private var found = RecentAnswers<ProposedViewSize, StackLayout.Placement>(limit: 16)

    init(name: String, axis: LayoutAxis, spacing: CGFloat?, guide: AlignmentKey) {
        self.name = name
        self.axis = axis
        self.spacing = spacing
        self.guide = guide
    }

    var setsGuides: Bool { false }
    var askedSpacing: CGFloat? { spacing }

    private func layout(_ children: [Node]) -> StackLayout {
        if let layout { return layout }
        let made = StackLayout(axis: axis, spacing: spacing, guide: guide, children: children)
        layout = made
        return made
    }

    private func placement(_ children: [Node], _ proposal: ProposedViewSize) -> StackLayout.Placement {
        if let known = found[proposal] { return known }
        let made = layout(children).place(proposal)
        found.add(made, for: proposal)
        return made
    }

    func size(of node: Node, children: [Node], for proposal: ProposedViewSize) -> CGSize { placement(children, proposal).size }

    func placements(of node: Node, children: [Node], in size: CGSize, proposal: ProposedViewSize) -> [Arrangement.Child] {
        let placement = placement(children, proposal.filled(across: axis, by: size))
        return children.indices.map { index in
            Arrangement.Child(node: children[index], origin: placement.origins[index], proposal: placement.proposals[index])
        }
    }

    func spacing(of node: Node, children: [Node]) -> ViewSpacing { layout(children).spacing() }

    func explicitGuide(_ key: AlignmentKey, of node: Node, children: [Node], size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
}
