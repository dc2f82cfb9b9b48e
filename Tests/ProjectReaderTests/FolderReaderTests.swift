import Foundation
import ProjectReader
import Testing

@Suite struct FolderReaderTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func names(_ target: BuildTarget) -> [String] { target.sources.map(\.lastPathComponent) }

    @Test func sourcesAreFoundInSubfoldersButNotInTests() throws {
        for path in ["A.swift", "Views/B.swift", "Tests/C.swift", ".build/D.swift", "More/E.swift"] { try folder.write("", to: path) }
        let targets = try ProjectReader.read([folder.url.path])
        #expect(targets.map(names) == [["A.swift", "E.swift", "B.swift"]])
    }

    @Test func resourcesPlistAndEntitlementsLieBesideTheSources() throws {
        try folder.write("", to: "A.swift")
        try folder.write("{}", to: "Assets.xcassets/Contents.json")
        try folder.write("\"a\" = \"b\";", to: "de.lproj/Localizable.strings")
        try folder.write("{ CFBundleIdentifier = com.example.widget; CFBundleName = \"$(PRODUCT_NAME)\"; }", to: "Info.plist")
        try folder.write("{ \"com.apple.security.application-groups\" = (group.one, group.two); }", to: "App.entitlements")
        let target = try #require(try ProjectReader.read([folder.url.path]).first)
        #expect(target.resources.map(\.bundlePath) == ["Assets.xcassets", "de.lproj/Localizable.strings"])
        #expect(target.bundleIdentifier == "com.example.widget")
        #expect(target.infoPlist["CFBundleName"] == .string(folder.url.lastPathComponent))
        #expect(target.appGroups == ["group.one", "group.two"])
    }

    @Test func severalEntryPointsInOneFolderAreAnErrorThatNamesThem() throws {
        try folder.write("@main struct A {}", to: "A.swift")
        try folder.write("// @main\n@main\nstruct B {}", to: "B.swift")
        let problem = #expect(throws: ProjectProblem.self) { try ProjectReader.read([folder.url.path]) }
        #expect(problem?.code == .severalMain)
        #expect(problem?.message.contains("A.swift, B.swift") == true)
    }

    @Test func subfoldersWithAnEntryPointEachAreTargetsThatShareTheRest() throws {
        try folder.write("@main\nstruct A: App { var body: some Scene { WindowGroup {} } }", to: "App/A.swift")
        try folder.write("@main struct B: Widget { func f(_ app: any App) {} }", to: "Widget/B.swift")
        try folder.write("let x = \"@main\"", to: "Shared/S.swift")
        let targets = try ProjectReader.read([folder.url.path])
        #expect(targets.map(\.name) == ["App", "Widget"])
        #expect(targets.map(names) == [["A.swift", "S.swift"], ["B.swift", "S.swift"]])
        #expect(targets.map(\.isApp) == [true, false])
    }

    @Test func programsMayLieFurtherDown() throws {
        try folder.write("@main struct A {}", to: "Clock/Clock/A.swift")
        try folder.write("@main struct B {}", to: "Clock/ClockWidget/Views/B.swift")
        try folder.write("let shared = 1", to: "Clock/Shared.swift")
        let targets = try ProjectReader.read([folder.url.path])
        #expect(targets.map(\.name) == ["Clock", "ClockWidget"])
        #expect(targets.map(names) == [["A.swift", "Shared.swift"], ["B.swift", "Shared.swift"]])
    }

    @Test func pathsThatLeadNowhereSaySo() throws {
        let problem = #expect(throws: ProjectProblem.self) { try ProjectReader.read([folder.url.path + "/nothing"]) }
        #expect(problem?.code == .noSuchPath)
        #expect(problem?.description.contains("\n") == false)
        #expect(throws: ProjectProblem.self) { try ProjectReader.read([folder.url.path]) }
        #expect(throws: ProjectProblem.self) { try ProjectReader.read([]) }
    }

    @Test func singleFilesMakeATarget() throws {
        let file = try folder.write("@main struct A {}", to: "Clock Widget.swift")
        let target = try #require(try ProjectReader.read([file.path]).first)
        #expect(target.moduleName == "Clock_Widget")
        #expect(target.swiftVersion == "5")
    }

    @Test func packagesInSubfoldersAreModulesOfTheTargetsThatImportThem() throws {
        try folder.write("import Shared\n@main struct A {}", to: "A/A.swift")
        try folder.write("@main struct B {}", to: "B/B.swift")
        try folder.write(
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Shared\", targets: [.target(name: "
                + "\"Shared\", path: \".\")])",
            to: "Shared/Package.swift")
        try folder.write("", to: "Shared/S.swift")
        let targets = try ProjectReader.read([folder.url.path])
        #expect(targets.map { $0.dependencies.map(\.moduleName) } == [["Shared"], []])
        #expect(targets.map(names) == [["A.swift"], ["B.swift"]])
        #expect(targets[0].dependencies[0].sources.map(\.lastPathComponent) == ["S.swift"])
    }
}
