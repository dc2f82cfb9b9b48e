import Foundation

/// The folders of the simulated device that this process may use.
///
/// A host says where they are through the environment: `ISLET_DEVICE_DIR` is the device's folder, `ISLET_BUNDLE_ID` the
/// identifier of the running bundle, `ISLET_APP_GROUPS` a JSON list of the groups it is entitled to and `ISLET_IS_EXTENSION`
/// is `1` in an extension. Without a host a folder of the user is taken, and every group is allowed.
public struct DeviceContainers: Sendable, Equatable {
    /// The folder that holds everything the device keeps.
    public var deviceDirectory: URL
    /// Identifier of the bundle whose code runs.
    public var bundleIdentifier: String
    /// The groups the bundle is entitled to; `nil` when that is not known.
    public var entitledGroups: Set<String>?
    /// The first of them, in the order of the entitlements.
    public var firstEntitledGroup: String?
    /// Whether the code that runs is an extension and not an app.
    public var isExtension: Bool

    public init(deviceDirectory: URL, bundleIdentifier: String, entitledGroups: Set<String>? = nil, isExtension: Bool = false) {
        self.deviceDirectory = deviceDirectory
        self.bundleIdentifier = bundleIdentifier
        self.entitledGroups = entitledGroups
        self.isExtension = isExtension
    }

    /// Reads the environment of a process.
    public init(environment: [String: String], bundleIdentifier fallback: String?, isExtension bundleIsExtension: Bool) {
        let identifier = environment["ISLET_BUNDLE_ID"] ?? fallback ?? ProcessInfo.processInfo.processName
        self.init(
            deviceDirectory: environment["ISLET_DEVICE_DIR"].map { URL(fileURLWithPath: $0, isDirectory: true) }
                ?? Self.userDirectory(environment: environment),
            bundleIdentifier: identifier,
            entitledGroups: environment["ISLET_APP_GROUPS"].flatMap(Self.groups(json:)).map(Set.init),
            isExtension: environment["ISLET_IS_EXTENSION"].map { $0 == "1" } ?? bundleIsExtension)
        firstEntitledGroup = environment["ISLET_APP_GROUPS"].flatMap(Self.groups(json:))?.first
    }

    /// The containers of this process.
    public static let current = DeviceContainers(
        environment: ProcessInfo.processInfo.environment,
        bundleIdentifier: Bundle.main.bundleIdentifier,
        isExtension: Bundle.main.bundleURL.pathExtension == "appex")

    /// The private folder of the running bundle.
    public var bundleDirectory: URL {
        deviceDirectory.appendingPathComponent("Bundles", isDirectory: true)
            .appendingPathComponent(Self.fileName(bundleIdentifier), isDirectory: true)
    }

    /// Whether the bundle may use a group.
    public func isEntitled(toGroup group: String) -> Bool {
        entitledGroups?.contains(group) ?? true
    }

    /// The folder of a group, whether or not it exists yet.
    public func groupDirectory(_ group: String) -> URL {
        deviceDirectory.appendingPathComponent("Groups", isDirectory: true)
            .appendingPathComponent(Self.fileName(group), isDirectory: true)
    }

    static func groups(json: String) -> [String]? {
        do {
            return try JSONDecoder().decode([String].self, from: Data(json.utf8))
        } catch {
            OverlayDiagnostics.report(.appGroupMismatch, "ISLET_APP_GROUPS is not a JSON list of strings; no group is allowed: \(json)")
            return []
        }
    }

    /// A name that is one path component and keeps different names different.
    static func fileName(_ name: String) -> String {
        let kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_".utf8)
        let encoded = name.utf8.map { kept.contains($0) ? String(UnicodeScalar($0)) : String(format: "%%%02X", Int32($0)) }.joined()
        return encoded.allSatisfy { $0 == "." } ? "%" + encoded : encoded
    }

    private static func userDirectory(environment: [String: String]) -> URL {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent("islet/device", isDirectory: true)
        }
        if let home = environment["HOME"], home.hasPrefix("/") {
            return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".local/share/islet/device", isDirectory: true)
        }
        return FileManager.default.temporaryDirectory.appendingPathComponent("islet-device", isDirectory: true)
    }
}
