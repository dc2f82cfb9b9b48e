// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// SwiftSyntax comes with the toolchain; its modules lie beside the compiler's host libraries.
let hostLibraries: String = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for directory in path.split(separator: ":") {
        let candidate = URL(fileURLWithPath: "\(directory)/swiftc")
        guard FileManager.default.isExecutableFile(atPath: candidate.path) else { continue }
        let bin = candidate.resolvingSymlinksInPath().deletingLastPathComponent()
        let host = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
        if FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") { return host }
    }
    return "/usr/lib/swift/host"
}()

/// Whether two accesses to a variable overlap is checked in debug builds; every test runs in one.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error), .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]
/// For modules that only say what others do: optimized, the largest of them is compiled four times as long and draws no faster.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
let usesSwiftSyntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", hostLibraries])]
let linksSwiftSyntax: [LinkerSetting] = [
    .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftDiagnostics"),
    .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftOperators"), .linkedLibrary("SwiftIfConfig"),
]
let reproducibleC: [CSetting] = [.unsafeFlags(["-ffp-contract=off", "-Wall", "-Werror"])]

/// A module of Swift code at `Sources/<layer>/<name>`.
func module(
    _ name: String, in layer: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil,
    settings: [SwiftSetting] = strict
) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/\(layer)/\(name)", resources: resources, swiftSettings: settings)
}

func cModule(_ name: String, in layer: String, packages: [String], libraries: [String] = [], flags: [String] = []) -> Target {
    .target(
        name: name, dependencies: packages.map { .byName(name: $0) }, path: "Sources/\(layer)/\(name)",
        cSettings: reproducibleC + [.unsafeFlags(flags)], linkerSettings: libraries.map { .linkedLibrary($0) })
}

func systemLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, path: "Sources/System libraries/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// The toolchain's Testing has overlays for Apple's CoreGraphics and UIKit that do not exist on Linux; without the flag a
/// test that imports our modules of these names looks for them.
let withoutOverlays: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], settings: [SwiftSetting] = strict) -> Target {
    .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude, swiftSettings: settings + withoutOverlays)
}

let model: [Target] = [
    module("Geometry", in: "Model"),
    module("IsletModel", in: "Model", ["Geometry"], resources: [.copy("Data")]),
    module("Snapshot", in: "Model", ["Geometry", "IsletModel"]),
    module("ExtensionProtocol", in: "Model", ["Geometry", "Snapshot", "IsletModel"]),
]

let engine: [Target] = [
    cModule("CSQLite", in: "Engine", packages: [], libraries: ["sqlite3"]),
    module("SQLite", in: "Engine", ["CSQLite"]),
    module("Constraints", in: "Engine"),
    cModule("CHiredis", in: "Engine", packages: [], libraries: ["hiredis"]),
    module("Redis", in: "Engine", ["CHiredis"]),
    module("DataModels", in: "Engine"),
    cModule("CICU", in: "Engine", packages: [], libraries: ["_FoundationICU"]),
    cModule("CMarkdown", in: "Engine", packages: [], libraries: ["cmark-gfm", "cmark-gfm-extensions"]),
    module("Localization", in: "Engine", ["CICU", "CMarkdown", "IsletModel"]),
    module("Metrics", in: "Engine", ["Geometry", "IsletModel", "Snapshot"], resources: [.copy("Data")]),
    cModule("CTypography", in: "Engine", packages: ["SystemPango"]),
    module("Typography", in: "Engine", ["CTypography", "Geometry", "IsletModel", "Metrics", "Snapshot"], resources: [.copy("Data")]),
    cModule("CGuardedFiles", in: "Engine", packages: []),
    module("GuardedFiles", in: "Engine", ["CGuardedFiles"]),
    cModule("CImaging", in: "Engine", packages: [], libraries: ["dl"]),
    module("Imaging", in: "Engine", ["CImaging"]),
    module("Assets", in: "Engine", ["Imaging", "IsletModel", "Snapshot"]),
    module("Symbols", in: "Engine", ["Geometry", "IsletModel"], resources: [.copy("Data")]),
    module("ViewEngine", in: "Engine", ["Geometry", "Metrics", "Snapshot", "Typography"]),
    module("Motion", in: "Engine", ["Geometry", "IsletModel", "Snapshot"]),
]

