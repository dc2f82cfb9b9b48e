import ExtensionProtocol
import Foundation
import Host
import IsletModel

/// An extension of an app on a device.
public struct DeviceExtension: Sendable {
    /// Bundle identifier of the app.
    public var app: String
    public var launch: ExtensionLaunch
    public var bundle: BundleDescription
    /// The surroundings views of a family are archived in.
    public var variants: @Sendable (_ family: WidgetFamily) -> [RenderVariant]
    /// What timelines are judged by.
    public var limits = TimelineLimits.standard
    /// The surroundings of each presentation of a Live Activity.
    public var activityVariants: [RenderVariant]
    /// The sizes in which controls are archived; none where nobody sees them.
    public var controlVariants: [ControlVariant] = []

    public init(
        app: String, launch: ExtensionLaunch, bundle: BundleDescription, variants: @escaping @Sendable (_ family: WidgetFamily) -> [RenderVariant],
        activityVariants: [RenderVariant] = []
    ) {
        self.app = app
        self.launch = launch
        self.bundle = bundle
        self.variants = variants
        self.activityVariants = activityVariants
    }

    public var identifier: String { launch.bundleIdentifier }

    /// The widgets that can be placed, in the order of the bundle.
    public var placeable: [WidgetDescription] {
        bundle.widgets.filter { $0.configuration != .activity && $0.configuration != .control }
    }

    /// What it offers to Control Center, in the order of the bundle.
    var controls: [DeviceControl] {
        bundle.widgets.filter { $0.configuration == .control }.map { widget in
            DeviceControl(app: app, program: identifier, kind: widget.kind, title: widget.title)
        }
    }
}
