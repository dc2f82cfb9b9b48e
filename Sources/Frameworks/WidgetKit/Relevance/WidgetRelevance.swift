import AppIntents
import FoundationOverlay

/// When a widget is relevant for the Smart Stack.
public struct WidgetRelevance<Configuration> {
    public let attributes: [WidgetRelevanceAttribute<Configuration>]

    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

extension WidgetRelevance {
    /// The times among the reasons.
    var intervals: [DateInterval] { attributes.compactMap { $0.context?._interval } }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// One reason for a widget to be relevant.
public struct WidgetRelevanceAttribute<Configuration> {
    /// The configuration the reason is about; nil for widgets without one.
    public let configuration: Configuration?
    public let group: WidgetRelevanceGroup
    /// The situation the reason is; nil where only the group is told.
    public let context: RelevantContext?

    init(configuration: Configuration?, group: WidgetRelevanceGroup, context: RelevantContext? = nil) {
        self.configuration = configuration
        self.group = group
        self.context = context
    }

    public init(configuration: Configuration, group: WidgetRelevanceGroup) {
        self.init(configuration: Optional(configuration), group: group)
    }

    public init(configuration: Configuration, context: RelevantContext) {
        self.init(configuration: Optional(configuration), group: .automatic, context: context)
    }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    public init(group: WidgetRelevanceGroup) { self.init(configuration: nil, group: group) }
    public init(context: RelevantContext) { self.init(configuration: nil, group: .automatic, context: context) }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

/// Widgets that the Smart Stack shows once.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    let name: String

    public static let automatic = WidgetRelevanceGroup(name: "automatic")
    public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: "named " + name) }
}
