import Foundation

/// A row of views.
public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var stack: StackLayout { StackLayout(axis: .horizontal, spacing: spacing) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        stack.size(proposal, subviews, alignment.key)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        stack.commit(in: bounds, proposal, subviews, alignment.key)
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { stack.spacing(subviews) }
}

/// A column of views.
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var stack: StackLayout { StackLayout(axis: .vertical, spacing: spacing) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        stack.size(proposal, subviews, alignment.key)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        stack.commit(in: bounds, proposal, subviews, alignment.key)
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { stack.spacing(subviews) }
}

extension StackLayout {
    /// Places the children in `bounds`.
    func commit(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ key: AlignmentKey) {
        let placed = place(proposal, subviews, key)
        for (index, subview) in subviews.enumerated() {
            let origin = CGPoint(x: bounds.minX + placed.origins[index].x, y: bounds.minY + placed.origins[index].y)
            subview.place(at: origin, anchor: .topLeading, proposal: placed.proposals[index])
        }
    }
}
