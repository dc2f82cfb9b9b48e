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
        properties.setsGuides = false
        return properties
    }

    @MainActor public func _box(named name: String?) -> any LayoutBox {
        StackBox(name: name ?? "HStackLayout", axis: .horizontal, spacing: spacing, guide: alignment.key)
    }

    @MainActor
    private func stack(_ subviews: Subviews) -> StackLayout {
        StackLayout(axis: .horizontal, spacing: spacing, guide: alignment.key, children: subviews.nodes)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        MainActor.assumeIsolated { stack(subviews).place(proposal).size }
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        MainActor.assumeIsolated { stack(subviews).place(proposal.filled(across: .horizontal, by: bounds.size)) }.commit(in: bounds, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { MainActor.assumeIsolated { stack(subviews).spacing() } }
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
        properties.setsGuides = false
        return properties
    }

    @MainActor public func _box(named name: String?) -> any LayoutBox {
        StackBox(name: name ?? "VStackLayout", axis: .vertical, spacing: spacing, guide: alignment.key)
    }

    @MainActor
    private func stack(_ subviews: Subviews) -> StackLayout {
        StackLayout(axis: .vertical, spacing: spacing, guide: alignment.key, children: subviews.nodes)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        MainActor.assumeIsolated { stack(subviews).place(proposal).size }
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        MainActor.assumeIsolated { stack(subviews).place(proposal.filled(across: .vertical, by: bounds.size)) }.commit(in: bounds, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { MainActor.assumeIsolated { stack(subviews).spacing() } }
}

extension StackLayout.Placement {
    /// Places the children in `bounds`.
    func commit(in bounds: CGRect, _ subviews: LayoutSubviews) {
        for (index, subview) in subviews.enumerated() {
            let origin = CGPoint(x: bounds.minX + origins[index].x, y: bounds.minY + origins[index].y)
            subview.place(at: origin, anchor: .topLeading, proposal: proposals[index])
        }
    }
}
