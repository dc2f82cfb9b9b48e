import FoundationOverlay
import ViewEngine

extension View {
    /// The size of the nearest container, which in an archived view is the archive's own.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        nonisolated(unsafe) let length = length
        return ContainerFrameView(content: self, axes: axes, alignment: alignment) { length($0, $1) }
    }

    /// `span` of `count` equal parts of the container.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
}

/// A view in a frame that follows the container.
private struct ContainerFrameView<Content: View> {
    let content: Content
    let axes: Axis.Set
    let alignment: Alignment
    let length: @MainActor (CGFloat, Axis) -> CGFloat
}

extension ContainerFrameView: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        let layout = ContainerFrameLayout(axes: axes, alignment: alignment, archive: evaluation.archive, length: length)
        LayoutEvaluation.evaluate(layout, name: "ContainerRelativeFrame", content, evaluation)
    }
}

/// One view in a box measured from the container, whose size is known when views are placed.
private struct ContainerFrameLayout: Layout {
    let axes: Axis.Set
    let alignment: Alignment
    let archive: ArchiveContext
    let length: @MainActor (CGFloat, Axis) -> CGFloat

    private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let (axes, archive, length) = (axes, archive, length)
        return MainActor.assumeIsolated {
            let container = archive.containerFrame.size
            return ProposedViewSize(
                width: axes.contains(.horizontal) ? max(0, length(container.width, .horizontal)) : proposal.width,
                height: axes.contains(.vertical) ? max(0, length(container.height, .vertical)) : proposal.height)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let offered = offered(proposal)
        let inner = subviews.first?.sizeThatFits(offered) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? offered.width ?? inner.width : inner.width,
            height: axes.contains(.vertical) ? offered.height ?? inner.height : inner.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offered = offered(proposal)
        let box = ViewDimensions(size: bounds.size)
        for subview in subviews {
            let inner = subview.dimensions(in: offered)
            let origin = CGPoint(
                x: bounds.minX + box[alignment.horizontal] - inner[alignment.horizontal],
                y: bounds.minY + box[alignment.vertical] - inner[alignment.vertical])
            subview.place(at: origin, anchor: .zero, proposal: offered)
        }
    }
}
