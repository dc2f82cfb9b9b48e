import Foundation

/// What a node tells the container it lies in.
public struct NodeTraits {
    public var layoutPriority: Double = 0
    public var zIndex: Double = 0
    /// Values of `layoutValue(key:value:)`, by key type.
    public var layoutValues: [ObjectIdentifier: Any] = [:]
    /// Values of `containerValue(_:_:)`, by key type.
    public var containerValues: [ObjectIdentifier: Any] = [:]
    public var gridColumns = 1
    public var gridColumnAlignment: HorizontalAlignment?
    public var gridCellAnchor: UnitPoint?
    public var gridUnsizedAxes: (horizontal: Bool, vertical: Bool) = (false, false)
    /// The node's place in a grid row, where it lies in one.
    public var gridRowPlace: GridRowPlace?
    public var preview: PreviewTraits?
    /// Whether the node takes text from a person: no line of a list begins at the text in it.
    public var isTextInput = false

    public init() {}
}

extension NodeContent {
    /// The traits of a node with this content around a child with `inner`. What lays out anew has no layout priority of its own.
    func traits(around inner: NodeTraits) -> NodeTraits {
        switch self {
        case .padding, .fixedFrame, .flexibleFrame, .aspectRatio, .position:
            var traits = inner
            traits.layoutPriority = 0
            return traits
        default: return inner
        }
    }
}

/// What a view of a `PreviewProvider` says of itself.
public struct PreviewTraits: Sendable {
    public enum Layout: Sendable, Equatable {
        case device
        /// The device, turned to its side.
        case landscape
        case sizeThatFits
        /// Size in points.
        case fixed(CGSize)
    }

    public var displayName: String?
    /// Name of the widget family or presentation the view is meant for.
    public var presentation: String?
    /// Name of the attributes type, where the view is a Live Activity.
    public var attributesType: String?
    /// What the extension's runtime keeps of a Live Activity's content.
    public var activity: (any Sendable)?
    public var layout = Layout.device

    public init() {}
}

/// The place of a cell in a `GridRow`.
public struct GridRowPlace {
    /// The same for all cells of a row.
    public var row: ObjectIdentifier
    public var column: Int
    public var alignment: VerticalAlignment?

    public init(row: ObjectIdentifier, column: Int, alignment: VerticalAlignment?) {
        self.row = row
        self.column = column
        self.alignment = alignment
    }
}
