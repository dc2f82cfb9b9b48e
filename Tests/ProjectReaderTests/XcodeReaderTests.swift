import Foundation
import IsletModel
import ProjectReader
import Testing

@Suite struct XcodeReaderTests {
    private func listedTarget() throws -> (fixture: XcodeProjectFixture, target: BuildTarget) {
        let fixture = try XcodeProjectFixture(project: XcodeProjectFixture.listed)
        try XcodeProjectFixture.writeListedFiles(to: fixture.folder)
        return (fixture, try #require(try ProjectReader.read([fixture.path]).first))
    }

    @Test func filesComeFromBuildPhasesAndGroups() throws {
        let (fixture, target) = try listedTarget()
        #expect(target.name == "Demo Widget")
        #expect(target.moduleName == "Demo_Widget")
        #expect(target.kind == .widgetExtension)
        #expect(fixture.relative(target.sources) == ["Widget Folder/Widget.swift", "Common/Shared.swift"])
        #expect(target.resources.map(\.bundlePath) == ["de.lproj/Localizable.strings"])
    }

    @Test func aFileListedByItsPlaceOnAnotherMachineIsFound() throws {
        let listed = "path = Common/Shared.swift; sourceTree = SOURCE_ROOT;"
        let foreign = "path = /Users/somebody/Work/Demo/Common/Shared.swift; sourceTree = \"<absolute>\";"
        let fixture = try XcodeProjectFixture(project: XcodeProjectFixture.listed.replacingOccurrences(of: listed, with: foreign))
        try XcodeProjectFixture.writeListedFiles(to: fixture.folder)
        let target = try #require(try ProjectReader.read([fixture.path]).first)
        #expect(fixture.relative(target.sources) == ["Widget Folder/Widget.swift", "Common/Shared.swift"])
        let note = try #require(target.notes.first { $0.code == .noSuchFile })
        #expect(note.severity == .warning && note.message.contains("/Users/somebody/Work/Demo/Common/Shared.swift"))
    }

    @Test func filesThatAreSpeltOtherwiseOnTheDiskAreFound() throws {
        let (fixture, _) = try listedTarget()
        let folder = fixture.folder.url
        let spellings = [
            "Common": "common", "Demo.entitlements": "demo.entitlements", "Base.xcconfig": "base.xcconfig",
            "Widget Folder/Info.plist": "Widget Folder/info.plist",
        ]
        for (listed, onDisk) in spellings {
            try FileManager.default.moveItem(at: folder.appendingPathComponent(listed), to: folder.appendingPathComponent(onDisk))
        }
        let target = try #require(try ProjectReader.read([fixture.path]).first)
        #expect(fixture.relative(target.sources) == ["Widget Folder/Widget.swift", "common/Shared.swift"])
        #expect(target.kind == .widgetExtension)
        #expect(target.entitlements["com.apple.security.application-groups"]?.array?.count == 1)
        #expect(target.infoPlist["CFBundleDisplayName"]?.string == "Demo one")
        #expect(!target.notes.contains { $0.code == .noSuchFile })
    }

    @Test func settingsAreInheritedExpandedAndConditional() throws {
        let (_, target) = try listedTarget()
        #expect(target.bundleIdentifier == "com.example.Demo-Widget")
        #expect(target.conditions == ["DEBUG", "EXTENSION"])
        #expect(target.deploymentTarget == "17.2")
        #expect(target.swiftVersion == "5")
        #expect(target.defaultIsolation == "MainActor")
        #expect(target.features == [.upcoming("BareSlashRegexLiterals"), .upcoming("ExistentialAny")])
    }

    /// The project that lists its files, with its package in a folder.
    private static func listed(localPackage path: String) -> String {
        XcodeProjectFixture.listed.replacingOccurrences(
            of: "R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.com/Kingfisher\"; };",
            with: "R1 = {isa = XCLocalSwiftPackageReference; relativePath = \"\(path)\"; };")
    }

    /// A project that names the package around it by the folder's name is found under any name of that folder.
    @Test func aPackageAroundTheProjectIsFoundUnderAnotherName() throws {
        let fixture = try XcodeProjectFixture(project: Self.listed(localPackage: "../as-it-was-called"))
        try XcodeProjectFixture.writeListedFiles(to: fixture.folder)
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Around", products: [.library(name: "Kingfisher", targets: ["Kingfisher"])], targets: [.target(name: "Kingfisher")])
            """
        try fixture.folder.write("import Kingfisher\nimport WidgetKit", to: "Widget Folder/Widget.swift")
        try fixture.folder.write("public let king = 1\n", to: "Sources/Kingfisher/King.swift")
        #expect(try ProjectReader.read([fixture.path]).first?.missingDependencies.map(\.product) == ["Kingfisher"])
        try fixture.folder.write(manifest, to: "Package.swift")
        let target = try #require(try ProjectReader.read([fixture.path]).first)
        #expect(target.missingDependencies.isEmpty && target.dependencies.map(\.name) == ["Kingfisher"])
    }

    /// What a package refers to by path and is not there takes none of its other modules away.
    @Test func aPackageIsReadWithoutTheLocalPackagesThatAreMissing() throws {
        let fixture = try XcodeProjectFixture(project: Self.listed(localPackage: "Packages"))
        try XcodeProjectFixture.writeListedFiles(to: fixture.folder)
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Packages", products: [.library(name: "Kingfisher", targets: ["Kingfisher"])],
                dependencies: [.package(name: "Keys", path: "../dependencies/Keys")],
                targets: [.target(name: "Kingfisher", dependencies: ["Keys"])])
            """
        try fixture.folder.write("import Kingfisher\nimport WidgetKit", to: "Widget Folder/Widget.swift")
        try fixture.folder.write(manifest, to: "Packages/Package.swift")
        try fixture.folder.write("public let king = 1\n", to: "Packages/Sources/Kingfisher/King.swift")
        let target = try #require(try ProjectReader.read([fixture.path]).first)
        #expect(target.dependencies.map(\.name) == ["Kingfisher"])
        #expect(target.missingDependencies.map(\.product) == ["Keys"])
        #expect(target.missingDependencies.first?.reason == "cannot be read: there is no package in this folder")
    }

    @Test func keysOfTheInfoPlistAreMadeFromSettings() throws {
        let settings = """
            TARGETED_DEVICE_FAMILY = 2; INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationLandscapeLeft \
            UIInterfaceOrientationLandscapeRight"; INFOPLIST_KEY_CFBundleDisplayName
            """
        let fixture = try XcodeProjectFixture(
            project: XcodeProjectFixture.listed.replacingOccurrences(of: "INFOPLIST_KEY_CFBundleDisplayName", with: settings))
        try XcodeProjectFixture.writeListedFiles(to: fixture.folder)
        let target = try #require(try ProjectReader.read([fixture.path]).first)
        let orientations = ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"].map { PropertyListValue.string($0) }
        #expect(target.infoPlist["UISupportedInterfaceOrientations~ipad"] == .array(orientations))
        #expect(target.infoPlist["UIDeviceFamily"] == .array([.integer(2)]) && target.isForPadsAlone)
        #expect(try listedTarget().1.isForPadsAlone == false)
    }

    /// “No Generated Classes” of an Intents definition, in a target that lists its files and in one whose folder is synchronised.
    @Test func aTargetMayHaveNoClassesOfAnIntentsDefinition() throws {
        let listed = XcodeProjectFixture.listed
            .replacingOccurrences(
                of: "F1 = {", with: "F8 = {isa = PBXFileReference; path = Own.intentdefinition; sourceTree = \"<group>\"; };\nF1 = {"
            )
            .replacingOccurrences(of: "children = (F1, F4, V1, )", with: "children = (F1, F4, F8, V1, )")
            .replacingOccurrences(of: "files = (B1, B2, B4, )", with: "files = (B1, B2, B4, B8, )")
        let synchronised = XcodeProjectFixture.synchronised
        let attribute = "attributesByRelativePath = {Own.intentdefinition = (no_codegen, ); }; membershipExceptions = (Info.plist"
        for (project, generates) in [
            (listed.replacingOccurrences(of: "B6 = {", with: "B8 = {isa = PBXBuildFile; fileRef = F8; };\nB6 = {"), true),
            (
                listed.replacingOccurrences(
                    of: "B6 = {", with: "B8 = {isa = PBXBuildFile; fileRef = F8; settings = {ATTRIBUTES = (no_codegen, ); }; };\nB6 = {"), false
            ),
            (synchronised, true), (synchronised.replacingOccurrences(of: "membershipExceptions = (Info.plist", with: attribute), false),
        ] {
            let fixture = try XcodeProjectFixture(project: project)
            try XcodeProjectFixture.writeListedFiles(to: fixture.folder)
            try XcodeProjectFixture.writeSynchronisedFiles(to: fixture.folder)
            for path in ["Widget Folder", "Widget"] { try fixture.folder.write("{}", to: "\(path)/Own.intentdefinition") }
            let target = try #require(try ProjectReader.read([fixture.path]).first)
            let definition = try #require(target.resources.first { $0.kind == .intentDefinition })
            #expect(definition.generatesCode == generates)
        }
    }

    /// A plug-in is a product of a package that nothing is linked with.
    @Test func plugInsThatAreNotRunAreNamed() throws {
        let more = """
            D1 = {isa = PBXTargetDependency; productRef = P2; };
            P2 = {isa = XCSwiftPackageProductDependency; package = R1; productName = "plugin:Generate"; };
            """
        let project = XcodeProjectFixture.listed
            .replacingOccurrences(of: "dependencies = ();", with: "dependencies = (D1, );").replacingOccurrences(of: "R1 = {", with: more + "R1 = {")
        let fixture = try XcodeProjectFixture(project: project)
        try XcodeProjectFixture.writeListedFiles(to: fixture.folder)
        let target = try #require(try ProjectReader.read([fixture.path]).first)
        let notes = target.notes.filter { $0.code == .buildPlugin }
        #expect(notes.map(\.message) == ["target “Demo Widget” asks for the build-tool plug-in “Generate”, which is not run"])
        #expect(target.missingDependencies.map(\.product) == ["Kingfisher"])
    }

    /// A project that XcodeGen once made and whose files have moved since is what XcodeGen would make of the folder today.
    @Test func aProjectWhoseFilesHaveMovedIsMadeAnew() throws {
        let (fixture, _) = try listedTarget()
        let folder = fixture.folder
        try folder.write(
            """
            name: Demo
            targets:
              Made:
                type: app-extension
                platform: iOS
                sources: [Widget Folder]
                info: {path: Made.plist, properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}
            """, to: "project.yml")
        #expect(try ProjectReader.read([folder.url.path]).map(\.name) == ["Demo Widget"])
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Common/Shared.swift"))
        #expect(try ProjectReader.read([folder.url.path]).map(\.name) == ["Made"])
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("project.yml"))
        #expect(try ProjectReader.read([folder.url.path]).map(\.name) == ["Demo Widget"])
    }

