import Activities
import Builder
import Devices
import ExtensionProtocol
import ExtensionRunners
import Foundation
import Host
import SimulatedDevice
import WidgetSystem
import struct WidgetSystem.WidgetDescription

/// An app as the simulated device installs it.
struct SimulatedApp {
    var description: AppDescription
    var extensions: [DeviceExtension]
    /// Families by kind, as the bundle lists them.
    var families: [(kind: String, families: [String])]
    var attributesTypes: [String]

    init(_ product: BuildProduct, launch: ExtensionLaunch, bundle: BundleDescription, options: RenderOptions) {
        let identifier = product.target.bundleIdentifier
        let widgets = bundle.widgets.filter { $0.configuration != .activity && $0.configuration != .control }
        let descriptions = widgets.map { widget in
            WidgetDescription(
                kind: widget.kind, displayName: widget.displayName.isEmpty ? widget.kind : widget.displayName, families: widget.families,
                isBackgroundRemovable: widget.isContainerBackgroundRemovable, disfavoredLocations: Set(widget.disfavoredFamilies.keys))
        }
        description = AppDescription(identifier, extensions: [WidgetExtensionDescription(identifier, widgets: descriptions)])
        families = widgets.map { ($0.kind, $0.families) }
        attributesTypes = bundle.widgets.compactMap(\.attributesType)
        let supportsSmall = bundle.widgets.contains { $0.supplementalFamilies.contains("small") }
        extensions = [
            DeviceExtension(
                app: identifier, launch: launch, bundle: bundle,
                variants: { name in
                    WidgetFamilyName(rawValue: name).flatMap { VariantPlan(family: $0, options: options) }?.variants.prefix(1).map(\.request) ?? []
                },
                activityVariants: attributesTypes.isEmpty ? [] : ActivityPlan(options: options, supportsSmall: supportsSmall).variants.map(\.request))
        ]
    }

    var identifier: String { description.bundleIdentifier }
}
