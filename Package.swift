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
    module("IsletModel", in: "Model", resources: [.copy("Data")]),
    module("Geometry", in: "Model"),
    module("Snapshot", in: "Model", ["Geometry", "IsletModel"]),
    module("ExtensionProtocol", in: "Model", ["Geometry", "Snapshot", "IsletModel"]),
]

let engine: [Target] = [
    cModule("CSQLite", in: "Engine", packages: [], libraries: ["sqlite3"]),
    module("SQLite", in: "Engine", ["CSQLite"]),
    module("DataModels", in: "Engine"),
    module("Localization", in: "Engine", resources: [.embedInCode("Data/plural-rules.json")]),
    module("Metrics", in: "Engine", ["Geometry", "Snapshot"], resources: [.copy("Data")]),
    cModule("CTypography", in: "Engine", packages: ["SystemPango"]),
    module("Typography", in: "Engine", ["Geometry", "Snapshot", "Metrics", "CTypography"], resources: [.copy("Data")]),
    cModule("CImaging", in: "Engine", packages: [], libraries: ["dl"]),
    module("Imaging", in: "Engine", ["Geometry", "Snapshot", "CImaging"]),
    module("Assets", in: "Engine", ["Geometry", "Snapshot", "Imaging", "IsletModel"]),
    module("Symbols", in: "Engine", ["Geometry", "Snapshot", "Metrics", "CTypography"], resources: [.copy("Data")]),
    module("ViewEngine", in: "Engine", ["Geometry", "Snapshot", "Metrics", "Typography", "Imaging", "Assets", "Symbols"]),
]

let painter: [Target] = [
    cModule("CRaster", in: "Painter", packages: ["SystemPango"], libraries: ["deflate", "freetype", "cairo"], flags: ["-O2"]),
    module(
        "Painter", in: "Painter", ["Geometry", "Snapshot", "Metrics", "Typography", "Imaging", "CRaster", "IsletModel"], resources: [.copy("Data")]),
]