    @Test func aConfigurationThatCocoaPodsWritesMayBeMissing() throws {
        let (fixture, _) = try listedTarget()
        for (name, isHarmless) in [("Pods/Target Support Files/Pods-W/Pods-W.debug.xcconfig", true), ("Secrets.xcconfig", false)] {
            try fixture.folder.write("#include \"Base.xcconfig\"\n#include \"\(name)\"\n", to: "Debug.xcconfig")
            let target = try #require(try ProjectReader.read([fixture.path]).first)
            let note = try #require(target.notes.first { $0.code == .noSuchFile && $0.file.hasSuffix(name) })
            #expect(note.severity == (isHarmless ? .warning : .error))
            #expect(target.conditions == ["DEBUG", "EXTENSION"])
        }
    }

    @Test func generatedKeysJoinTheInfoPlist() throws {
        let (_, target) = try listedTarget()
        #expect(target.infoPlist["CFBundleDisplayName"] == .string("Demo one"))
        #expect(target.infoPlist["NSSupportsLiveActivities"] == .boolean(true))
        #expect(target.infoPlist["NSExtension"]?["NSExtensionPointIdentifier"]?.string == "com.apple.widgetkit-extension")
        #expect(target.appGroups == ["group.com.example.Demo-Widget"])
    }

    @Test func frameworksOfTheProjectAreModulesAndRemotePackagesAreMissing() throws {
        let (_, target) = try listedTarget()
        #expect(target.dependencies.map(\.moduleName) == ["Kit"])
        #expect(target.missingDependencies == [MissingDependency(product: "Kingfisher", origin: "https://example.com/Kingfisher")])
    }

