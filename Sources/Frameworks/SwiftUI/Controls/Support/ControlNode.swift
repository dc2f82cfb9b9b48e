import Snapshot
import ViewEngine

extension Evaluation {
    /// Appends what `body` makes as one node with a role of its own; several views form a row.
    func appendControl(
        _ role: String, interaction: Interaction? = nil, traits: [String] = [], value: String? = nil, control: LiveControl? = nil,
        _ body: () -> Void
    ) {
        var node: Node?
        descend(.view(role)) {
            var children: [Node] = []
            withEnvironment({ ($0.stackOrientation, $0.rowSight) = (nil, nil) }) { children = collect(body) }
            let box: any LayoutBox =
                children.count > 1 ? HStackLayout()._box(named: role) : ZStackLayout()._box(named: role)
            let outer = children.count == 1 ? children[0].traits : NodeTraits()
            node = Node(.layout(box, children: children), environment: environment, path: path, traits: outer)
        }
        guard var node else { return }
        if !traits.isEmpty || value != nil {
            node = wrapped(
                node,
                .accessibility {
                    $0.traits += traits.filter { [known = $0.traits] in !known.contains($0) }
                    if let value { $0.value = value }
                })
        }
        if let interaction { node = wrapped(node, .interaction(interaction)) }
        if let control, environment.isTouchable { node = wrapped(node, .control(control)) }
        append(node)
    }

    /// What a control does in a running window; nil in views that are archived once, and where it does nothing.
    func liveControl(_ role: String, tap: (@MainActor () -> Void)?) -> LiveControl? {
        guard archive.pass.isRunning, let tap else { return nil }
        return LiveControl(role: role, isEnabled: environment.isEnabled, tap: tap)
    }

    private func wrapped(_ node: Node, _ annotation: NodeAnnotation) -> Node {
        Node(.annotation(annotation, node), environment: environment, path: node.path, traits: node.traits)
    }
}

/// A view as one control node.
struct ControlView<Content: View> {
    let role: String
    var interaction: Interaction?
    var traits: [String] = []
    let content: Content
}

extension ControlView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        evaluation.appendControl(role, interaction: interaction, traits: traits) { content._evaluate(evaluation) }
    }
}
