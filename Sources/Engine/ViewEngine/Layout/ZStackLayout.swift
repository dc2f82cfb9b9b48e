import Foundation

/// Views on top of each other. Those of the highest layout priority decide the size.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.setsGuides = false
        return properties
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let box = union(proposal, subviews)
        let sizes = deciding(subviews).map { $0.sizeThatFits(proposal) }
        // The guides of endless frames meet nowhere.
        return CGSize(
            width: sizes.contains { $0.width == .infinity } ? .infinity : max(0, box.width),
            height: sizes.contains { $0.height == .infinity } ? .infinity : max(0, box.height))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let proposal = ProposedViewSize(bounds.size)
        let box = union(proposal, subviews)
        for subview in subviews {
            let guides = guides(subview, proposal)
            let origin = CGPoint(x: bounds.minX - box.minX - guides.x, y: bounds.minY - box.minY - guides.y)
            subview.place(at: origin, anchor: .topLeading, proposal: proposal)
        }
    }

    private func guides(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> CGPoint {
        let dimensions = subview.dimensions(in: proposal)
        return CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
    }

    /// The children of the highest priority.
    private func deciding(_ subviews: Subviews) -> [LayoutSubview] {
        let top = subviews.map(\.priority).max() ?? 0
        return subviews.filter { $0.priority == top }
    }

    /// The box around the deciding children when their guides meet at the origin.
    private func union(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        var box: CGRect?
        for subview in deciding(subviews) {
            let guides = guides(subview, proposal)
            let frame = CGRect(origin: CGPoint(x: -guides.x, y: -guides.y), size: subview.sizeThatFits(proposal))
            box = box.map { $0.union(frame) } ?? frame
        }
        return box ?? .zero
    }
}