    @Test func modulesThatNoSourceImportsAreLeftOut() throws {
        let (fixture, _) = try listedTarget()
        try fixture.folder.write("import WidgetKit", to: "Widget Folder/Widget.swift")
        let target = try #require(try ProjectReader.read([fixture.path]).first)
        #expect(target.dependencies.isEmpty)
    }

    @Test func synchronisedFoldersHonourExceptions() throws {
        let fixture = try XcodeProjectFixture(project: XcodeProjectFixture.synchronised)
        try XcodeProjectFixture.writeSynchronisedFiles(to: fixture.folder)
        let target = try #require(try ProjectReader.read([fixture.folder.url.path]).first)
        #expect(fixture.relative(target.sources).sorted() == ["App/Model.swift", "Widget/Views/Row.swift", "Widget/Widget.swift"])
        let lent = ["App/Texts/Catalog.xcstrings", "App/Texts/de.lproj/Shared.strings", "App/Texts/en.lproj/Shared.strings"]
        #expect(fixture.relative(target.resources.map(\.url)).sorted() == lent + ["Widget/Assets.xcassets"])
        #expect(target.notes.isEmpty, "nothing is missing")
        let app = try ProjectReader.read([fixture.path], options: ProjectOptions(target: "App"))
        #expect(app.map(\.kind) == [.app])
        #expect(fixture.relative(app[0].sources).sorted() == ["App/App.swift", "App/Model.swift"])
    }

