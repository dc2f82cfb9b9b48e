import FoundationOverlay
import ViewEngine

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the scroll view around a view; without one, the whole.
    /// - Support: partial: the space of the whole window or widget.
    public static var scrollView: NamedCoordinateSpace { .named("_scrollView") }
    /// - Support: partial: the space of the whole window or widget.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named("_scrollView") }
}

extension CoordinateSpace {
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

extension GeometryProxy {
    /// The frame of a named space around the view, in the view's own coordinates; nil where there is none of this name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let space = source.coordinateSpaces[coordinateSpace.name] else { return nil }
        return CGRect(
            x: space.minX - source.frame.minX, y: space.minY - source.frame.minY, width: space.width, height: space.height)
    }
}

extension HorizontalAlignment {
    /// The place of a guide that several views have: in the middle of those that say one.
    public static func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { AlignmentGuides.middle(of: values) }
}

extension VerticalAlignment {
    /// The place of a guide that several views have: in the middle of those that say one.
    public static func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { AlignmentGuides.middle(of: values) }
}

private enum AlignmentGuides {
    static func middle<S: Sequence>(of values: S) -> CGFloat? where S.Element == CGFloat? {
        let said = values.compactMap { $0 }
        return said.isEmpty ? nil : said.reduce(0, +) / CGFloat(said.count)
    }
}
