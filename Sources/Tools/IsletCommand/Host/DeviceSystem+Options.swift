import Activities
import Devices
import DeviceSystem
import Foundation
import IsletModel
import Simulation
import WidgetSystem

extension MachinePair where First == WidgetSystem, Second == ActivitySystem {
    /// The machines of the chosen device without any past.
    init(_ options: RenderOptions, seed: UInt64 = 0, at time: Date) {
        let device = options.device
        let profile = options.profile
        let system = SystemVersion(options.os.number)
        let activities = ActivitySystem(
            rules: profile.activities, isDeviceSupported: device.idiom == .phone && profile.features.has(.liveActivities, on: system),
            hasIsland: device.island != nil, islandPlaces: device.islandPlaces(os: options.os),
            mirrorDevices: Set(ActivityMirror.Device.allCases.filter { $0.isThere(on: system, profile.features) }), at: time)
        self.init(
            WidgetSystem(profile: profile.widgets, device: DeviceDescription(system: system, families: options.shownFamilies), seed: seed), activities
        )
    }
}

extension RenderOptions {
    /// The families that the device shows, in the order of the gallery.
    var shownFamilies: [WidgetFamily] {
        let shown = device.families(os: os)
        return WidgetFamily.allCases.filter { shown[$0] != nil }
    }
}

extension ActivityMirror.Device {
    /// Whether the device mirrors activities of an iPhone with this version of iOS, its own being of the same year.
    fileprivate func isThere(on system: SystemVersion, _ features: SystemFeatures) -> Bool {
        switch self {
        case .watch: features.has(.supplementalActivityFamilies, on: system.ofSameYear(behindUntilUnified: 7))
        case .carPlay: features.has(.activitiesInCar, on: system)
        case .mac: features.has(.activitiesOnMac, on: system.ofSameYear(behindUntilUnified: 3))
        }
    }
}

extension SystemVersion {
    /// Another platform's version of the same year: from 26 on all have the same number; watchOS was 7 behind before, macOS 3.
    fileprivate func ofSameYear(behindUntilUnified difference: Int) -> SystemVersion {
        major >= 26 ? self : SystemVersion(major - difference, minor)
    }
}