    /// The point of the Today view's widgets, which many take for that of WidgetKit's.
    @Test func anExtensionOfWidgetsThatNamesAnotherPointOfWidgetsIsOneAndSaysSo() throws {
        let fixture = try XcodeProjectFixture(project: XcodeProjectFixture.synchronised)
        try XcodeProjectFixture.writeSynchronisedFiles(to: fixture.folder)
        let info = "{ NSExtension = { NSExtensionPointIdentifier = \"com.apple.widget-extension\"; }; }"
        try fixture.folder.write(info, to: "Widget/Info.plist")
        let target = try #require(try ProjectReader.read([fixture.folder.url.path], options: ProjectOptions(target: "Widget")).first)
        #expect(target.kind == .widgetExtension)
        #expect(target.notes.map(\.code) == [.extensionPoint] && target.notes.first?.file.hasSuffix("Widget/Info.plist") == true)
        try fixture.folder.write("import NotificationCenter", to: "Widget/Widget.swift")
        #expect(try ProjectReader.read([fixture.folder.url.path], options: ProjectOptions(target: "App")).map(\.kind) == [.app])
        #expect(try ProjectReader.read([fixture.folder.url.path]).allSatisfy { $0.kind != .widgetExtension })
    }

    @Test func aProjectInASubfolderIsFound() throws {
        let folder = try TemporaryFolder()
        try folder.write(XcodeProjectFixture.synchronised, to: "ios/Demo.xcodeproj/project.pbxproj")
        try folder.write("{ NSExtension = { NSExtensionPointIdentifier = \"com.apple.widgetkit-extension\"; }; }", to: "ios/Widget/Info.plist")
        try folder.write("", to: "ios/Widget/A.swift")
        #expect(try ProjectReader.read([folder.url.path]).map(\.name) == ["Widget"])
    }

    @Test func anUnknownTargetNamesTheOthers() throws {
        let fixture = try XcodeProjectFixture(project: XcodeProjectFixture.synchronised)
        let problem = #expect(throws: ProjectProblem.self) { try ProjectReader.read([fixture.path], options: ProjectOptions(target: "Nope")) }
        #expect(problem?.mend == "Choose one of: App, Widget")
    }

    @Test(arguments: [
        ("{ objects = { A = {isa = B; \n", 2, "never closed"), ("{ a = b\n c = d; }", 2, "is missing after the value of “a”"),
        ("{\n a = \"b;\n}", 2, "quotation mark"), ("{ a = (b c); }", 1, "missing after an element"), ("{ a = 1; } x", 1, "after the end"),
    ])
    func brokenProjectsNameTheLine(text: String, line: Int, message: String) throws {
        let fixture = try XcodeProjectFixture(project: text)
        let problem = #expect(throws: ProjectProblem.self) { try ProjectReader.read([fixture.path]) }
        #expect(problem?.line == line)
        #expect(problem?.message.contains(message) == true)
        #expect(problem?.description.contains("\n") == false)
    }

    @Test func aMergeConflictIsNamed() throws {
        let text = "{\n<<<<<<< HEAD\n a = 1;\n=======\n a = 2;\n>>>>>>> other\n}"
        let fixture = try XcodeProjectFixture(project: text)
        let problem = #expect(throws: ProjectProblem.self) { try ProjectReader.read([fixture.path]) }
        #expect(problem?.mend.contains("merge conflict") == true)
    }
}
