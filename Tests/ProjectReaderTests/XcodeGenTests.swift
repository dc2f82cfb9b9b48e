import Foundation
import Testing

@testable import ProjectReader

/// Roots of apps whose project is written in `project.yml`.
@Suite struct XcodeGenTests {
    private func write(_ folder: TemporaryFolder, _ text: String) throws {
        try folder.write(text, to: "project.yml")
        try folder.write("import SwiftUI\n@main struct Sample: App {}\n", to: "App/App.swift")
        try folder.write("import WidgetKit\n@main struct Bundle: WidgetBundle {}\n", to: "Widget/Widget.swift")
        try folder.write("", to: "Widget/Skipped/Old.swift")
        try folder.write("public let shared = 1\n", to: "Shared/Shared.swift")
        try folder.write("{}", to: "Widget/Assets.xcassets/Contents.json")
        try folder.write("// swift-tools-version: 5.9\n", to: "Packages/Kit/Package.swift")
    }

    private static let project = """
        name: Sample
        include: [base.yml]
        options: {bundleIdPrefix: com.example, deploymentTarget: {iOS: "17.0"}}
        settingGroups:
          strict: {SWIFT_VERSION: "6.0"}
        targets:
          Sample:
            type: application
            platform: iOS
            sources: [App, Shared]
            dependencies: [{target: SampleWidget}]
          SampleWidget:
            templates: [Extension]
            templateAttributes: {folder: Widget}
            platform: iOS
            settings: {groups: [strict], base: {GENERATE_INFOPLIST_FILE: false}}
            info:
              path: Widget/Info.plist
              properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}, Count: 3}
            entitlements:
              path: Widget/Widget.entitlements
              properties: {com.apple.security.application-groups: [group.example]}
        """

    private static let base = """
        targetTemplates:
          Extension:
            type: app-extension
            sources:
              - path: ${folder}
                excludes: ["Skipped/**"]
              - Shared
        """

    @Test func targetsAreThoseXcodeGenWouldWrite() throws {
        let folder = try TemporaryFolder()
        try write(folder, Self.project)
        try folder.write(Self.base, to: "base.yml")
        let target = try #require(try ProjectReader.read([folder.url.path]).first)
        #expect(target.name == "SampleWidget" && target.kind == .widgetExtension && target.bundleIdentifier == "com.example.SampleWidget")
        #expect(target.sources.map(\.lastPathComponent) == ["Widget.swift", "Shared.swift"])
        #expect(target.resources.map(\.url.lastPathComponent) == ["Assets.xcassets"])
        #expect(target.swiftVersion == "6" && target.deploymentTarget == "17.0" && target.conditions == ["DEBUG"])
        #expect(target.infoPlist["Count"] == .integer(3) && target.appGroups == ["group.example"] && target.notes.isEmpty)
    }

    @Test func aFileThatIsNotYAMLNamesTheLine() throws {
        let folder = try TemporaryFolder()
        try folder.write("name: A\ntargets: [\n", to: "project.yml")
        let problem = #expect(throws: ProjectProblem.self) { try ProjectReader.read([folder.url.path]) }
        #expect(problem?.file.contains("project.yml:") == true)
    }

    @Test(arguments: [
        ("*.swift", "A.swift", true), ("*.swift", "Sub/A.swift", false), ("**/*.swift", "Sub/A.swift", true), ("Sub", "Sub/A.swift", true),
        ("{A,B}.md", "B.md", true), ("A.md", "B.md", false),
    ])
    func patternsMatchAsInAShell(pattern: String, path: String, matches: Bool) {
        #expect(GlobPattern(pattern).matches(path) == matches)
    }
}

/// Specifications in several files, and those that do not lie where the project is made.
@Suite struct XcodeGenPlacesTests {
    private static let widget = """
        targets:
          Widget:
            type: app-extension
            platform: iOS
            sources: ["Code", {path: ../Shared/Common.swift}]
            info: {path: Info.plist, properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}
            entitlements: {path: Own.entitlements, properties: {com.apple.security.application-groups: [group.example]}}
        """

