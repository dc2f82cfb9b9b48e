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
