import Foundation
import IsletModel
import Testing

@testable import ProjectReader

/// Roots of apps whose project Tuist makes of manifests in Swift.
@Suite(.startsPrograms) struct TuistTests {
    private func write(_ folder: TemporaryFolder) throws {
        for (path, text) in Self.files { try folder.write(text, to: path) }
    }

    private static let files = [
        "Tuist.swift": """
        import ProjectDescription
        let tuist = Tuist(project: .tuist(plugins: [.local(path: "Plugins/Names")]))
        """,
        "Plugins/Names/Plugin.swift": "import ProjectDescription\nlet plugin = Plugin(name: \"Names\")\n",
        "Plugins/Names/ProjectDescriptionHelpers/Names.swift": "public enum Names { public static let prefix = \"com.example\" }\n",
        "Tuist/ProjectDescriptionHelpers/Module.swift": """
        import Names
        import ProjectDescription
        extension Project {
            public static func module(_ name: String, dependencies: [TargetDependency] = []) -> Project {
                Project(name: name, targets: [
                    .target(
                        name: name, destinations: .iOS, product: .staticFramework, bundleId: "\\(Names.prefix).\\(name)",
                        deploymentTargets: .iOS("17.0"), sources: ["Sources/**"], resources: ["Resources/**"], dependencies: dependencies)
                ])
            }
        }
        """,
        "Workspace.swift": "import ProjectDescription\nlet workspace = Workspace(name: \"Sample\", projects: [\"Projects/App\"])\n",
        "Projects/Look/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project.module("Look")
        """,
        "Projects/Look/Sources/Look.swift": "public let look = 1\n", "Projects/Look/Resources/look.json": "{}",
        "Projects/App/Project.swift": """
        import Names
        import ProjectDescription

        private let name = "Sample"
        let project = Project(
            name: name,
            targets: [
                .target(
                    name: name, destinations: .iOS, product: .app, bundleId: "\\(Names.prefix).sample", sources: ["App/**"],
                    dependencies: [.target(name: "SampleWidget")]),
                .target(
                    name: "SampleWidget", destinations: .iOS, product: .appExtension, bundleId: "\\(Names.prefix).sample.widget",
                    deploymentTargets: .iOS("17.2"),
                    infoPlist: .extendingDefault(with: [
                        "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"], "Count": 3, "IsOn": true,
                    ]),
                    sources: .sourceFilesList(globs: [.glob("Widget/**", excluding: ["Widget/Old.swift"])]),
                    resources: ["Widget/*.xcassets"],
                    entitlements: .dictionary(["com.apple.security.application-groups": ["group.example"]]),
                    dependencies: [.project(target: "Look", path: .relativeToRoot("Projects/Look")), .external(name: "Missing")],
                    settings: .settings(
                        base: ["SWIFT_VERSION": "6.0"],
                        configurations: [.debug(name: "Debug", settings: ["OTHER_SWIFT_FLAGS": "-D LOUD"])])),
            ])
        """,
        "Projects/App/App/App.swift": "import SwiftUI\n@main struct Sample: App {}\n",
        "Projects/App/Widget/Widget.swift": "import Look\nimport WidgetKit\n@main struct Bundle: WidgetBundle {}\n",
        "Projects/App/Widget/Old.swift": "", "Projects/App/Widget/Assets.xcassets/Contents.json": "{}",
    ]

    /// The folder of Tuist need not be there; entitlements were once a path.
    @Test func aManifestOfAWorkspaceMakesARoot() throws {
        let folder = try TemporaryFolder()
        let none = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(!TuistRoot.isRoot(none, in: folder.url))
        try folder.write("struct Workspace {}\n", to: "Workspace.swift")
        #expect(!TuistRoot.isRoot(["Workspace.swift"], in: folder.url))
        try folder.write("import ProjectDescription\nlet workspace = Workspace(name: \"W\", projects: [\"Widget\"])\n", to: "Workspace.swift")
        #expect(TuistRoot.isRoot(["Workspace.swift"], in: folder.url))
        try folder.write(
            """
            import ProjectDescription
            let project = Project(name: "Widget", targets: [
                .target(
                    name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "a.b.Widget",
                    infoPlist: .dictionary(["NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]]),
                    sources: ["*.swift"], entitlements: .relativeToRoot("Widget.entitlements"))
            ])
            """, to: "Widget/Project.swift")
        try folder.write("import WidgetKit\n", to: "Widget/Widget.swift")
        try folder.write("<plist><dict><key>a</key><string>b</string></dict></plist>", to: "Widget.entitlements")
        let target = try #require(try ProjectReader.read([folder.url.path]).first)
        #expect(target.kind == .widgetExtension && target.entitlements["a"]?.string == "b")
    }

    @Test func targetsAreThoseTuistWouldMake() throws {
        let folder = try TemporaryFolder()
        try write(folder)
        let targets = try ProjectReader.read([folder.url.path])
        let target = try #require(targets.first)
        #expect(targets.count == 1 && target.name == "SampleWidget" && target.kind == .widgetExtension)
        #expect(target.bundleIdentifier == "com.example.sample.widget" && target.deploymentTarget == "17.2" && target.swiftVersion == "6")
        #expect(target.sources.map(\.lastPathComponent) == ["Widget.swift"])
        #expect(target.resources.map(\.url.lastPathComponent) == ["Assets.xcassets"])
        #expect(target.infoPlist["Count"] == .integer(3) && target.infoPlist["IsOn"] == .boolean(true))
        #expect(target.appGroups == ["group.example"])
        #expect(target.conditions.contains("LOUD"))
        let look = try #require(target.dependencies.first)
        #expect(look.moduleName == "Look" && look.resourceBundleName == "Look_Look")
        #expect(look.resources.map(\.url.lastPathComponent) == ["look.json"])
        #expect(target.missingDependencies.map(\.product) == ["Missing"])
    }

    @Test func aManifestThatCannotBeReadIsNamed() throws {
        let folder = try TemporaryFolder()
        try write(folder)
        try folder.write("import ProjectDescription\nlet project = Project(name: secret)\n", to: "Projects/App/Project.swift")
        let problem = #expect(throws: ProjectProblem.self) { try ProjectReader.read([folder.url.path]) }
        #expect(problem?.file.hasSuffix("Projects/App/Project.swift") == true)
        #expect(problem?.message.contains("secret") == true)
    }

    @Test func manifestsSeeTheirRepositoryAlone() throws {
        let folder = try TemporaryFolder()
        try write(folder)
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let text = """
            import Foundation
            import ProjectDescription
            let secrets = (try? FileManager.default.contentsOfDirectory(atPath: "\(home)"))?.count ?? -1
            let project = Project(name: "Sample", targets: [
                .target(name: "Home\\(secrets)", destinations: .iOS, product: .app, bundleId: "a.b", sources: ["App/**"])
            ])
            """
        try folder.write(text, to: "Projects/App/Project.swift")
        #expect(try ProjectReader.read([folder.url.path]).map(\.name) == ["Home-1"])
    }
}
