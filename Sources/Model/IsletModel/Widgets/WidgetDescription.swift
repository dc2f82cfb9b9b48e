/// One widget, Live Activity or control of a bundle, as its extension describes it and the system installs it.
public struct WidgetDescription: Codable, Sendable, Hashable {
    public enum Configuration: String, Codable, Sendable, Hashable {
        case `static`, appIntent, intent, activity, control, relevance
    }

    /// The kind; of a Live Activity, which has none, the name of its attributes type.
    public var kind: String
    public var configuration: Configuration
    public var displayName: String
    public var description: String
    /// In the order of the source.
    public var families: [WidgetFamily]
    public var contentMarginsDisabled = false
    public var isContainerBackgroundRemovable = true
    /// Name of the attributes type of a Live Activity.
    public var attributesType: String?
    public var supplementalFamilies: [String] = []
    /// Families by the place that offers them last: `homeScreen`, …
    public var disfavoredFamilies: [String: [WidgetFamily]] = [:]
    public var promptsForConfiguration = false
    /// Kind of the widget this one stands for in the Smart Stack.
    public var associatedKind: String?
    /// `NSWidgetWantsLocation` of the extension's Info.plist.
    public var wantsLocation = false

    public init(
        kind: String, configuration: Configuration = .static, displayName: String = "", description: String = "",
        families: [WidgetFamily] = WidgetFamily.defaults
    ) {
        self.kind = kind
        self.configuration = configuration
        self.displayName = displayName
        self.description = description
        self.families = families
    }

    /// What people call the widget: its display name, or its kind where it has none.
    public var title: String { displayName.isEmpty ? kind : displayName }
}
