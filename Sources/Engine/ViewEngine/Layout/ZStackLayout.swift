import Foundation

/// Views on top of each other. Those of the highest layout priority decide the size.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let box = union(proposal, subviews)
        return CGSize(width: max(0, box.width), height: max(0, box.height))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let box = union(proposal, subviews)
        for subview in subviews {
            let guides = guides(subview, proposal)
            let origin = CGPoint(x: bounds.minX - box.minX - guides.x, y: bounds.minY - box.minY - guides.y)
            subview.place(at: origin, anchor: .zero, proposal: proposal)
        }
    }

    private func guides(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> CGPoint {
        let dimensions = subview.dimensions(in: proposal)
        return CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
    }

    /// The box around the deciding children when their guides meet at the origin.
    private func union(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        let top = subviews.map(\.priority).max() ?? 0
        var box: CGRect?
        for subview in subviews where subview.priority == top {
            let guides = guides(subview, proposal)
            let frame = CGRect(origin: CGPoint(x: -guides.x, y: -guides.y), size: subview.sizeThatFits(proposal))
            box = box.map { $0.union(frame) } ?? frame
        }
        return box ?? .zero
    }
}
