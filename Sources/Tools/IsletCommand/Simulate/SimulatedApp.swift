import Activities
import DeviceHost
import Devices
import ExtensionProtocol
import ExtensionRunners
import Foundation
import Host
import IsletModel
import WidgetSystem

/// An app as the simulated device installs it.
struct SimulatedApp {
    var hosted: HostedApp

    var identifier: String { hosted.identifier }
    var description: AppDescription {
        get { hosted.description }
        set { hosted.description = newValue }
    }
    /// Families by kind, as the bundles list them.
    var families: [(kind: String, families: [WidgetFamily])] {
        hosted.extensions.flatMap(\.placeable).map { ($0.kind, $0.families) }
    }
    var attributesTypes: [String] { hosted.extensions.flatMap { $0.bundle.widgets.compactMap(\.attributesType) } }
}
