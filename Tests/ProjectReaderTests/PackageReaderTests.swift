import Foundation
import ProjectReader
import Testing

@Suite struct PackageReaderTests {
    @Test func programsComeWithTheirModulesAndLocalPackages() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Clock", dependencies: [.package(path: "../Kit"), .package(url: "https://example.com/Remote.git", \
            from: "1.0.0")], targets: [
                .executableTarget(name: "ClockWidget", dependencies: ["Shared", .product(name: "KitUI", package: "Kit"), .product(name: \
                "Remote", package: "Remote")],
                    swiftSettings: [.define("FAST"), .enableUpcomingFeature("ExistentialAny"), .swiftLanguageMode(.v5)]),
                .target(name: "Shared", dependencies: [.product(name: "KitUI", package: "Kit")], exclude: ["Old"], resources: [.process("Media")]),
                .testTarget(name: "SharedTests", dependencies: ["Shared"]),
            ])
            """, to: "App/Package.swift")
        try folder.write("import KitUI\nimport Shared\n", to: "App/Sources/ClockWidget/Main.swift")
        for path in ["A.swift", "Old/B.swift", "Media/de.lproj/L.strings"] { try folder.write("", to: "App/Sources/Shared/" + path) }
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "KitUI", targets: ["KitUI"])], targets: [.target(name: "KitUI", \
            path: "Code")])
            """, to: "Kit/Package.swift")
        try folder.write("", to: "Kit/Code/K.swift")
        let targets = try ProjectReader.read([folder.url.appendingPathComponent("App").path])
        let target = try #require(targets.first)
        #expect(targets.count == 1 && target.name == "ClockWidget")
        #expect(target.dependencies.map(\.moduleName) == ["KitUI", "Shared"])
        #expect(target.dependencies.map(\.swiftVersion) == ["5", "6"])
        #expect(target.swiftVersion == "5")
        #expect(target.conditions.contains("FAST"))
        #expect(target.features == [.upcoming("ExistentialAny")])
        #expect(target.dependencies[1].sources.map(\.lastPathComponent) == ["A.swift"])
        #expect(target.dependencies[1].resources.map(\.bundlePath) == ["de.lproj/L.strings"])
        #expect(target.dependencies[1].resourceBundleName == "Clock_Shared")
        #expect(target.missingDependencies == [MissingDependency(product: "Remote", origin: "https://example.com/Remote.git")])
    }

    @Test func aBrokenManifestIsOneLine() throws {
        let folder = try TemporaryFolder()
        try folder.write("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(nam: 3)\n", to: "Package.swift")
        let problem = #expect(throws: ProjectProblem.self) { try ProjectReader.read([folder.url.path]) }
        #expect(problem?.code == .brokenPackage)
        #expect(problem?.line == 3 && problem?.message == "incorrect argument label in call (have 'nam:', expected 'name:')")
        #expect(problem?.description.contains("\n") == false)
    }

    private static let kit = """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], traits: [.default(enabledTraits: ["Fast"]),
            .trait(name: "Fast", enabledTraits: ["Quick"]), .trait(name: "Quick"), .trait(name: "Loud")], targets: [
            .target(name: "Kit", dependencies: [.target(name: "Noise", condition: .when(traits: ["Loud"]))], swiftSettings: [
                .define("QUICK", .when(traits: ["Quick"])), .define("LOUD", .when(traits: ["Loud"]))]),
            .target(name: "Noise")])
        """

    private func target(needingKit traits: String, also others: String = "") throws -> BuildTarget {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "App", dependencies: [.package(path: "../Kit"\(traits))\(others)], targets: [
                .executableTarget(name: "App", dependencies: ["Kit"\(others.isEmpty ? "" : ", \"Other\"")])])
            """, to: "App/Package.swift")
        try folder.write(Self.kit, to: "Kit/Package.swift")
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Other", products: [.library(name: "Other", targets: ["Other"])], dependencies: [
                .package(path: "../Kit", traits: ["Loud"])], targets: [.target(name: "Other", dependencies: ["Kit"])])
            """, to: "Other/Package.swift")
        try folder.write("import Kit\nimport Other\n", to: "App/Sources/App/Main.swift")
        try folder.write("#if LOUD\nimport Noise\n#endif\n", to: "Kit/Sources/Kit/K.swift")
        try folder.write("import Kit\n", to: "Other/Sources/Other/O.swift")
        try folder.write("", to: "Kit/Sources/Noise/N.swift")
        return try #require(try ProjectReader.read([folder.url.appendingPathComponent("App").path]).first)
    }

    private func kitConditions(_ target: BuildTarget) -> Set<String> {
        Set(target.dependencies.first { $0.name == "Kit" }?.conditions ?? []).subtracting(["DEBUG", "SWIFT_PACKAGE"])
    }

    @Test func standardTraitsAreOnWhereNoneAreAskedFor() throws {
        let target = try target(needingKit: "")
        #expect(kitConditions(target) == ["Fast", "Quick", "QUICK"])
        #expect(!target.dependencies.map(\.name).contains("Noise"))
    }

    @Test func traitsThatAreAskedForAreOnAlone() throws {
        let target = try target(needingKit: ", traits: [\"Loud\"]")
        #expect(kitConditions(target) == ["Loud", "LOUD"])
        #expect(target.dependencies.map(\.name).contains("Noise"))
    }

    /// Kit is read first, with what the app asks for; what another package asks for counts as well.
    @Test func allWhoNeedAPackageGetTheTraitsOfAll() throws {
        let target = try target(needingKit: "", also: ", .package(path: \"../Other\")")
        #expect(kitConditions(target) == ["Fast", "Quick", "QUICK", "Loud", "LOUD"])
        #expect(target.dependencies.map(\.name).contains("Noise"))
    }

    @Test func macrosComeWithTheModulesTheyAreMadeOf() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import CompilerPluginSupport
            import PackageDescription
            let package = Package(name: "App", targets: [
                .executableTarget(name: "App", dependencies: ["AppMacros"]), .macro(name: "AppMacros", dependencies: ["Support"]),
                .target(name: "Support")])
            """, to: "Package.swift")
        try folder.write("@freestanding(expression) macro m() = #externalMacro(module: \"AppMacros\", type: \"M\")\n", to: "Sources/App/Main.swift")
        try folder.write("import Support\n", to: "Sources/AppMacros/M.swift")
        try folder.write("", to: "Sources/Support/S.swift")
        let target = try #require(try ProjectReader.read([folder.url.path]).first)
        #expect(target.dependencies.map(\.name) == ["AppMacros"])
        #expect(target.dependencies.first?.dependencies.map(\.name) == ["Support"])
    }

    /// A manifest that only lists what Tuist's project needs is no package to build.
    @Test func aRootOfTuistNamesTheCommandToRunFirst() throws {
        let folder = try TemporaryFolder()
        try folder.write("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Needs\")\n", to: "Package.swift")
        try folder.write("import ProjectDescription\nlet workspace = Workspace(name: \"App\", projects: [])\n", to: "Workspace.swift")
        let problem = #expect(throws: ProjectProblem.self) { try ProjectReader.read([folder.url.path]) }
        #expect(problem?.code == .noProject && problem?.description.contains("tuist generate --no-open") == true)
    }
}
