import FoundationOverlay
import ViewEngine

/// The label of a control: of several views the first is its title, and the others stand below it, smaller and in the secondary colour, as
/// Apple's documentation shows it for labels made of two texts.
struct StackedLabel<Label: View> {
    let label: Label
}

extension StackedLabel: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        let nodes = label.nodes(in: evaluation)
        guard nodes.count > 1 else { return nodes.forEach { evaluation.append($0) } }
        let lines = evaluation.subviews(of: label)
        let stack = VStack(alignment: .leading, spacing: evaluation.environment.metric(.labelLineSpacing)) {
            lines[0]
            SubviewsCollectionSlice(subviews: lines.subviews.dropFirst()).font(.subheadline).foregroundStyle(.secondary)
        }
        stack._evaluate(evaluation)
    }
}