    private func write(_ folder: TemporaryFolder, widget: String = Self.widget) throws {
        try folder.write(widget, to: "Widget/target.yml")
        try folder.write("import WidgetKit\n@main struct Bundle: WidgetBundle {}\n", to: "Widget/Code/Widget.swift")
        try folder.write("let common = 1\n", to: "Shared/Common.swift")
    }

    private func sources(_ folder: TemporaryFolder, _ path: String = "") throws -> [String] {
        let target = try #require(try ProjectReader.read([folder.url.appendingPathComponent(path).path]).first { $0.kind == .widgetExtension })
        #expect(target.appGroups == ["group.example"])
        return target.sources.map(\.lastPathComponent)
    }

    @Test func pathsOfAnIncludedFileStartFromItsFolder() throws {
        let folder = try TemporaryFolder()
        try write(folder)
        try folder.write("name: A\ninclude: [Widget/target.yml]\n", to: "project.yml")
        #expect(try sources(folder) == ["Widget.swift", "Common.swift"])
    }

    @Test func pathsStayWhereTheFileSaysSo() throws {
        let folder = try TemporaryFolder()
        try write(folder, widget: Self.widget.replacingOccurrences(of: "\"Code\", {path: ../", with: "\"Widget/Code\", {path: "))
        try folder.write("name: A\ninclude: [{path: Widget/target.yml, relativePaths: false}]\n", to: "project.yml")
        #expect(try sources(folder) == ["Widget.swift", "Common.swift"])
    }

    @Test func aFileThatIsCopiedToTheRootIsReadFromThere() throws {
        let folder = try TemporaryFolder()
        try write(folder)
        try folder.write("name: A\ninclude: [{path: Widget/target.yml}]\n", to: "Apps/One/project.yml")
        #expect(try sources(folder) == ["Widget.swift", "Common.swift"])
        #expect(try sources(folder, "Apps/One") == ["Widget.swift", "Common.swift"])
    }

    /// An app that was cloned without its submodules.
    @Test func aModuleOfAnEmptySubmoduleIsSaidToBeThere() throws {
        let folder = try TemporaryFolder()
        try write(folder)
        try folder.write("import Kit\nimport Nowhere\n", to: "Widget/Code/Uses.swift")
        try folder.write("[submodule \"Kit\"]\n    path = Modules/Kit\n    url = https://example.com/Kit\n", to: ".gitmodules")
        try folder.write("packages: {Kit: {path: Modules/Kit}}\ninclude: [Widget/target.yml]\n", to: "project.yml")
        let target = try #require(try ProjectReader.read([folder.url.path]).first)
        let kit = try #require(target.missingDependencies.first { $0.product == "Kit" })
        #expect(kit.origin.hasSuffix("Modules/Kit") && kit.reason?.contains("git submodule update") == true)
        try folder.write("", to: "Modules/Kit/README.md")
        #expect(try ProjectReader.read([folder.url.path]).first?.missingDependencies.isEmpty == true)
    }

    @Test func sourcesOfAnotherSystemAreLeftOut() throws {
        let folder = try TemporaryFolder()
        try write(folder)
        let filtered = "{path: ../Shared/Common.swift, destinationFilters: [macOS]}"
        try folder.write(Self.widget.replacingOccurrences(of: "{path: ../Shared/Common.swift}", with: filtered), to: "Widget/project.yml")
        #expect(try sources(folder) == ["Widget.swift"])
    }
}

/// Apps whose code lies in the packages around them.
@Suite struct PackagedAppTests {
    @Test func theExtensionOfAnAppInsideAPackageIsRead() throws {
        let fixture = try XcodeProjectFixture(project: XcodeProjectFixture.listed)
        try XcodeProjectFixture.writeListedFiles(to: fixture.folder)
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(at: fixture.folder.url, to: folder.url.appendingPathComponent("App"))
        try folder.write("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Kits\")\n", to: "Package.swift")
        #expect(try ProjectReader.read([folder.url.path]).map(\.name) == ["Demo Widget"])
    }
}
