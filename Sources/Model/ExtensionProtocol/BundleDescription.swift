import Foundation
import IsletModel
import Snapshot

/// What an extension (or an app) offers.
public struct BundleDescription: Codable, Sendable, Equatable {
    public var widgets: [WidgetDescription] = []
    /// The previews, once they are listed.
    public var previews: [PreviewDescription] = []
    /// Where previews are declared. Listing them runs the program's code.
    public var previewDeclarations: [PreviewPlace] = []
    /// Number of window scenes of an app; 0 for an extension.
    public var windowCount = 0
    /// Whether it wants to know the token for pushes to its widgets.
    public var takesWidgetPushes: Bool?
    /// Kinds of the controls that want to know theirs.
    public var pushedControls: [String]?
    public var diagnostics: [SnapshotDiagnostic] = []

    public init() {}
}

/// Where a `#Preview` or a `PreviewProvider` stands.
public struct PreviewPlace: Codable, Sendable, Equatable {
    public var file: String
    public var line: Int

    public init(file: String, line: Int) { (self.file, self.line) = (file, line) }
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