let frameworks: [Target] = [
    module("Combine", in: "Frameworks"),
    cModule("CICU", in: "Frameworks", packages: [], libraries: ["_FoundationICU"]),
    module(
        "FoundationOverlay", in: "Frameworks", ["Localization", "Combine", "SQLite", "CICU", "IsletModel"],
        resources: [.embedInCode("Data/measurement-units.json")]),
    module("os", in: "Frameworks", ["FoundationOverlay"]),
    module("OSLog", in: "Frameworks", ["os", "FoundationOverlay"]),
    module("CoreGraphics", in: "Frameworks", ["FoundationOverlay", "Geometry", "Snapshot", "Metrics", "Imaging"]),
    module(
        "UIKit", in: "Frameworks",
        [
            "FoundationOverlay", "CoreGraphics", "QuartzCore", "Geometry", "Snapshot", "Metrics", "Imaging", "Assets", "Symbols", "Typography",
            "ViewEngine",
            "ExtensionProtocol", "ExtensionRuntime", "SystemClient", "IsletModel",
        ]),
    module("SystemClient", in: "Frameworks", ["ExtensionProtocol", "FoundationOverlay"]),
    module("ExtensionRuntime", in: "Frameworks", ["ExtensionProtocol", "Metrics", "Snapshot", "SystemClient", "ViewEngine", "IsletModel"]),
    module(
        "SwiftUI", in: "Frameworks",
        [
            "ViewEngine", "FoundationOverlay", "Combine", "CoreGraphics", "UIKit", "Metrics", "Localization", "ExtensionProtocol",
            "ExtensionRuntime", "IsletModel",
        ]),
    module(
        "AppIntents", in: "Frameworks",
        [
            "SwiftUI", "FoundationOverlay", "CoreLocation", "UniformTypeIdentifiers", "Metrics", "Snapshot", "ExtensionProtocol", "ExtensionRuntime",
            "IsletModel",
        ]),
    module(
        "WidgetKit", in: "Frameworks",
        ["SwiftUI", "ActivityKit", "AppIntents", "Intents", "ViewEngine", "ExtensionProtocol", "ExtensionRuntime", "SystemClient", "IsletModel"]),
    module(
        "Charts", in: "Frameworks", ["FoundationOverlay", "Metrics", "Snapshot", "SwiftUI", "ViewEngine"],
        resources: [.embedInCode("Data/chart-metrics.json")]),
    module("Intents", in: "Frameworks", ["FoundationOverlay", "Metrics"]),
    module(
        "ActivityKit", in: "Frameworks", ["ExtensionProtocol", "FoundationOverlay", "IsletModel", "SystemClient"],
        resources: [.embedInCode("Data/authorization-errors.json")]),
    module("Security", in: "Frameworks", ["FoundationOverlay", "CoreGraphics"]),
    module("PushKit", in: "Frameworks", ["FoundationOverlay", "Metrics"]),
    module("UniformTypeIdentifiers", in: "Frameworks", ["FoundationOverlay"]),
    module("Network", in: "Frameworks", ["FoundationOverlay"]),
    module("WatchKit", in: "Frameworks", ["FoundationOverlay", "UIKit", "Metrics"]),
    module("AVFAudio", in: "Frameworks", ["FoundationOverlay", "Metrics"]),
    module("AVFoundation", in: "Frameworks", ["AVFAudio", "QuartzCore", "Metrics"]),
    module("AVKit", in: "Frameworks", ["AVFoundation", "UIKit"]),
    module("CoreData", in: "Frameworks", ["DataModels", "FoundationOverlay", "Metrics", "SQLite", "SwiftUI"]),
    module("SwiftData", in: "Frameworks", ["FoundationOverlay", "Metrics", "SwiftUI"]),
    module("ImageIO", in: "Frameworks", ["FoundationOverlay", "CoreGraphics", "Imaging", "Metrics"]),
    module("CoreText", in: "Frameworks", ["FoundationOverlay", "UIKit", "Typography"]),
    module("HealthKit", in: "Frameworks", ["CoreLocation", "FoundationOverlay", "Metrics"]),
    module("CoreMotion", in: "Frameworks", ["FoundationOverlay", "Metrics"]),
    module("BackgroundTasks", in: "Frameworks", ["FoundationOverlay", "Metrics"]),
    module("CryptoKit", in: "Frameworks", ["FoundationOverlay"]),
    module("EventKit", in: "Frameworks", ["CoreGraphics", "FoundationOverlay", "Metrics"]),
    module("UserNotifications", in: "Frameworks", ["FoundationOverlay", "Metrics"]),
    module("QuartzCore", in: "Frameworks", ["FoundationOverlay", "CoreGraphics"]),
    module("CoreLocation", in: "Frameworks", ["FoundationOverlay", "CoreGraphics", "Metrics"]),
    module("MapKit", in: "Frameworks", ["CoreLocation", "UIKit", "Metrics"]),
]

let host: [Target] = [
    module("ProcessLocale", in: "Frameworks"),
    module("XCTestOverlay", in: "Frameworks"),
    module("Devices", in: "Host", ["Geometry", "IsletModel"], resources: [.copy("Data")]),
    cModule("CExtensionClock", in: "Host", packages: [], libraries: ["dl"]),
    module("InProcessSystem", in: "Host", ["Activities", "ActivityKit", "FoundationOverlay", "IsletModel"]),
    module("DeviceStore", in: "Host", ["SQLite", "Ledger"]),
    module("Host", in: "Host", ["ExtensionProtocol", "Snapshot", "Devices", "IsletModel"], resources: [.copy("Data")]),
    module("ExtensionRunners", in: "Host", ["Host", "ExtensionProtocol", "Snapshot", "Timelines", "WidgetSystem", "IsletModel"]),
    module(
        "SimulatedDevice", in: "Host",
        [
            "DeviceHost", "DeviceSystem", "Activities", "ExtensionRunners", "Host", "ExtensionProtocol", "Ledger", "Simulation", "Snapshot",
            "WidgetSystem",
        ], resources: [.copy("Data")]),
    module(
        "DeviceHost", in: "Host",
        [
            "Activities", "DeviceStore", "DeviceSystem", "ExtensionProtocol", "ExtensionRunners", "Host", "Ledger", "Simulation", "Snapshot",
            "WidgetSystem",
        ]),
    module(
        "Scenes", in: "Host",
        ["Activities", "Devices", "ExtensionProtocol", "Geometry", "Metrics", "Painter", "Presentations", "Snapshot", "Typography", "IsletModel"],
        resources: [.copy("Data")]),
]

