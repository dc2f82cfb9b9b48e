import FoundationOverlay

/// When a widget is relevant for the Smart Stack.
public struct WidgetRelevance<Configuration> {
    public let attributes: [WidgetRelevanceAttribute<Configuration>]

    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// One reason for a widget to be relevant.
public struct WidgetRelevanceAttribute<Configuration> {
    /// The configuration the reason is about; nil for widgets without one.
    public let configuration: Configuration?
    public let group: WidgetRelevanceGroup

    init(configuration: Configuration?, group: WidgetRelevanceGroup) {
        self.configuration = configuration
        self.group = group
    }

    public init(configuration: Configuration, group: WidgetRelevanceGroup) {
        self.init(configuration: Optional(configuration), group: group)
    }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    public init(group: WidgetRelevanceGroup) { self.init(configuration: nil, group: group) }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

/// Widgets that the Smart Stack shows once.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    let name: String

    public static let automatic = WidgetRelevanceGroup(name: "automatic")
    public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: "named " + name) }
}
