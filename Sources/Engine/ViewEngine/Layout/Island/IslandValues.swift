import Foundation

/// A part of the expanded Dynamic Island.
public enum IslandRegion: Sendable, Hashable {
    case leading, trailing, center, bottom
}

/// Margins in points; nil where the system's hold. The first value that is given for an edge stays.
public struct IslandMargins: Equatable, Sendable {
    public private(set) var top: CGFloat?
    public private(set) var leading: CGFloat?
    public private(set) var bottom: CGFloat?
    public private(set) var trailing: CGFloat?

    public init() {}

    public mutating func fill(_ edges: EdgeSet, _ length: CGFloat) {
        if edges.contains(.top) { top = top ?? length }
        if edges.contains(.leading) { leading = leading ?? length }
        if edges.contains(.bottom) { bottom = bottom ?? length }
        if edges.contains(.trailing) { trailing = trailing ?? length }
    }

    /// The margins with `system` where none was given.
    public func resolved(_ system: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? system.top, leading: leading ?? system.leading, bottom: bottom ?? system.bottom, trailing: trailing ?? system.trailing)
    }
}

/// What a view of the expanded island tells its layout of the region it lies in.
public struct IslandPlacement: Sendable {
    public var region: IslandRegion
    /// The side with the higher priority gets the room that the other one leaves.
    public var priority: Double
    public var margins: IslandMargins

    public init(region: IslandRegion, priority: Double = 0, margins: IslandMargins = IslandMargins()) {
        (self.region, self.priority, self.margins) = (region, priority, margins)
    }
}

/// The region a child of an ``IslandLayout`` belongs to.
public enum IslandPlacementKey: LayoutValueKey {
    public static var defaultValue: IslandPlacement { IslandPlacement(region: .bottom) }
}

/// Whether a child that is too wide for the room beside the camera goes below it.
public enum IslandBelowCameraKey: LayoutValueKey {
    public static var defaultValue: Bool { false }
}