let painter: [Target] = [
    cModule("CRaster", in: "Painter", packages: ["SystemPango"], libraries: ["deflate", "freetype", "cairo"], flags: ["-O2"]),
    module(
        "Painter", in: "Painter", ["CRaster", "Geometry", "GuardedFiles", "Imaging", "IsletModel", "Snapshot", "Typography"],
        resources: [.copy("Data")]),
]

let frameworks: [Target] = [
    module("Combine", in: "Frameworks"),
    module(
        "FoundationOverlay", in: "Frameworks", ["ExtensionProtocol", "Localization", "Combine", "SQLite", "CICU", "IsletModel", "zlib"],
        resources: [.copy("Data")]),
    module("os", in: "Frameworks", ["FoundationOverlay"]),
    module("OSLog", in: "Frameworks", ["os", "FoundationOverlay"]),
    module("CoreGraphics", in: "Frameworks", ["FoundationOverlay", "Geometry", "Snapshot", "Metrics", "Imaging", "Typography"]),
    module(
        "UIKit", in: "Frameworks",
        [
            "FoundationOverlay", "Constraints", "CoreGraphics", "QuartzCore", "Geometry", "Snapshot", "Metrics", "Imaging", "Assets", "Symbols",
            "Typography", "ViewEngine",
            "ExtensionProtocol", "ExtensionRuntime", "SystemClient", "IsletModel", "UserNotifications",
        ]),
    module("SystemClient", in: "Frameworks", ["ExtensionProtocol", "FoundationOverlay"]),
    module(
        "ExtensionRuntime", in: "Frameworks",
        ["ExtensionProtocol", "FoundationOverlay", "Geometry", "IsletModel", "Metrics", "Snapshot", "SystemClient", "ViewEngine"]),
    module(
        "SwiftUI", in: "Frameworks",
        [
            "Assets", "Combine", "CoreGraphics", "ExtensionProtocol", "ExtensionRuntime", "FoundationOverlay", "Geometry", "Imaging", "IsletModel",
            "Localization", "Metrics", "Motion", "Painter", "Snapshot", "Symbols", "Typography", "UIKit", "UniformTypeIdentifiers", "ViewEngine",
        ]),
    module(
        "AppIntents", in: "Frameworks",
        [
            "SwiftUI", "Combine", "FoundationOverlay", "CoreLocation", "UniformTypeIdentifiers", "Metrics", "Snapshot", "ExtensionProtocol",
            "ExtensionRuntime", "IsletModel",
        ]),
    module(
        "WidgetKit", in: "Frameworks",
        [
            "ActivityKit", "AppIntents", "ExtensionProtocol", "ExtensionRuntime", "FoundationOverlay", "Intents", "IsletModel", "Metrics", "Snapshot",
            "SwiftUI", "SystemClient", "ViewEngine",
        ]),
    module(
        "IsletTestSupport", in: "Frameworks",
        ["ExtensionProtocol", "ExtensionRuntime", "FoundationOverlay", "Snapshot", "SwiftUI", "WidgetKit"]),
    module(
        "Charts", in: "Frameworks", ["FoundationOverlay", "IsletModel", "Metrics", "Snapshot", "SwiftUI", "ViewEngine"],
        resources: [.copy("Data")]),
    module("Intents", in: "Frameworks", ["FoundationOverlay", "Metrics"]),
    module(
        "ActivityKit", in: "Frameworks", ["ExtensionProtocol", "FoundationOverlay", "IsletModel", "SystemClient"],
        resources: [.copy("Data")]),
    module("Security", in: "Frameworks", ["FoundationOverlay", "CoreGraphics"]),
    module("PushKit", in: "Frameworks", ["FoundationOverlay", "Metrics"]),
    module("UniformTypeIdentifiers", in: "Frameworks", ["FoundationOverlay"]),
    module("Network", in: "Frameworks", ["FoundationOverlay"]),
    module("WatchKit", in: "Frameworks", ["FoundationOverlay", "UIKit", "Metrics"]),
    module(
        "AppKit", in: "Frameworks",
        [
            "CoreGraphics", "ExtensionProtocol", "FoundationOverlay", "Imaging", "Metrics", "QuartzCore", "SwiftUI",
            "SystemClient", "UIKit", "ViewEngine",
        ]),
    module("Cocoa", in: "Frameworks", ["AppKit", "CoreData"]),
    module("AVFAudio", in: "Frameworks", ["FoundationOverlay", "Metrics"]),
    module("AVFoundation", in: "Frameworks", ["AVFAudio", "CoreGraphics", "CoreVideo", "FoundationOverlay", "Metrics", "QuartzCore"]),
    module("AVKit", in: "Frameworks", ["AVFoundation", "SwiftUI", "UIKit"]),
    module("CoreData", in: "Frameworks", ["DataModels", "FoundationOverlay", "Metrics", "SQLite", "SwiftUI", "ViewEngine"]),
    module("SwiftData", in: "Frameworks", ["CoreData", "FoundationOverlay", "Metrics", "SwiftUI"]),
    module("ImageIO", in: "Frameworks", ["FoundationOverlay", "CoreGraphics", "Imaging", "Metrics"]),
    module("CoreText", in: "Frameworks", ["CoreGraphics", "FoundationOverlay", "Typography", "UIKit"]),
    module("HealthKit", in: "Frameworks", ["CoreLocation", "FoundationOverlay", "Metrics"]),
    module("CoreMotion", in: "Frameworks", ["FoundationOverlay", "Metrics"]),
    module("BackgroundTasks", in: "Frameworks", ["FoundationOverlay", "Metrics"]),
    cModule("COpenSSL", in: "Frameworks", packages: [], libraries: ["crypto"]),
    module("CryptoKit", in: "Frameworks", ["COpenSSL", "FoundationOverlay"]),
    module("EventKit", in: "Frameworks", ["CoreGraphics", "CoreLocation", "FoundationOverlay", "Metrics"]),
    module("UserNotifications", in: "Frameworks", ["ExtensionProtocol", "FoundationOverlay", "Metrics", "SystemClient"]),
    module("QuartzCore", in: "Frameworks", ["FoundationOverlay", "CoreGraphics"]),
    module("CoreVideo", in: "Frameworks", ["FoundationOverlay"]),
    module("simd", in: "Frameworks", ["FoundationOverlay"]),
    module("CoreLocation", in: "Frameworks", ["FoundationOverlay", "CoreGraphics", "Metrics"]),
    module("MapKit", in: "Frameworks", ["CoreGraphics", "CoreLocation", "FoundationOverlay", "Metrics", "SwiftUI", "UIKit"]),
]

