import Foundation

/// A way to arrange views. The built-in stacks and grids are written against it too.
public protocol Layout {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    /// The layout as a node stores it. Custom layouts take the default.
    @MainActor func _box(named name: String?) -> any LayoutBox
}

/// What holds for every value of a layout type.
public struct LayoutProperties: Sendable {
    public enum Orientation: Sendable { case horizontal, vertical }

    /// The direction spacers and dividers take inside; nil: both.
    public var stackOrientation: Orientation?
    /// Whether the layout may have alignment guides of its own.
    var setsGuides = true

    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var spacing = ViewSpacing()
        for subview in subviews { spacing.formUnion(subview.spacing) }
        return spacing
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }
}

extension Layout {
    @MainActor public func _box(named name: String?) -> any LayoutBox { TypedLayoutBox(self, name: name) }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// A key of values that views pass to the layout they lie in.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
