import Foundation

/// What a node tells the container it lies in.
public struct NodeTraits {
    public var layoutPriority: Double = 0
    public var zIndex: Double = 0
    /// Values of `layoutValue(key:value:)`, by key type.
    public var layoutValues: [ObjectIdentifier: Any] = [:]
    public var gridColumns = 1
    public var gridColumnAlignment: HorizontalAlignment?
    /// Anchor in unit coordinates.
    public var gridCellAnchor: CGPoint?
    public var gridUnsizedAxes: (horizontal: Bool, vertical: Bool) = (false, false)
    /// The cells of a grid row, where the node is one.
    public var gridRow: GridRowContent?
    public var isSpacer = false
    public var preview: PreviewTraits?

    public init() {}
}

/// What a view of a `PreviewProvider` says of itself.
public struct PreviewTraits: Sendable {
    public enum Layout: Sendable, Equatable {
        case device
        case sizeThatFits
        /// Size in points.
        case fixed(CGSize)
    }

    public var displayName: String?
    /// Name of the widget family or presentation the view is meant for.
    public var presentation: String?
    public var layout = Layout.device

    public init() {}
}

/// The cells of a `GridRow`.
public struct GridRowContent {
    public var cells: [Node]
    public var alignment: VerticalAlignment?

    public init(cells: [Node], alignment: VerticalAlignment?) {
        self.cells = cells
        self.alignment = alignment
    }
}
