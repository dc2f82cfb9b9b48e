import Activities
import ExtensionProtocol
import Host
import IsletModel
import WidgetSystem

/// An app as a host installs it, with its programs.
public struct HostedApp: Sendable {
    /// What its extensions offer; names the app.
    public var description: AppDescription
    /// What it may do with Live Activities.
    public var activities: ActivityApp
    public var extensions: [DeviceExtension]
    /// How the app itself is started; nil where there are only extensions of it.
    public var launch: ExtensionLaunch?
    /// Schemes of the URLs it opens.
    public var urlSchemes: Set<String>
    /// The screen its window is shown on; nil where nobody looks at it.
    public var screen: RenderVariant?

    public init(
        description: AppDescription, activities: ActivityApp, extensions: [DeviceExtension], launch: ExtensionLaunch? = nil,
        urlSchemes: Set<String> = []
    ) {
        self.description = description
        self.activities = activities
        self.extensions = extensions
        self.launch = launch
        self.urlSchemes = urlSchemes
    }

    public var identifier: String { description.bundleIdentifier }

    /// Whether a program of this bundle identifier belongs to the app.
    func owns(_ bundle: String) -> Bool { bundle == identifier || extensions.contains { $0.identifier == bundle } }
}
