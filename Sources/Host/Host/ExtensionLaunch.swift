import ExtensionProtocol
import Foundation
import IsletModel
import Sandboxing

/// Everything needed to start an extension process.
public struct ExtensionLaunch: Sendable {
    public enum Role: String, Sendable { case `extension`, app }

    public enum Clock: Sendable, Equatable {
        /// The machine's clock.
        case running
        /// The wall clock stands still at this moment; sleeping and waiting take their real time.
        case fixed(Date)
        /// Every clock stands still until the host moves it; timers and sleeping follow it.
        case followed(Date)
    }

    public var executable: URL
    public var arguments: [String] = []
    public var device: DeviceFolder
    public var bundleIdentifier: String
    public var role = Role.extension
    /// The groups the program is entitled to; nil where that is not known and every group is allowed.
    public var appGroups: [String]?
    /// The system version the program is told, such as `27.0`.
    public var systemVersion = "27.0"
    /// The kind of device the program is told it runs on, such as `watch`.
    public var idiom = "phone"
    /// Locale identifier such as `en_US`.
    public var locale = "en_US"
    /// The languages the person reads, the best first, such as `de-DE`; nil for that of the locale alone.
    public var languages: [String]?
    public var timeZone = "UTC"
    public var clock = Clock.running
    public var sandbox = Sandbox.off
    /// Whether the sandbox lets the network through to an extension's providers, never to its views.
    public var allowsNetwork = false
    /// What becomes of requests instead of the network; recording needs ``allowsNetwork``.
    public var exchanges: NetworkExchanges?
    /// What the person's data are that frameworks tell of; nil where everything is refused.
    public var fixtures: URL?
    /// What the program may read beside the system, Islet, its own bundle and its containers.
    public var readable: [URL] = []
    public var limits = ExtensionLimits.standard
    /// Where the program finds the system that it asks for reloads, Live Activities and URLs; nil where there is none. A descriptor
    /// is one of this process, connected to the system, and is handed on.
    public var system: SystemAddress?
    /// Added to the environment last.
    public var environment: [String: String] = [:]

    public init(executable: URL, device: DeviceFolder, bundleIdentifier: String) {
        self.executable = executable
        self.device = device
        self.bundleIdentifier = bundleIdentifier
    }

    /// The whole environment of the process; nothing is inherited.
    func makeEnvironment(home: URL, hasSystemDescriptor: Bool = false, library: (PreloadedLibrary) -> URL? = \.url) -> [String: String] {
        let language = locale.replacingOccurrences(of: "-", with: "_")
        var result = [
            "CFFIXED_USER_HOME": home.path, "HOME": home.path, "TMPDIR": home.appendingPathComponent("tmp").path,
            "PATH": "/usr/bin:/bin", "LANG": language + ".UTF-8", "LC_ALL": "C.UTF-8", "TZ": timeZone,
            "ISLET_BUNDLE_ID": bundleIdentifier, "ISLET_DEVICE_DIR": device.url.path, "ISLET_OS_VERSION": systemVersion,
            "ISLET_IDIOM": idiom, "ISLET_ROLE": role.rawValue, "ISLET_IS_EXTENSION": role == .extension ? "1" : "0", "ISLET_LOCALE": language,
            "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
        ].merging(Self.memory) { $1 }
        if let appGroups { result["ISLET_APP_GROUPS"] = Self.json(appGroups) }
        if let languages { result["ISLET_LANGUAGES"] = Self.json(languages) }
        if hasSystemDescriptor {
            result[SystemChannel.environmentVariable] = SystemAddress.descriptor(Self.systemDescriptor).text
        } else if let system {
            result[SystemChannel.environmentVariable] = system.text
        }
        var preloaded = [library(.locale)]
        if let watch = library(.watch) {
            preloaded.append(watch)
            result["ISLET_WATCH"] = String(Self.watchDescriptor)
        }
        result.merge(networkEnvironment) { $1 }
        result[FixtureFile.variable] = fixtures?.path
        if role == .app, !allowsNetwork { result["ISLET_NETWORK"] = "closed" }
        if let date = clock.start, let clockLibrary = library(.clock) {
            result["ISLET_CLOCK"] = String(Int(date.timeIntervalSince1970.rounded(.down)))
            if case .followed = clock {
                result["ISLET_CLOCK_FOLLOWED"] = "1"
                if !allowsNetwork { result["ISLET_NETWORK"] = "closed" }
            }
            preloaded.insert(clockLibrary, at: 0)
        } else if allowsNetwork {
            preloaded.insert(library(.clock), at: 0)
        }
        let paths = preloaded.compactMap { $0?.path }
        if !paths.isEmpty { result["LD_PRELOAD"] = paths.joined(separator: ":") }
        return result.merging(environment) { $1 }
    }

    /// The program's number for a system it gets as a descriptor.
    static let systemDescriptor: Int32 = 4
    /// The program's number for the memory in which it is watched.
    static let watchDescriptor: Int32 = 5

    /// Freed memory goes back to the system at once, as on a device; otherwise the allocator's reserves would count.
    private static let memory = [
        "MALLOC_ARENA_MAX": "2", "MALLOC_MMAP_THRESHOLD_": "131072", "MALLOC_TRIM_THRESHOLD_": "131072", "MALLOC_TOP_PAD_": "0",
    ]

    private static func json(_ strings: [String]) -> String {
        let quoted = strings.map { "\"" + $0.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\"" }
        return "[" + quoted.joined(separator: ",") + "]"
    }
}

extension ExtensionLaunch.Clock {
    /// What a clock shows at first that does not run.
    fileprivate var start: Date? {
        switch self {
        case .running: nil
        case .fixed(let date), .followed(let date): date
        }
    }
}