let host: [Target] = [
    module("ProcessLocale", in: "Frameworks"),
    module("XCTestOverlay", in: "Frameworks"),
    module("Devices", in: "Host", ["IsletModel"], resources: [.copy("Data")]),
    cModule("CExtensionClock", in: "Host", packages: [], libraries: ["dl"]),
    module("InProcessSystem", in: "Host", ["Activities", "ActivityKit", "FoundationOverlay", "IsletModel"]),
    module("DeviceStore", in: "Host", ["SQLite", "Ledger"]),
    cModule("CWebSockets", in: "Host", packages: [], libraries: ["websockets"], flags: ["-O2"]),
    module("WebServer", in: "Host", ["CWebSockets"]),
    module(
        "Preview", in: "Host",
        [
            "Activities", "DeviceDriver", "Devices", "ExtensionProtocol", "Geometry", "GuardedFiles", "Host", "IsletModel", "Ledger", "Motion",
            "Painter",
            "PushService", "SQLite", "Scenarios", "Scenes", "Simulation", "Snapshot", "Timelines", "WebServer", "WidgetSystem",
        ],
        resources: [
            "index.html", "style.css", "icon.svg", "main.js", "session.js", "phone.js", "layers.js", "touches.js", "typing.js", "time.js",
            "reasons.js",
            "elements.js", "menus.js",
            "device.js", "form.js", "inspector.js", "data.js",
            "trace.html",
        ].map {
            .embedInCode("Page/\($0)")
        }),
    cModule("CHTTP2", in: "Host", packages: [], libraries: ["nghttp2", "ssl", "crypto"]),
    module("HTTP2", in: "Host", ["CHTTP2"]),
    cModule("CWatchPage", in: "Host", packages: []),
    cModule("CProcessWatch", in: "Host", packages: ["CWatchPage"], libraries: ["dl"]),
    cModule("CManifestWatch", in: "Host", packages: [], libraries: ["dl"]),
    cModule("CSandbox", in: "Host", packages: [], libraries: ["seccomp"]),
    .executableTarget(
        name: "IsletConfine", dependencies: ["CSandbox"], path: "Sources/Host/IsletConfine", cSettings: reproducibleC),
    module("Sandboxing", in: "Host", ["CSandbox"]),
    module("Host", in: "Host", ["CWatchPage", "ExtensionProtocol", "GuardedFiles", "IsletModel", "Sandboxing", "Snapshot"]),
    module(
        "DeviceDriver", in: "Host",
        [
            "Activities", "DeviceStore", "DeviceSystem", "ExtensionProtocol", "Host", "IsletModel", "Ledger", "PushService", "Simulation", "Snapshot",
            "Timelines", "WidgetSystem",
        ]),
    module(
        "Scenarios", in: "Host",
        ["Activities", "DeviceDriver", "DeviceSystem", "Devices", "ExtensionProtocol", "IsletModel", "PushService", "Simulation", "WidgetSystem"]),
    module(
        "Scenes", in: "Host",
        ["Activities", "Devices", "ExtensionProtocol", "Geometry", "Metrics", "Painter", "Presentations", "Snapshot", "Typography", "IsletModel"],
        resources: [.copy("Data")]),
]

