/// The system a target is built for.
public enum TargetPlatform: String, Sendable, Codable, CaseIterable {
    case iOS, watchOS, macOS, tvOS, visionOS

    /// The name of its SDK without a version, for devices and for the simulator.
    var sdks: (device: String, simulator: String) {
        switch self {
        case .iOS: ("iphoneos", "iphonesimulator")
        case .watchOS: ("watchos", "watchsimulator")
        case .macOS: ("macosx", "macosx")
        case .tvOS: ("appletvos", "appletvsimulator")
        case .visionOS: ("xros", "xrsimulator")
        }
    }

    /// The name Xcode's platform filters and package manifests know it by.
    var filterName: String { self == .visionOS ? "xros" : rawValue.lowercased() }

    /// Names that mean this platform in a manifest's conditions.
    var manifestNames: Set<String> { self == .visionOS ? ["visionos", "xros"] : [filterName] }

    var deploymentSetting: String {
        switch self {
        case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        }
    }

    /// The platform of an SDK such as `watchos` or `iphonesimulator26.0`.
    init?(sdk: String) {
        let found = Self.allCases.first { sdk.hasPrefix($0.sdks.device) || sdk.hasPrefix($0.sdks.simulator) }
        guard let found else { return nil }
        self = found
    }

    /// The version of iOS that came out with a version of this system.
    public func versionOfIOS(_ version: String) -> [Int] {
        let parts = version.split(separator: ".").compactMap { Int($0) }
        guard let major = parts.first, major < 26 else { return parts }
        switch self {
        case .iOS, .tvOS: return parts
        case .watchOS: return [major + 7] + parts.dropFirst()
        case .macOS: return major < 11 ? [13] : [major + 3] + parts.dropFirst()
        case .visionOS: return [major + 16] + parts.dropFirst()
        }
    }

    /// The one a target is built for that names one SDK, or supports several platforms: iOS before the others.
    static func choose(sdk: String?, supported: [String]) -> TargetPlatform {
        let all = supported.compactMap(TargetPlatform.init(sdk:))
        if let own = sdk.flatMap(TargetPlatform.init(sdk:)), all.isEmpty || !all.contains(.iOS) { return own }
        return allCases.first(where: all.contains) ?? .iOS
    }
}