let system: [Target] = [
    module("Activities", in: "System", ["IsletModel"]),
    module("Ledger", in: "System", ["IsletModel"]),
    module("Simulation", in: "System", ["Ledger"]),
    module("Timelines", in: "System", ["Geometry", "Snapshot", "IsletModel"], resources: [.copy("Data")]),
    module("Presentations", in: "System", ["Geometry", "Snapshot"]),
    module("DeviceSystem", in: "System", ["Activities", "IsletModel", "Ledger", "Simulation", "WidgetSystem"]),
    module("WidgetSystem", in: "System", ["IsletModel", "Ledger", "Simulation", "Timelines"], resources: [.copy("Data")]),
]

let tools: [Target] = [
    module("ProjectReader", in: "Tools", ["IsletModel"]),
    .target(
        name: "Builder", dependencies: ["Assets", "DataModels", "IsletModel", "ProjectReader"], path: "Sources/Tools/Builder", swiftSettings: usesSwiftSyntax,
        linkerSettings: linksSwiftSyntax),
    module(
        "IsletCommand", in: "Tools",
        [
            "Host", "Builder", "ProjectReader", "Painter", "Devices", "Timelines", "Presentations", "Scenes", "Assets", "ExtensionProtocol",
            "Snapshot",
            "SimulatedDevice", "DeviceHost", "DeviceStore", "DeviceSystem", "ExtensionRunners", "WidgetSystem", "Activities", "Simulation", "Ledger",
            "IsletModel",
        ],
        resources: [.copy("Data")], settings: usesSwiftSyntax),
    .executableTarget(name: "islet", dependencies: ["IsletCommand"], path: "Sources/Tools/islet", swiftSettings: usesSwiftSyntax),
]

