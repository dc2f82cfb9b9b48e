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

    /// A manifest that only lists what Tuist's project needs is no package to build.
    @Test func aRootOfTuistNamesTheCommandToRunFirst() throws {
        let folder = try TemporaryFolder()
        try folder.write("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Needs\")\n", to: "Package.swift")
        try folder.write("import ProjectDescription\nlet workspace = Workspace(name: \"App\", projects: [])\n", to: "Workspace.swift")
        let problem = #expect(throws: ProjectProblem.self) { try ProjectReader.read([folder.url.path]) }
        #expect(problem?.code == .noProject && problem?.description.contains("tuist generate --no-open") == true)
    }
}
