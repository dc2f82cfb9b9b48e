import Foundation
import Snapshot

/// What an extension (or an app) offers.
public struct BundleDescription: Codable, Sendable, Equatable {
    public var widgets: [WidgetDescription] = []
    public var previews: [PreviewDescription] = []
    /// Number of window scenes of an app; 0 for an extension.
    public var windowCount = 0
    public var diagnostics: [SnapshotDiagnostic] = []

    public init() {}
}

/// One widget, Live Activity or control of a bundle.
public struct WidgetDescription: Codable, Sendable, Equatable {
    public enum Configuration: String, Codable, Sendable {
        case `static`, appIntent, intent, activity, control, relevance
    }

    /// The kind; of a Live Activity, which has none, the name of its attributes type.
    public var kind: String
    public var configuration: Configuration
    public var displayName: String
    public var description: String
    /// Names of the families in the order of the source: `systemSmall`, …
    public var families: [String]
    public var contentMarginsDisabled = false
    public var isContainerBackgroundRemovable = true
    /// Name of the attributes type of a Live Activity.
    public var attributesType: String?
    public var supplementalFamilies: [String] = []
    /// Families by the place that offers them last: `homeScreen`, …
    public var disfavoredFamilies: [String: [String]] = [:]
    public var promptsForConfiguration = false
    /// Kind of the widget this one stands for in the Smart Stack.
    public var associatedKind: String?

    public init(kind: String, configuration: Configuration, displayName: String = "", description: String = "", families: [String] = []) {
        self.kind = kind
        self.configuration = configuration
        self.displayName = displayName
        self.description = description
        self.families = families
    }
}

/// A `#Preview` or one view of a `PreviewProvider`.
public struct PreviewDescription: Codable, Sendable, Equatable {
    public var index: Int
    public var name: String
    public var file: String
    public var line: Int
    /// `widget`, `activity`, `control` or `view`.
    public var subject: String
    /// Kind of the widget shown, where known.
    public var kind: String?
    /// Family or presentation asked for, where there is one.
    public var presentation: String?
    /// Name of the attributes type, where the subject is an activity.
    public var attributesType: String?

    public init(index: Int, name: String, file: String, line: Int, subject: String, kind: String? = nil, presentation: String? = nil) {
        self.index = index
        self.name = name
        self.file = file
        self.line = line
        self.subject = subject
        self.kind = kind
        self.presentation = presentation
    }
}