let package = Package(
    name: "Islet",
    products: [
        .executable(name: "islet", targets: ["islet"]),
        .library(name: "IsletClock", type: .dynamic, targets: ["CExtensionClock"]),
        .library(name: "IsletLocale", type: .dynamic, targets: ["ProcessLocale"]),
        .library(name: "IsletRuntime", type: .dynamic, targets: frameworks.map(\.name) + ["InProcessSystem"]),
        .library(
            name: "IsletTools",
            targets: [
                "Activities", "Builder", "DeviceSystem", "Devices", "ExtensionProtocol", "Host", "Painter", "Presentations", "ProjectReader",
                "Simulation", "Snapshot", "Timelines", "WidgetSystem",
            ]),
    ],
    targets: [
        systemLibrary("SystemPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev")
    ] + model + engine + painter + frameworks + system + host + tools + [
        tests("GeometryTests", ["Geometry"]),
        tests("LocalizationTests", ["Localization"]),
        .executableTarget(
            name: "FoundationOverlayTestTool", dependencies: ["FoundationOverlay"], path: "Tests/FoundationOverlayTestTool",
            swiftSettings: strict + withoutOverlays),
        tests("FoundationOverlayTests", ["FoundationOverlay", "os", "OSLog", "FoundationOverlayTestTool", "ProcessLocale", "XCTestOverlay"]),
        tests("CombineTests", ["Combine"]),
        tests("SnapshotTests", ["Snapshot", "Geometry"]),
        tests("PainterTests", ["Painter", "Snapshot", "Geometry", "Typography", "Imaging", "CRaster"]),
        tests("CoreGraphicsTests", ["CoreGraphics", "Geometry", "Metrics"]),
        tests("ActivitiesTests", ["Activities", "IsletModel"]),
        tests(
            "ActivityKitTests",
            [
                "Activities", "ActivityKit", "ExtensionProtocol", "FoundationOverlay", "InProcessSystem", "ScriptedSystem", "SystemClient",
                "IsletModel",
            ]),
        tests("CoreDataTests", ["CoreData", "Snapshot", "SQLite", "SwiftUI", "ViewEngine"]),
        tests("SwiftDataTests", ["SwiftData", "SwiftUI", "Snapshot", "ViewEngine"]),
        tests(
            "FrameworkTests",
            [
                "AVFoundation", "BackgroundTasks", "CoreLocation", "CoreMotion", "CryptoKit", "EventKit", "HealthKit", "ImageIO", "Intents", "MapKit",
                "Security", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
            ]),
        tests("UIKitTests", ["UIKit", "Assets", "Metrics", "Snapshot", "ExtensionProtocol", "ViewEngine"]),
        tests("SwiftUITests", ["SwiftUI", "ViewEngine", "Snapshot", "Metrics", "Assets", "ExtensionProtocol", "IsletModel"]),
        tests("ChartsTests", ["Charts", "SwiftUI", "ViewEngine", "Snapshot"]),
        tests("DevicesTests", ["Devices", "IsletModel"]),
        tests("IsletModelTests", ["IsletModel"]),
        tests("LedgerTests", ["IsletModel", "Ledger"]),
        tests("DeviceStoreTests", ["DeviceStore", "Ledger", "SQLite"]),
        .target(
            name: "RandomDevice",
            dependencies: ["Activities", "DeviceHost", "DeviceSystem", "Simulation", "Timelines", "WidgetSystem", "IsletModel"],
            path: "Tests/RandomDevice", swiftSettings: strict),
        .executableTarget(
            name: "DeviceHostTestTool", dependencies: ["DeviceHost", "RandomDevice", "IsletModel"],
            path: "Tests/DeviceHostTestTool", swiftSettings: strict),
        tests(
            "DeviceHostTests",
            [
                "Activities", "DeviceHost", "DeviceHostTestTool", "DeviceStore", "DeviceSystem", "ExtensionProtocol", "ExtensionRunners", "Geometry",
                "Host",
                "Ledger", "RandomDevice", "SQLite", "Simulation", "Snapshot", "SystemClient", "WidgetSystem", "IsletModel",
            ]),
        tests("DeviceSystemTests", ["DeviceSystem", "Activities", "Ledger", "Simulation"]),
        tests("SimulationTests", ["Simulation", "Ledger"]),
        tests("TimelinesTests", ["Timelines", "Snapshot", "IsletModel"]),
        tests("ScenesTests", ["Scenes", "Devices", "ExtensionProtocol", "Geometry", "Painter", "Snapshot", "IsletModel"]),
        tests("PresentationsTests", ["Presentations", "Snapshot", "Geometry"]),
        tests("WidgetSystemTests", ["WidgetSystem", "Ledger", "Simulation", "Timelines", "IsletModel"]),
        tests("HostTests", ["Host", "ExtensionProtocol", "Snapshot", "Geometry", "Timelines", "IsletModel"], exclude: ["scripted-extension.py"]),
        tests("AppIntentsTests", ["AppIntents", "SwiftUI", "ExtensionProtocol", "Snapshot", "ViewEngine"]),
        tests(
            "WidgetKitTests",
            [
                "WidgetKit", "SwiftUI", "Metrics", "ActivityKit", "AppIntents", "Intents", "ExtensionProtocol", "ExtensionRuntime", "Snapshot",
                "ViewEngine", "IsletModel",
            ]),
        tests(
            "SeedSampleTests",
            ["islet", "Builder", "DeviceHost", "DeviceStore", "ProjectReader", "Host", "ExtensionProtocol", "Ledger", "SQLite", "Snapshot"],
            settings: usesSwiftSyntax),
        .target(name: "ScriptedSystem", dependencies: ["ExtensionProtocol"], path: "Tests/ScriptedSystem", swiftSettings: strict),
        tests("SystemClientTests", ["SystemClient", "ExtensionProtocol", "ScriptedSystem", "IsletModel"]),
        tests(
            "AppTests",
            [
                "Builder", "ProjectReader", "Host", "ExtensionProtocol", "ActivityKit", "Activities", "InProcessSystem", "Snapshot", "Geometry",
                "ScriptedSystem",
            ],
            settings: usesSwiftSyntax),
        tests(
            "IsletCommandTests", ["IsletCommand", "Scenes", "Host", "ProjectReader", "Devices", "Snapshot", "ExtensionProtocol", "IsletModel"],
            settings: usesSwiftSyntax),
        tests("ImagingTests", ["Imaging"]),
        tests("AssetsTests", ["Assets", "IsletModel"]),
        tests("SymbolsTests", ["Symbols"], exclude: ["used-symbols.json"]),
        tests("ProjectReaderTests", ["ProjectReader"]),
        .testTarget(
            name: "BuilderTests", dependencies: ["Builder", "ProjectReader"], path: "Tests/BuilderTests", swiftSettings: usesSwiftSyntax),
        tests("MetricsTests", ["Metrics"]),
        tests("TypographyTests", ["Typography", "Snapshot", "Geometry", "Metrics"]),
    ],
    swiftLanguageModes: [.v6]
)
