import ExtensionProtocol
import Foundation
import IsletModel
import Snapshot
import ViewEngine

/// A widget of the running bundle: what it says of itself, and how its views are made.
@MainActor
public struct WidgetSpecification {
    public var description: WidgetDescription
    public var provider: any EntryProvider
    /// Set where the widget is a Live Activity.
    public var activity: (any ActivityProvider)?
    /// Adds what the widget's views read from the environment, for a family and surroundings.
    public var prepareEnvironment: @MainActor (inout EnvironmentValues, RenderVariant, String) -> Void

    public init(
        description: WidgetDescription, provider: any EntryProvider,
        prepareEnvironment: @escaping @MainActor (inout EnvironmentValues, RenderVariant, String) -> Void
    ) {
        self.description = description
        self.provider = provider
        self.prepareEnvironment = prepareEnvironment
    }
}

/// What a provider is told about the place its entries are for.
public struct ProviderSurroundings: Sendable {
    /// Name of the family.
    public var family: String
    public var isPreview: Bool
    /// Size in points.
    public var displaySize: CGSize
    public var variants: [RenderVariant]
    /// How a person configured the widget; nil for what a new one has.
    public var configuration: IntentValues?
    /// Texts that somebody who configures looks for, by the names of parameters.
    public var searches: [String: String] = [:]

    public init(family: String, isPreview: Bool, displaySize: CGSize, variants: [RenderVariant]) {
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize
        self.variants = variants
    }
}

/// One entry: its date and the view shown from then on.
public struct EntryContent: Sendable {
    public var date: Date
    public var relevance: (score: Double, duration: Double)?
    /// How large the view is drawn.
    public var layout = PreviewTraits.Layout.device
    /// The entry's place in its timeline, where entries before it are missing.
    public var index: Int?
    /// What is shown of a Live Activity.
    public var activity: ArchivedActivity?
    /// Whether tasks of the views run before they are drawn, as those of an app's views in a preview.
    public var runsTasks = false
    /// Appends the nodes of the entry's view.
    public var evaluate: @MainActor @Sendable (Evaluation) -> Void
    /// The picture in these surroundings, where it is made already.
    public var archived: (@MainActor @Sendable (RenderVariant) -> Snapshot?)?

    public init(date: Date, relevance: (score: Double, duration: Double)? = nil, evaluate: @escaping @MainActor @Sendable (Evaluation) -> Void) {
        self.date = date
        self.relevance = relevance
        self.evaluate = evaluate
    }
}

/// The entries of a timeline and what comes after them.
public struct TimelineContent: Sendable {
    public var entries: [EntryContent]
    public var policy: RenderOutcome.Policy?

    public init(entries: [EntryContent], policy: RenderOutcome.Policy?) {
        self.entries = entries
        self.policy = policy
    }
}

/// A timeline provider without its types.
@MainActor
public protocol EntryProvider {
    func placeholder(in surroundings: ProviderSurroundings) async throws -> EntryContent
    func snapshot(in surroundings: ProviderSurroundings) async throws -> EntryContent
    func timeline(in surroundings: ProviderSurroundings) async throws -> TimelineContent
    /// When the widget is relevant for the Smart Stack, as far as its provider names times.
    func relevance() async throws -> [DateInterval]
    /// The parameters of the intent the widget is configured by.
    func configuration(in surroundings: ProviderSurroundings) async throws -> [ConfigurationParameter]
    /// The view for an entry from elsewhere; nil where the entry is not of the provider's type.
    func content(for entry: Any) -> EntryContent?
}

extension EntryProvider {
    public func relevance() async throws -> [DateInterval] { [] }
    public func configuration(in surroundings: ProviderSurroundings) async throws -> [ConfigurationParameter] { [] }
}