let system: [Target] = [
    module("Activities", in: "System", ["IsletModel"]),
    module("Ledger", in: "System", ["IsletModel"]),
    module("Simulation", in: "System", ["Ledger"]),
    module("Timelines", in: "System", ["Snapshot", "IsletModel"]),
    module("Presentations", in: "System", ["Geometry", "Snapshot"]),
    module("PushRehearsal", in: "System", ["IsletModel", "PushService"], resources: [.copy("Data")]),
    module("PushService", in: "System", ["IsletModel"]),
    module("DeviceSystem", in: "System", ["Activities", "IsletModel", "Ledger", "Simulation", "WidgetSystem"]),
    module("WidgetSystem", in: "System", ["IsletModel", "Ledger", "Simulation", "Timelines"]),
]

let tools: [Target] = [
    module(
        "ProjectReader", in: "Tools", ["IsletModel", "Localization", "Sandboxing", "SystemYAML"],
        resources: ["apple-frameworks.json"].map { .embedInCode("Data/\($0)") }
            + ["Platforms", "Project", "Scheme", "Settings", "Target", "Values"].map { .embedInCode("Data/ProjectDescription/\($0).swift.txt") }),
    .target(
        name: "Builder", dependencies: ["Assets", "DataModels", "IsletModel", "Localization", "ProjectReader", "Sandboxing"],
        path: "Sources/Tools/Builder",
        resources: [
            "Accelerate", "AlarmKit", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "CloudKit", "CloudKitOperations",
            "CommonCrypto", "Compression", "Contacts", "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreImageDetectors", "CoreImageFilters",
            "CoreML", "CoreSpotlight",
            "DeviceActivity",
            "FamilyControls",
            "Firebase", "FirebaseAnalytics", "FirebaseAuth",
            "FirebaseCore", "FirebaseCrashlytics", "FirebaseFirestore", "FirebaseFirestoreSwift", "FirebaseMessaging", "FoundationModels", "GameKit",
            "GameplayKit", "GroupActivities", "HealthKitUI", "IOKit", "ImagePlayground",
            "LinkPresentation", "LocalAuthentication", "ManagedSettings", "MediaPlayer", "MessageUI", "MobileCoreServices", "MusicKit",
            "NaturalLanguage", "NetworkExtension", "Photos",
            "PhotosUI",
            "PDFKit", "QuickLook", "RealmSwift", "SFSafeSymbols", "SafariServices", "Speech", "SpriteKit", "StoreKit", "StoreKitActions",
            "StoreKitProducts", "StoreKitViews",
            "SystemConfiguration",
            "TipKit", "Translation",
            "Vision", "VisionKit", "VisionRequests", "WatchConnectivity", "WeatherKit", "WebKit",
        ].map {
            .embedInCode("Data/Frameworks/\($0).swift.txt")
        } + [.copy("Data/APINames.json"), .embedInCode("Data/TestMain.swift.txt")],
        swiftSettings: usesSwiftSyntax,
        linkerSettings: linksSwiftSyntax),
    .target(
        name: "Checks", dependencies: ["IsletModel"], path: "Sources/Tools/Checks", swiftSettings: usesSwiftSyntax,
        linkerSettings: linksSwiftSyntax),
    module("AccessibilityAudit", in: "Tools", ["Geometry", "IsletModel", "Painter", "Snapshot"], resources: [.copy("Data")]),
    module("Goldens", in: "Tools", ["Geometry", "Imaging", "IsletModel", "Snapshot"]),
    module("PushGateway", in: "Tools", ["HTTP2", "IsletModel", "PushService", "Redis", "SQLite"]),
    module("PushFleet", in: "Tools", ["IsletModel", "PushGateway", "PushRehearsal", "PushService"]),
    module("PushClient", in: "Tools", ["HTTP2", "PushService"]),
    module(
        "IsletCommand", in: "Tools",
        [
            "AccessibilityAudit", "Activities", "Builder", "Checks", "DeviceDriver", "Devices", "DeviceSystem", "ExtensionProtocol", "Geometry",
            "Goldens", "Host",
            "HTTP2", "IsletModel", "Ledger", "Motion", "Painter", "Presentations", "Preview", "ProjectReader", "PushFleet", "PushGateway",
            "PushRehearsal", "PushService", "Redis",
            "Sandboxing", "Scenarios", "Scenes", "Simulation", "Snapshot", "Timelines", "WebServer", "WidgetSystem",
        ],
        resources: [.copy("Data")], settings: usesSwiftSyntax + unoptimized),
    .target(
        name: "Documentation", dependencies: ["IsletModel"], path: "Sources/Tools/Documentation", swiftSettings: usesSwiftSyntax,
        linkerSettings: linksSwiftSyntax),
    .executableTarget(
        name: "DocumentationTool", dependencies: ["Documentation"], path: "Sources/Tools/DocumentationTool", swiftSettings: usesSwiftSyntax),
    .executableTarget(name: "islet", dependencies: ["IsletCommand"], path: "Sources/Tools/islet", swiftSettings: usesSwiftSyntax),
    .target(
        name: "Distribution",
        dependencies: [
            "AVKit", "BackgroundTasks", "Charts", "Cocoa", "CoreMotion", "CoreText", "CryptoKit", "EventKit", "HealthKit", "ImageIO",
            "InProcessSystem", "IsletCommand", "IsletTestSupport", "MapKit", "Network", "OSLog", "PushKit", "Security", "SwiftData", "WatchKit",
            "XCTestOverlay", "simd",
        ],
        path: "Sources/Tools/Distribution", swiftSettings: usesSwiftSyntax),
]

