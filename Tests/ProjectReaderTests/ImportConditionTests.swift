import Foundation
import ProjectReader
import Testing

@Suite struct ImportConditionTests {
    private func answers(_ platform: TargetPlatform, _ flags: Set<String>, modules: [String: Bool] = [:]) -> ConditionAnswers {
        ConditionAnswers(platform: platform, flags: flags, knowsAllFlags: true) { modules[$0] }
    }

    @Test(
        arguments: [
            ("os(macOS)", true), ("os(iOS) || os(macOS)", true), ("!os(macOS) && DEBUG", false), ("!(os(Linux) || os(Windows))", true),
            ("canImport(AppKit)", true), ("canImport(UIKit)", false), ("canImport(SwiftUI)", true), ("canImport(Glibc)", false),
            ("canImport(Mine)", true), ("canImport(Other)", nil), ("canImport(Other) && FAST", nil), ("canImport(Other) && SLOW", false),
            ("compiler(>=6.2)", nil), ("FAST && !SLOW", true), ("canImport(Foundation, _version: 1)", true),
        ] as [(String, Bool?)])
    func `Conditions are answered as far as they can be`(_ condition: String, _ answer: Bool?) {
        #expect(answers(.macOS, ["FAST"], modules: ["Mine": true]).answer(to: condition) == answer)
    }

    @Test func `Imports count where their conditions may hold`() {
        let scan = SourceScan(
            """
            import Always
            #if os(Linux)
            import Glibc
            #elseif FORCE // a library of its own
            import Boring
            #else
            #if canImport(Store)
            import Store
            #else
            import SQLite3
            #endif
            #endif
            import After
            """)
        #expect(scan.imports == ["Always", "Glibc", "Boring", "Store", "SQLite3", "After"])
        #expect(scan.imports { _ in answers(.iOS, []) } == ["Always", "Store", "SQLite3", "After"])
        #expect(scan.imports { _ in answers(.iOS, ["FORCE"]) } == ["Always", "Boring", "After"])
        #expect(scan.imports { _ in answers(.iOS, [], modules: ["Store": false]) } == ["Always", "SQLite3", "After"])
    }

    /// A module for other systems, which a package has and sources ask for first, is not looked for.
    @Test func `A module that sources only ask for is not needed`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [
                .target(name: "Kit", dependencies: [.target(name: "CStore", condition: .when(platforms: [.linux]))]), .target(name: "CStore")])
            """, to: "Kit/Package.swift")
        try folder.write("#if canImport(CStore)\nimport CStore\n#else\nimport SQLite3\n#endif\n", to: "Kit/Sources/Kit/K.swift")
        try folder.write("int store(void);\n", to: "Kit/Sources/CStore/include/CStore.h")
        try folder.write("int store(void) { return 1; }\n", to: "Kit/Sources/CStore/store.c")
        try folder.write("name: App\npackages: {Kit: {path: Kit}}\n" + Self.targets, to: "project.yml")
        try folder.write("import Kit\nimport WidgetKit\n@main struct W: Widget {}\n", to: "W/W.swift")
        let target = try #require(try ProjectReader.read([folder.url.path]).first)
        #expect(target.dependencies.map(\.moduleName) == ["Kit"])
    }

    private static let targets = """
        targets:
          W:
            type: app-extension
            platform: iOS
            sources: [W]
            dependencies: [{package: Kit}]
            info: {path: W/Info.plist, properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}
        """

    @Test func `Files for the assembler belong to modules in C`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", targets: [.executableTarget(name: "App", dependencies: ["CFast"]), .target(name: "CFast")])
            """, to: "Package.swift")
        try folder.write("import CFast\n", to: "Sources/App/main.swift")
        for path in ["include/CFast.h", "fast.c", "faster.S"] { try folder.write("\n", to: "Sources/CFast/" + path) }
        let target = try #require(try ProjectReader.read([folder.url.path]).first)
        #expect(target.dependencies.first?.native?.sources.map(\.lastPathComponent) == ["fast.c", "faster.S"])
    }
}
