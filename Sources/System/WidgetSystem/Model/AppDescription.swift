import IsletModel

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
