import Foundation
import Synchronization

/// The stores this process uses, one for each file.
enum DefaultsStores {
    private static let stores = Mutex<[String: DefaultsStore]>([:])

    static func store(file: URL) -> DefaultsStore {
        stores.withLock { stores in
            if let known = stores[file.path] { return known }
            let store = DefaultsStore(file: file)
            stores[file.path] = store
            return store
        }
    }

    /// The store of the running bundle.
    static func standard(_ containers: DeviceContainers) -> DefaultsStore {
        store(file: containers.bundleDirectory.appendingPathComponent("Library/Preferences/standard.sqlite"))
    }

    /// The store of a suite: in the group's container when it is a group, else in the bundle's own.
    static func suite(_ name: String, _ containers: DeviceContainers) -> DefaultsStore {
        let fileName = "Library/Preferences/\(DeviceContainers.fileName(name)).sqlite"
        guard name.hasPrefix("group.") || containers.entitledGroups?.contains(name) == true else {
            return store(file: containers.bundleDirectory.appendingPathComponent(fileName))
        }
        guard containers.isEntitled(toGroup: name) else {
            OverlayDiagnostics.report(
                .appGroupMismatch,
                "\(containers.bundleIdentifier) is not entitled to the group \(name): on a device UserDefaults(suiteName:) "
                    + "shares nothing with other targets. Add the group to the target's entitlements.")
            return store(file: containers.bundleDirectory.appendingPathComponent(fileName))
        }
        return store(file: containers.groupDirectory(name).appendingPathComponent(fileName))
    }
}
