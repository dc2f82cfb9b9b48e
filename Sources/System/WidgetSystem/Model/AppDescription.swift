/// An app as the system installs it: what its widget extensions offer.
public struct AppDescription: Hashable, Codable, Sendable {
    public var bundleIdentifier: String
    public var extensions: [WidgetExtensionDescription]

    public init(_ bundleIdentifier: String, extensions: [WidgetExtensionDescription]) {
        self.bundleIdentifier = bundleIdentifier
        self.extensions = extensions
    }
}

public struct WidgetExtensionDescription: Hashable, Codable, Sendable {
    public var bundleIdentifier: String
    /// In the order of the bundle.
    public var widgets: [WidgetDescription]
    /// The extension is left out of the installed app (the build setting Skip Install).
    public var isSkippedOnInstall: Bool
    /// Lowest version of the system it runs on.
    public var minimumSystem: SystemVersion
    /// Its files cannot be read while the device is locked (data protection `complete`).
    public var isProtected: Bool

    public init(
        _ bundleIdentifier: String, widgets: [WidgetDescription], isSkippedOnInstall: Bool = false, minimumSystem: SystemVersion = SystemVersion(14),
        isProtected: Bool = false
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.widgets = widgets
        self.isSkippedOnInstall = isSkippedOnInstall
        self.minimumSystem = minimumSystem
        self.isProtected = isProtected
    }
}

/// One widget of a bundle.
public struct WidgetDescription: Hashable, Codable, Sendable {
    public var kind: String
    public var displayName: String
    /// Supported families in the order of the gallery; nil where the configuration does not say, which means all the device has.
    public var families: [String]?
    /// `NSWidgetWantsLocation`.
    public var wantsLocation: Bool
    /// False where `containerBackgroundRemovable(false)` is set.
    public var isBackgroundRemovable: Bool
    /// Places named by `disfavoredLocations(_:for:)`, such as `standBy`.
    public var disfavoredLocations: Set<String>

    public init(
        kind: String, displayName: String? = nil, families: [String]? = nil, wantsLocation: Bool = false, isBackgroundRemovable: Bool = true,
        disfavoredLocations: Set<String> = []
    ) {
        self.kind = kind
        self.displayName = displayName ?? kind
        self.families = families
        self.wantsLocation = wantsLocation
        self.isBackgroundRemovable = isBackgroundRemovable
        self.disfavoredLocations = disfavoredLocations
    }
}
