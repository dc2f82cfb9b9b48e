import Foundation
import Testing

@testable import ProjectReader

/// Packages that are referred to by address.
@Suite struct PackageSourceTests {
    private static let kit = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Kit", products: [.library(name: "KitProduct", targets: ["Kit"])], targets: [
            .target(name: "Kit", dependencies: ["CKit", .target(name: "MacOnly", condition: .when(platforms: [.macOS]))], plugins: ["Make"]),
            .target(name: "MacOnly"), .target(name: "CKit", cSettings: [.define("FAST"), .headerSearchPath("private")]),
            .systemLibrary(name: "CSystem", pkgConfig: "system"), .plugin(name: "Make", capability: .buildTool()),
        ])
        """

    private func writeKit(_ folder: TemporaryFolder, to path: String) throws {
        try folder.write(Self.kit, to: path + "/Package.swift")
        try folder.write("import CKit\n", to: path + "/Sources/Kit/Kit.swift")
        try folder.write("", to: path + "/Sources/MacOnly/A.swift")
        try folder.write("", to: path + "/Sources/CKit/kit.c")
        try folder.write("", to: path + "/Sources/CKit/include/kit.h")
        try folder.write("", to: path + "/Plugins/Make/Make.swift")
    }

    private func writeApp(_ folder: TemporaryFolder, url: String) throws {
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", dependencies: [.package(url: "\(url)", from: "1.0.0")],
                targets: [.executableTarget(name: "App", dependencies: [.product(name: "KitProduct", package: "kit")])])
            """, to: "App/Package.swift")
        try folder.write("import Kit\n", to: "App/Sources/App/main.swift")
    }

    private func read(_ folder: TemporaryFolder, _ packages: PackageSources) throws -> BuildTarget {
        let options = ProjectOptions(packages: packages)
        return try #require(try ProjectReader.read([folder.url.appendingPathComponent("App").path], options: options).first)
    }

    @Test func checkoutsThatAreThereAreTaken() throws {
        let folder = try TemporaryFolder()
        try writeKit(folder, to: "SourcePackages/checkouts/kit")
        try writeApp(folder, url: "https://nowhere.invalid/team/Kit.git")
        let target = try read(folder, PackageSources(folders: [folder.url.appendingPathComponent("SourcePackages")]))
        #expect(target.dependencies.map(\.moduleName) == ["CKit", "Kit"])
        let native = try #require(target.dependencies.first?.native)
        #expect(native.sources.map(\.lastPathComponent) == ["kit.c"] && native.definitions.contains("FAST"))
        #expect(native.headers?.lastPathComponent == "include" && native.searchPaths.map(\.lastPathComponent) == ["CKit", "private"])
        #expect(target.dependencies.last?.notes.map(\.code) == [.buildPlugin])
        #expect(target.missingDependencies.isEmpty)
    }

    @Test func packagesThatCanBeHadComeWithoutTheOthers() throws {
        let folder = try TemporaryFolder()
        try writeKit(folder, to: "mirror/kit")
        let mirror = folder.url.appendingPathComponent("mirror/kit")
        for arguments in [
            ["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "Kit"], ["tag", "1.2.0"],
        ] {
            #expect(try ToolRun(["git", "-C", mirror.path] + arguments).run().status == 0)
        }
        let none = folder.url.appendingPathComponent("mirror/none").absoluteString
        var request = ResolutionRequest()
        request.add(RemotePackage(url: mirror.absoluteString, requirement: "from: \"1.0.0\""))
        request.add(RemotePackage(url: none, requirement: "from: \"1.0.0\""))
        let cache = folder.url.appendingPathComponent("cache")
        let answer = PackageResolver(cache: cache, isOffline: false).resolve(request)
        #expect(answer.folders.keys.sorted() == ["kit"] && answer.problems.keys.sorted() == ["none"])
        try FileManager.default.removeItem(at: mirror)
        #expect(PackageResolver(cache: cache, isOffline: true).resolve(request).folders.mapValues(\.path) == answer.folders.mapValues(\.path))
    }

    /// The native modules of an app in another language lie beside its Xcode project, each with a specification for CocoaPods.
    @Test(arguments: ["'ios/**/*.{h,m,swift}'", "[\"ios/Timer.swift\", \"ios/Sub\"]"]) func modulesOfPodSpecificationsAreFound(files: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "package.json")
        try folder.write("import WidgetKit\nimport live_timer\n", to: "ios/Widget Folder/Widget.swift")
        try folder.write(XcodeProjectFixture.listed, to: "ios/Demo.xcodeproj/project.pbxproj")
        for path in ["Common/Shared.swift", "Kit.swift", "Widget Folder/Mac.swift", "Widget Folder/de.lproj/Localizable.strings", "Debug.xcconfig"] {
            try folder.write("", to: "ios/" + path)
        }
        try folder.write("{}", to: "ios/Demo.entitlements")
        try folder.write("{ NSExtension = { NSExtensionPointIdentifier = \"com.apple.widgetkit-extension\"; }; }", to: "ios/Widget Folder/Info.plist")
        let specification = "Pod::Spec.new do |s|\n  s.name = 'live-timer'\n  s.source_files = \(files)\n  s.dependency 'ExpoModulesCore'\nend\n"
        try folder.write(specification, to: "modules/live-timer/LiveTimer.podspec")
        for path in ["Timer.swift", "Sub/More.swift"] { try folder.write("", to: "modules/live-timer/ios/" + path) }
        try folder.write("", to: "modules/live-timer/example/Other.swift")
        let reader = XcodeReader(options: ProjectOptions(), root: folder.url.appendingPathComponent("ios"))
        let target = try #require(try reader.targets(ofProject: folder.url.appendingPathComponent("ios/Demo.xcodeproj")).first)
        let module = try #require(target.dependencies.first { $0.moduleName == "live_timer" })
        #expect(Set(module.sources.map(\.lastPathComponent)) == ["Timer.swift", "More.swift"])
    }

    /// What could not be had is not asked for by itself again; the answer says how to.
    @Test func whatCouldNotBeHadIsAskedForOnDemand() throws {
        let folder = try TemporaryFolder()
        let cache = folder.url.appendingPathComponent("cache")
        let mirror = folder.url.appendingPathComponent("mirror/kit")
        var request = ResolutionRequest()
        request.add(RemotePackage(url: mirror.absoluteString, requirement: "from: \"1.0.0\""))
        let first = PackageResolver(cache: cache, isOffline: false).resolve(request)
        #expect(first.problems["kit"]?.contains("--fetch-again") == false)
        try writeKit(folder, to: "mirror/kit")
        for arguments in [
            ["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "Kit"], ["tag", "1.2.0"],
        ] {
            #expect(try ToolRun(["git", "-C", mirror.path] + arguments).run().status == 0)
        }
        let second = PackageResolver(cache: cache, isOffline: false).resolve(request)
        #expect(second.folders.isEmpty && second.problems["kit"]?.hasSuffix("; --fetch-again asks again)") == true)
        #expect(PackageResolver(cache: cache, isOffline: false, asksAgain: true).resolve(request).folders["kit"] != nil)
    }

    /// What a moment ago could not be had is not looked for once more when a package is found that refers to others.
    @Test func aWiderRequestKeepsWhatIsKnown() throws {
        let folder = try TemporaryFolder()
        let resolver = PackageResolver(cache: folder.url.appendingPathComponent("cache"), isOffline: false)
        var request = ResolutionRequest()
        request.add(RemotePackage(url: folder.url.appendingPathComponent("a").absoluteString, requirement: "from: \"1.0.0\""))
        var earlier = resolver.resolve(request)
        earlier.problems["a"] = "known"
        request.add(RemotePackage(url: folder.url.appendingPathComponent("b").absoluteString, requirement: "from: \"1.0.0\""))
        let answer = resolver.resolve(request, after: earlier)
        #expect(answer.problems["a"] == "known" && answer.problems["b"] != nil && answer.problem == earlier.problem)
    }

    /// What packages of a workspace refer to is fetched, though its projects name neither those nor the workspace.
    @Test func packagesOfAWorkspaceAreAskedFor() throws {
        let fixture = try XcodeProjectFixture(project: XcodeProjectFixture.listed)
        try XcodeProjectFixture.writeListedFiles(to: fixture.folder)
        try writeApp(fixture.folder, url: "https://nowhere.invalid/team/Kit.git")
        try fixture.folder.write(
            "<Workspace><FileRef location = \"group:Demo.xcodeproj\"/><FileRef location = \"group:App\"/></Workspace>",
            to: "All.xcworkspace/contents.xcworkspacedata")
        let pins = try fixture.folder.write("{}", to: "All.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        let reader = XcodeReader(options: ProjectOptions(), root: fixture.folder.url)
        _ = try reader.targets(ofProject: URL(fileURLWithPath: fixture.path))
        #expect(reader.library.request.remotes.map(\.identity).contains("kit"))
        #expect(reader.library.request.pins?.path == pins.path)
    }

    /// So is what a package refers to that no project names, once a module of it is needed.
    @Test func packagesThatAreFoundByTheirModulesAreAskedFor() throws {
        let fixture = try XcodeProjectFixture(project: XcodeProjectFixture.listed)
        try XcodeProjectFixture.writeListedFiles(to: fixture.folder)
        try writeApp(fixture.folder, url: "https://nowhere.invalid/team/Kit.git")
        try fixture.folder.write("import WidgetKit\nimport App\n", to: "Widget Folder/Widget.swift")
        let reader = XcodeReader(options: ProjectOptions(), root: fixture.folder.url)
        _ = try reader.targets(ofProject: URL(fileURLWithPath: fixture.path))
        #expect(reader.library.request.remotes.map(\.identity).contains("kit"))
    }

    /// A mirror from which files were taken gives the others, and says so.
    @Test func aDamagedRepositoryIsUsedAsFarAsItGoes() throws {
        let folder = try TemporaryFolder()
        try writeKit(folder, to: "mirror/kit")
        try folder.write(String(repeating: "big", count: 1000), to: "mirror/kit/Movie.mp4")
        let mirror = folder.url.appendingPathComponent("mirror/kit")
        let commit = ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "Kit"]
        for arguments in [["init", "-q"], ["add", "."], commit, ["tag", "1.2.0"]] {
            #expect(try ToolRun(["git", "-C", mirror.path] + arguments).run().status == 0)
        }
        let hash = String(decoding: try ToolRun(["git", "-C", mirror.path, "rev-parse", "HEAD:Movie.mp4"]).run().output, as: UTF8.self)
        try FileManager.default.removeItem(at: mirror.appendingPathComponent(".git/objects/\(hash.prefix(2))/\(hash.dropFirst(2).prefix(38))"))
        var request = ResolutionRequest()
        request.add(RemotePackage(url: mirror.absoluteString, requirement: "from: \"1.0.0\""))
        var fetcher = SeparatePackages(folder: folder.url.appendingPathComponent("cache"), manifests: ManifestLoader(cache: nil))
        fetcher.fetch(request)
        let checkout = try #require(fetcher.checkouts["kit"])
        #expect(FileTree.exists(checkout.appendingPathComponent("Package.swift")))
        #expect(!FileTree.exists(checkout.appendingPathComponent("Movie.mp4")))
        #expect(fetcher.substitutions["kit"]?.hasSuffix("is damaged; 1 of its files is missing") == true)
    }

    /// A project that was brought up to date asks for a revision that came after the last fetch.
    @Test func aRevisionThatCameSinceIsFetched() throws {
        let folder = try TemporaryFolder()
        try writeKit(folder, to: "mirror/kit")
        let mirror = folder.url.appendingPathComponent("mirror/kit")
        let commit = ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--allow-empty", "-qm", "Kit"]
        var folders: [String?] = []
        for arguments in [[["init", "-q"], ["add", "."], commit, ["tag", "1.2.0"]], [commit, ["tag", "1.3.0"]]] {
            for words in arguments { #expect(try ToolRun(["git", "-C", mirror.path] + words).run().status == 0) }
            var request = ResolutionRequest()
            request.add(RemotePackage(url: mirror.absoluteString, requirement: "from: \"1.0.0\""))
            var fetcher = SeparatePackages(folder: folder.url.appendingPathComponent("cache"), manifests: ManifestLoader(cache: nil))
            fetcher.fetch(request)
            folders.append(fetcher.checkouts["kit"]?.path)
        }
        #expect(folders[0] != nil && folders[1] != nil && folders[0] != folders[1])
    }

    /// Branches are rewritten and tags deleted: what is there is taken, and said.
    @Test func aRevisionThatIsGoneIsReplacedByWhatTheRequirementAllows() throws {
        let folder = try TemporaryFolder()
        try writeKit(folder, to: "mirror/kit")
        let mirror = folder.url.appendingPathComponent("mirror/kit")
        for arguments in [
            ["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "Kit"], ["tag", "1.2.0"],
        ] {
            #expect(try ToolRun(["git", "-C", mirror.path] + arguments).run().status == 0)
        }
        let gone = String(repeating: "12", count: 20)
        let state = "{\"revision\": \"\(gone)\", \"version\": \"1.1.0\"}"
        let pins = try folder.write(
            "{\"version\": 2, \"pins\": [{\"location\": \"\(mirror.absoluteString)\", \"state\": \(state)}]}", to: "Package.resolved")
        for (requirement, taken) in [("from: \"1.0.0\"", "; 1.2.0 is taken instead"), ("branch: \"gone\"", "; its newest revision")] {
            var fetcher = SeparatePackages(folder: folder.url.appendingPathComponent("cache"), manifests: ManifestLoader(cache: nil))
            var request = ResolutionRequest()
            request.pins = pins
            request.add(RemotePackage(url: mirror.absoluteString, requirement: requirement))
            fetcher.fetch(request)
            #expect(fetcher.checkouts.keys.sorted() == ["kit"] && fetcher.problems.isEmpty)
            #expect(fetcher.substitutions["kit"]?.contains(gone) == true && fetcher.substitutions["kit"]?.contains(taken) == true)
        }
    }

    @Test(arguments: [
        ("from: \"1.2.0\"", "1.9.0", true), ("from: \"1.2.0\"", "2.0.0", false), (".upToNextMinor(from: \"1.2.0\")", "1.3.0", false),
        ("exact: \"1.2.0\"", "1.2.0", true), ("\"1.0.0\"..<\"1.5.0\"", "v1.4", true), ("from: \"1.0.0\"", "1.1.0-beta", false),
    ])
    func requirementsAllowVersions(requirement: String, version: String, allowed: Bool) throws {
        #expect(VersionRequirement(requirement).allows(try #require(PackageVersion(version))) == allowed)
    }

    @Test func packagesAreFetchedOnceIntoASharedCache() throws {
        let folder = try TemporaryFolder()
        try writeKit(folder, to: "mirror/kit")
        let mirror = folder.url.appendingPathComponent("mirror/kit")
        for arguments in [
            ["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "Kit"], ["tag", "1.2.0"],
        ] {
            #expect(try ToolRun(["git", "-C", mirror.path] + arguments).run().status == 0)
        }
        try writeApp(folder, url: mirror.absoluteString)
        let cache = folder.url.appendingPathComponent("cache")
        let offline = try read(folder, PackageSources(cache: cache, isOffline: true))
        #expect(offline.missingDependencies.map(\.product) == ["KitProduct"])
        #expect(offline.missingDependencies.first?.reason?.contains("offline") == true)
        let target = try read(folder, PackageSources(cache: cache))
        #expect(target.dependencies.map(\.moduleName) == ["CKit", "Kit"])
        #expect(target.missingDependencies.isEmpty)
        try FileManager.default.removeItem(at: mirror)
        #expect(try read(folder, PackageSources(cache: cache, isOffline: true)).dependencies.map(\.moduleName) == ["CKit", "Kit"])
    }

    @Test(arguments: [
        ("https://github.com/apple/swift-log.git", "swift-log"), ("git@github.com:Team/Kit.git", "kit"), ("https://a.b/Kit/", "kit"),
    ])
    func identitiesAreThoseOfThePackageManager(url: String, identity: String) { #expect(RemotePackage.identity(of: url) == identity) }
}

@Suite struct RootTests {
    @Test(arguments: [
        ("Project.swift", "import ProjectDescription", "tuist generate"),
        ("package.json", "{\"dependencies\": {\"expo\": \"1\"}}", "expo prebuild"), ("pubspec.yaml", "", "flutter create"),
    ])
    func aRootWithoutAnXcodeProjectNamesTheCommandToRun(file: String, text: String, command: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: file)
        let problem = #expect(throws: ProjectProblem.self) { try ProjectReader.read([folder.url.path]) }
        #expect(problem?.code == .noProject && problem?.mend.contains(command) == true)
    }

    @Test func severalPathsOfAnyKindAreRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "One/A.swift")
        try folder.write("", to: "Two/B.swift")
        try folder.write("{}", to: "Look.xcassets/Contents.json")
        let paths = ["One", "Two/B.swift", "Look.xcassets"].map { folder.url.appendingPathComponent($0).path }
        let targets = try ProjectReader.read(paths)
        #expect(targets.map(\.name) == ["B", "One"])
        #expect(targets.allSatisfy { $0.resources.contains { $0.kind == .assetCatalog } })
    }

    @Test func aLinkToItsOwnFolderIsFollowedOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "App/A.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.url.appendingPathComponent("App/loop").path, withDestinationPath: ".")
        let target = try #require(try ProjectReader.read([folder.url.appendingPathComponent("App").path]).first)
        #expect(target.sources.map(\.lastPathComponent) == ["A.swift"])
    }

    @Test func stubsStandForModulesThatCannotBeHad() throws {
        let folder = try TemporaryFolder()
        try folder.write("import Paid\nimport Nothing\n", to: "App/A.swift")
        try folder.write("public struct Paid {}\n", to: "App/IsletStubs/Paid.swift")
        let target = try #require(try ProjectReader.read([folder.url.appendingPathComponent("App").path]).first)
        #expect(target.dependencies.map(\.moduleName) == ["Paid"])
        #expect(target.sources.map(\.lastPathComponent) == ["A.swift"])
    }
}
