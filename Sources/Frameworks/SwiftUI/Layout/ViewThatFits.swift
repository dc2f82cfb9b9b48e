import FoundationOverlay
import ViewEngine

/// Shows the first of several views that fits.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content
}

extension ViewThatFits: View, _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public func _evaluate(_ evaluation: Evaluation) {
        var children: [Node] = []
        evaluation.descend(.view("ViewThatFits")) { children = content.nodes(in: evaluation) }
        evaluation.append(.viewThatFits(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical), children: children))
    }
}