let package = Package(
    name: "Islet",
    products: [
        .executable(name: "islet", targets: ["islet"]),
        .executable(name: "islet-confine", targets: ["IsletConfine"]),
        .library(name: "IsletClock", type: .dynamic, targets: ["CExtensionClock"]),
        .library(name: "IsletWatch", type: .dynamic, targets: ["CProcessWatch"]),
        .library(name: "IsletManifestWatch", type: .dynamic, targets: ["CManifestWatch"]),
        .library(name: "IsletXCTest", targets: ["XCTestOverlay"]),
        .library(name: "IsletLocale", type: .dynamic, targets: ["ProcessLocale"]),
        .library(name: "IsletFuzz", type: .dynamic, targets: ["FuzzTargets"]),
        .library(name: "IsletRuntime", type: .dynamic, targets: frameworks.map(\.name) + ["InProcessSystem"]),
        .library(
            name: "IsletTools",
            targets: [
                "Activities", "Builder", "DeviceSystem", "Devices", "ExtensionProtocol", "Host", "Painter", "Presentations", "ProjectReader",
                "Simulation", "Snapshot", "Timelines", "WidgetSystem",
            ]),
    ],
    targets: [
        systemLibrary("SystemPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
        systemLibrary("SystemYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
        systemLibrary("zlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
        systemLibrary("SQLite3", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
    ] + model + engine + painter + frameworks + system + host + tools + [
        tests("ConstraintsTests", ["Constraints"]),
        tests("GeometryTests", ["Geometry"]),
        tests("LocalizationTests", ["IsletModel", "Localization"]),
        .executableTarget(
            name: "FoundationOverlayTestTool", dependencies: ["FoundationOverlay"], path: "Tests/FoundationOverlayTestTool",
            swiftSettings: strict + withoutOverlays),
        tests("FoundationOverlayTests", ["TestGate", "Combine", "FoundationOverlay", "FoundationOverlayTestTool", "os", "XCTestOverlay"]),
        tests("CombineTests", ["Combine"]),
        tests("SnapshotTests", ["Snapshot", "Geometry"]),
        tests("PainterTests", ["Painter", "Snapshot", "Geometry", "Typography", "GuardedFiles", "Imaging", "CRaster"]),
        tests("CoreGraphicsTests", ["CoreGraphics", "Geometry", "Snapshot"]),
        tests("ActivitiesTests", ["Activities", "IsletModel"]),
        tests(
            "ActivityKitTests",
            [
                "Activities", "ActivityKit", "ExtensionProtocol", "FoundationOverlay", "InProcessSystem", "ScriptedSystem", "SystemClient",
                "IsletModel",
            ]),
        tests("CoreDataTests", ["CoreData", "Snapshot", "SQLite", "SwiftUI", "ViewEngine"]),
        tests("SwiftDataTests", ["FoundationOverlay", "Snapshot", "SwiftData", "SwiftUI", "ViewEngine"]),
        tests(
            "FrameworkTests",
            [
                "AVFoundation", "AppKit", "CoreGraphics", "CoreLocation", "CoreMotion", "CoreText", "CoreVideo", "CryptoKit", "EventKit",
                "FoundationOverlay", "HealthKit", "ImageIO", "Intents", "MapKit",
                "Network", "QuartzCore", "SQLite3", "Security", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "simd", "zlib",
            ]),
        tests("UIKitTests", ["TestGate", "Assets", "FoundationOverlay", "Metrics", "Snapshot", "Symbols", "UIKit"]),
        tests(
            "SwiftUITests",
            [
                "Assets", "Combine", "ExtensionProtocol", "ExtensionRuntime", "FoundationOverlay", "Geometry", "IsletModel", "Metrics",
                "ReferenceLayout", "Snapshot", "SwiftUI", "UIKit", "ViewEngine",
            ]),
        .target(
            name: "ReferenceLayout", dependencies: ["Snapshot", "SwiftUI", "ViewEngine"], path: "Tests/ReferenceLayout",
            swiftSettings: strict + withoutOverlays),
        .executableTarget(
            name: "LayoutTrial", dependencies: ["ReferenceLayout"], path: "Tests/LayoutTrial", swiftSettings: strict + withoutOverlays),
        tests("ChartsTests", ["Charts", "SwiftUI", "ViewEngine", "Snapshot"]),
        tests("DevicesTests", ["Devices", "IsletModel"]),
        tests("IsletModelTests", ["IsletModel"]),
        tests("LedgerTests", ["IsletModel", "Ledger"]),
        tests("WebServerTests", ["WebServer"]),
        tests("PreviewTests", ["ExtensionProtocol", "Geometry", "Painter", "Preview", "Scenes", "Snapshot"]),
        tests("DeviceStoreTests", ["DeviceStore", "Ledger", "SQLite"]),
        .target(
            name: "RandomDevice",
            dependencies: ["Activities", "DeviceDriver", "DeviceSystem", "Simulation", "Timelines", "WidgetSystem", "IsletModel"],
            path: "Tests/RandomDevice", swiftSettings: strict),
        .executableTarget(
            name: "DeviceDriverTestTool", dependencies: ["Activities", "DeviceDriver", "DeviceSystem", "IsletModel", "RandomDevice", "WidgetSystem"],
            path: "Tests/DeviceDriverTestTool", swiftSettings: strict),
        tests(
            "DeviceDriverTests",
            [
                "TestGate", "Activities", "DeviceDriver", "DeviceDriverTestTool", "DeviceStore", "DeviceSystem", "ExtensionProtocol", "Host",
                "IsletModel", "Ledger", "PushService", "RandomDevice", "Sandboxing", "Simulation", "Snapshot", "SQLite", "SystemClient",
                "WidgetSystem",
            ]),
        tests("DeviceSystemTests", ["DeviceSystem", "Activities", "IsletModel", "Ledger", "Simulation"]),
        tests("ChecksTests", ["Checks", "IsletModel"], settings: usesSwiftSyntax),
        tests("AccessibilityAuditTests", ["AccessibilityAudit", "Geometry", "Snapshot"]),
        tests("DataModelsTests", ["DataModels"]),
        tests("GoldensTests", ["Geometry", "Goldens", "Imaging", "Snapshot"]),
        tests("SimulationTests", ["Simulation", "Ledger"]),
        tests("HTTP2Tests", ["HTTP2"]),
        tests("PushRehearsalTests", ["IsletModel", "PushRehearsal", "PushService"]),
        tests("PushServiceTests", ["IsletModel", "PushService"]),
        .executableTarget(name: "ExampleBackend", dependencies: ["HTTP2", "PushClient"], path: "Tests/ExampleBackend", swiftSettings: strict),
        .executableTarget(
            name: "PushGatewayTestTool", dependencies: ["HTTP2", "PushGateway", "PushService", "Redis"], path: "Tests/PushGatewayTestTool",
            swiftSettings: strict),
        tests(
            "PushGatewayTests",
            ["HTTP2", "IsletModel", "PushGateway", "PushClient", "PushGatewayTestTool", "PushService", "Redis", "SQLite", "TestGate"],
            exclude: ["clients.mjs", "clients.py", "hostile.py", "Stores"]),
        tests("TimelinesTests", ["Timelines", "Snapshot", "IsletModel"]),
        tests("ScenesTests", ["Scenes", "Devices", "ExtensionProtocol", "Geometry", "Painter", "Snapshot", "IsletModel"]),
        tests("PresentationsTests", ["Presentations", "Snapshot", "Geometry"]),
        tests("WidgetSystemTests", ["WidgetSystem", "Ledger", "Simulation", "Timelines", "IsletModel"]),
        tests(
            "HostTests", ["TestGate", "ExtensionProtocol", "Geometry", "GuardedFiles", "Host", "IsletModel", "Sandboxing", "Snapshot"],
            exclude: ["attacks.py", "scripted-extension.py"]),
        tests(
            "AppIntentsTests",
            ["AppIntents", "SwiftUI", "ExtensionProtocol", "ExtensionRuntime", "Snapshot", "UniformTypeIdentifiers", "ViewEngine"]),
        tests(
            "WidgetKitTests",
            [
                "ActivityKit", "AppIntents", "Assets", "ExtensionProtocol", "ExtensionRuntime", "FoundationOverlay", "Intents", "IsletModel",
                "Metrics", "Snapshot", "SwiftUI", "UIKit", "ViewEngine", "WidgetKit",
            ]),
        .target(name: "EndToEnd", dependencies: ["TestGate"], path: "Tests/EndToEnd", swiftSettings: strict),
        tests(
            "EndToEndTests", ["islet", "EndToEnd", "DeviceStore", "ExampleBackend", "IsletModel", "Ledger", "TestGate"],
            exclude: [
                "preview-page.py", "preview-controls.py", "preview-screens.py", "preview-edits.py", "preview-trace.py", "preview-inspect.py",
                "preview-attack.py", "preview-fonts.py", "preview-taps.py", "preview-motion.py", "session_client.py", "mcp-agent.py", "push-join.py",
                "rehearsal-sender.py",
            ],
            settings: usesSwiftSyntax),
        tests("DocumentationTests", ["Documentation"], settings: usesSwiftSyntax),
        tests(
            "SeedSampleTests",
            [
                "TestGate", "islet", "EndToEnd", "Builder", "DeviceDriver", "DeviceStore", "ProjectReader", "Host", "ExtensionProtocol",
                "IsletModel", "Ledger", "SQLite", "Sandboxing", "Snapshot",
            ],
            settings: usesSwiftSyntax),
        .target(name: "TestGate", path: "Tests/TestGate", swiftSettings: strict),
        .target(
            name: "FuzzTargets",
            dependencies: [
                "Assets", "Builder", "DataModels", "ExtensionProtocol", "Imaging", "IsletModel", "Ledger", "Localization", "ProjectReader",
                "PushService", "Scenarios", "Symbols", "Typography",
            ],
            path: "Tests/FuzzTargets", swiftSettings: usesSwiftSyntax),
        .target(name: "ScriptedSystem", dependencies: ["ExtensionProtocol"], path: "Tests/ScriptedSystem", swiftSettings: strict),
        tests("SystemClientTests", ["ExtensionProtocol", "ScriptedSystem", "SystemClient"]),
        tests(
            "AppTests",
            [
                "TestGate", "Activities", "ActivityKit", "Builder", "ExtensionProtocol", "Host", "InProcessSystem", "IsletModel", "ProjectReader",
                "Sandboxing", "ScriptedSystem", "Snapshot",
            ],
            settings: usesSwiftSyntax),
        tests(
            "IsletCommandTests",
            [
                "TestGate", "EndToEnd", "Builder", "DeviceDriver", "Devices", "ExtensionProtocol", "Goldens", "Host", "IsletCommand", "IsletModel",
                "ProjectReader",
                "PushGateway", "Scenarios",
                "Scenes", "Snapshot",
            ],
            settings: usesSwiftSyntax),
        tests("ImagingTests", ["Imaging"]),
        tests("MotionTests", ["Geometry", "IsletModel", "Motion", "RandomMotion", "Snapshot"]),
        .target(
            name: "RandomMotion", dependencies: ["Geometry", "IsletModel", "Motion", "Snapshot"], path: "Tests/RandomMotion", swiftSettings: strict),
        .executableTarget(name: "MotionTrial", dependencies: ["RandomMotion"], path: "Tests/MotionTrial", swiftSettings: strict),
        tests("AssetsTests", ["Assets", "Imaging", "IsletModel", "Snapshot"]),
        tests("SymbolsTests", ["Geometry", "Symbols"], exclude: ["used-symbols.json"]),
        tests("ProjectReaderTests", ["IsletModel", "ProjectReader", "TestGate"]),
        .testTarget(
            name: "BuilderTests", dependencies: ["Builder", "IsletModel", "ProjectReader", "Sandboxing", "TestGate"], path: "Tests/BuilderTests",
            swiftSettings: usesSwiftSyntax),
        tests("MetricsTests", ["Metrics"]),
        tests("TypographyTests", ["Geometry", "Snapshot", "Typography"]),
    ],
    swiftLanguageModes: [.v6]
)
