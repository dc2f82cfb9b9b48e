import Foundation
import Snapshot

/// A request to make views and archive them.
public struct RenderRequest: Codable, Sendable, Equatable {
    public enum Subject: Codable, Sendable, Equatable {
        /// A widget of this kind: placeholder, gallery snapshot or timeline.
        case widget(kind: String, family: String, phase: Phase)
        /// A preview, by its index in the description.
        case preview(index: Int)
        /// A window scene of an app, by its index.
        case window(index: Int)
        /// A Live Activity, by the name of its attributes type. Each content is an entry.
        case activity(attributesType: String, ActivityInput)
        /// No views: when widgets of this kind are relevant, in the outcome.
        case relevance(kind: String)
        /// No views: how widgets of this kind can be configured, in the outcome.
        case configuration(kind: String)
    }

    public enum Phase: String, Codable, Sendable, CaseIterable {
        case placeholder, snapshot, timeline
    }

    public var id: Int
    public var subject: Subject
    /// Every entry is archived once in each of these surroundings.
    public var variants: [RenderVariant]
    /// At most this many entries of a timeline are archived.
    public var entryLimit: Int
    /// Of a timeline, only the entry that is shown at this moment is archived; nil for all.
    public var shownAt: Date?
    public var isPreview: Bool
    /// How a person configured the widget; nil for what a new one has.
    public var configuration: IntentValues?
    /// What is asked of a configuration beside what it offers.
    public var question: ConfigurationQuestion?
    /// The moment the program's clock is moved to first, where it stands still; nil leaves it.
    public var now: Date?

    public init(id: Int, subject: Subject, variants: [RenderVariant], entryLimit: Int = 500, isPreview: Bool = false) {
        self.id = id
        self.subject = subject
        self.variants = variants
        self.entryLimit = entryLimit
        self.isPreview = isPreview
    }
}

extension RenderRequest {
    /// Whether a Live Activity is archived.
    public var showsActivity: Bool {
        if case .activity = subject { true } else { variants.contains { $0.activity != nil } }
    }
}

/// The surroundings a view is archived in. Lengths in points.
public struct RenderVariant: Codable, Sendable, Equatable {
    public var context: SnapshotContext
    /// Size of the widget or window.
    public var size: CGSize
    /// Size the provider is told (`displaySize`); differs on iPad, where widgets are scaled.
    public var displaySize: CGSize
    public var scale: Double
    /// One of ``dynamicTypeSizes``; `large` is the default.
    public var dynamicTypeSize: String
    public var contentMargins: EdgeMargins
    public var containerCornerRadius: Double
    public var showsContainerBackground: Bool
    public var isHighContrast: Bool
    /// Names of further accessibility settings that are on, such as `reduceMotion`; nil for none.
    public var accessibility: Set<String>?
    public var safeArea: EdgeMargins
    public var device: RenderDevice
    /// Set where a Live Activity is shown; previews of activities are archived once for each such variant too.
    public var activity: ActivityPlace?

    /// Apple's names of `DynamicTypeSize`, the smallest first.
    public static let dynamicTypeSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
        "accessibility4", "accessibility5",
    ]

    public init(context: SnapshotContext, size: CGSize, scale: Double) {
        self.context = context
        self.size = size
        displaySize = size
        self.scale = scale
        dynamicTypeSize = "large"
        contentMargins = EdgeMargins()
        containerCornerRadius = 0
        showsContainerBackground = true
        isHighContrast = false
        safeArea = EdgeMargins()
        device = RenderDevice()
    }
}

/// What a program can learn about the device. Lengths in points, portrait.
public struct RenderDevice: Codable, Sendable, Equatable {
    /// The device's name in Settings.
    public var name: String
    /// `phone`, `pad` or `watch`.
    public var idiom: String
    public var screen: CGSize

    public init(name: String = "iPhone", idiom: String = "phone", screen: CGSize = CGSize(width: 393, height: 852)) {
        (self.name, self.idiom, self.screen) = (name, idiom, screen)
    }
}

/// Margins in points.
public struct EdgeMargins: Codable, Sendable, Equatable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }
}
