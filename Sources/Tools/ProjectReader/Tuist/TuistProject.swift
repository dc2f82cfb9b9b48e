import Foundation
import IsletModel

/// Makes of all manifests of a root one Xcode project, as far as it decides what is built. Paths in it are whole.
struct TuistProject {
    private let root: URL
    private let configuration: String
    private let contents: TuistRoot.Contents
    private var objects: [String: PropertyListValue] = [:]
    private var packageIDs: [String] = []

    static func project(at root: URL, configuration: String, cache: URL?) throws -> (project: XcodeProject, notes: [ProjectProblem]) {
        let contents = try TuistRoot(folder: root, cache: cache).contents()
        guard let first = contents.projects.first else {
            throw contents.notes.first
                ?? ProjectProblem(
                    code: .noProject, file: root.path, message: "no manifest of Tuist describes a project",
                    mend: "Run tuist generate --no-open and name the project it makes")
        }
        var maker = TuistProject(root: root, configuration: configuration, contents: contents)
        maker.make()
        let list = PropertyListValue.dictionary(["objects": .dictionary(maker.objects), "rootObject": .string("project")])
        var project = try XcodeProject(url: root.appendingPathComponent(first.name + ".xcodeproj"), list: list, file: first.file)
        project.specification = root.appendingPathComponent("Tuist/Package.swift")
        return (project, contents.notes)
    }

    private init(root: URL, configuration: String, contents: TuistRoot.Contents) {
        self.root = root
        self.configuration = configuration
        self.contents = contents
    }

    private mutating func make() {
        for place in ["Tuist", "."] where FileTree.exists(root.appendingPathComponent(place + "/Package.swift")) {
            add(package: .dictionary(["path": .string(root.appendingPathComponent(place).standardizedFileURL.path)]), paths: paths(root))
            break
        }
        for package in contents.packages { add(package: package, paths: paths(root)) }
        var targetIDs: [String] = []
        for project in contents.projects {
            for package in project.value["packages"]?.array ?? [] { add(package: package, paths: paths(project.folder)) }
            for target in project.value["targets"]?.array ?? [] { targetIDs.append(add(target: target, of: project)) }
        }
        objects["project"] = .dictionary([
            "isa": .string("PBXProject"), "targets": strings(targetIDs), "packageReferences": strings(packageIDs),
            "buildConfigurationList": .string(
                add(configurations: ["base": .dictionary(["SWIFT_VERSION": .string("5.0")])], id: "project", paths(root))),
            "developmentRegion": contents.projects.first?.value["developmentRegion"] ?? .string("en"),
            "attributes": .dictionary(["LastUpgradeCheck": .string("1600")]),
        ])
    }

    private func paths(_ folder: URL) -> TuistPaths { TuistPaths(root: root, folder: folder) }

    private static func id(_ target: String, in folder: URL) -> String { "target \(folder.standardizedFileURL.path) \(target)" }

    private static let platforms: [(name: String, sdk: String, simulator: String, deployment: String)] = [
        ("iOS", "iphoneos", "iphonesimulator", "IPHONEOS_DEPLOYMENT_TARGET"), ("macOS", "macosx", "macosx", "MACOSX_DEPLOYMENT_TARGET"),
        ("watchOS", "watchos", "watchsimulator", "WATCHOS_DEPLOYMENT_TARGET"), ("tvOS", "appletvos", "appletvsimulator", "TVOS_DEPLOYMENT_TARGET"),
        ("visionOS", "xros", "xrsimulator", "XROS_DEPLOYMENT_TARGET"),
    ]

    private mutating func add(target: PropertyListValue, of project: TuistProjectManifest) -> String {
        let name = target["name"]?.string ?? ""
        let id = Self.id(name, in: project.folder)
        let place = paths(project.folder)
        let product = target["product"]?.string ?? ""
        let files = TuistFiles(paths: place, platform: platforms(of: target).first?.name.lowercased() ?? "ios")
        let sources = files.sources(target["sources"]) + (target["coreDataModels"]?.strings ?? []).map { place.url($0) }
        let resources = files.resources(target["resources"])
        var fields: [String: PropertyListValue] = [
            "isa": .string("PBXNativeTarget"), "name": .string(name),
            "productType": .string("com.apple.product-type." + (Self.productTypes[product] ?? "framework")),
            "buildPhases": strings([add(files: sources + resources + files.buildable(target["buildableFolders"]), id: id)]),
            "buildConfigurationList": .string(add(configurations: settings(of: target, in: project), id: id, place)),
        ]
        if let properties = target["infoPlist"]?["properties"] { fields["infoPlistProperties"] = properties }
        if let properties = target["entitlements"]?["properties"] { fields["entitlementsProperties"] = properties }
        if !resources.isEmpty, project.value["bundleAccessors"]?.boolean != false {
            fields["resourceBundleName"] = .string("\(project.name)_\(name)")
        }
        add(dependencies: target["dependencies"]?.array ?? [], to: &fields, id: id, place, files.platform)
        objects[id] = .dictionary(fields)
        return id
    }

    private mutating func add(
        dependencies: [PropertyListValue], to fields: inout [String: PropertyListValue], id: String, _ place: TuistPaths, _ platform: String
    ) {
        var needed: [String] = []
        var products: [String] = []
        var frameworks: [URL] = []
        for dependency in dependencies where dependency["platforms"].map({ $0.strings.contains(platform) }) != false {
            if let other = dependency["target"]?.string {
                let needID = "need \(id) \(other)"
                let folder = place.url(dependency["path"]) ?? place.folder
                objects[needID] = .dictionary(["isa": .string("PBXTargetDependency"), "target": .string(Self.id(other, in: folder))])
                needed.append(needID)
            } else if let product = (dependency["external"] ?? dependency["product"])?.string {
                let productID = "product \(id) \(product)"
                objects[productID] = .dictionary(["isa": .string("XCSwiftPackageProductDependency"), "productName": .string(product)])
                products.append(productID)
            } else if let framework = place.url(dependency["framework"]) {
                frameworks.append(framework)
            }
        }
        fields["dependencies"] = strings(needed)
        fields["packageProductDependencies"] = strings(products)
        guard !frameworks.isEmpty else { return }
        let phase = add(files: frameworks, id: "frameworks " + id, phase: "PBXFrameworksBuildPhase")
        fields["buildPhases"] = strings((fields["buildPhases"]?.strings ?? []) + [phase])
    }

    private static let productTypes = [
        "app": "application", "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic", "framework": "framework",
        "staticFramework": "framework.static", "unitTests": "bundle.unit-test", "uiTests": "bundle.ui-testing", "bundle": "bundle",
        "appExtension": "app-extension", "watch2App": "application.watchapp2", "watch2Extension": "watchkit2-extension",
        "messagesExtension": "app-extension.messages", "appClip": "application.on-demand-install-capable", "commandLineTool": "tool",
        "extensionKitExtension": "extensionkit-extension", "macro": "framework.static",
    ]

    /// The systems a target is made for, in Xcode's order.
    private func platforms(of target: PropertyListValue) -> [(name: String, sdk: String, simulator: String, deployment: String)] {
        let names = target["platforms"]?.strings ?? []
        return Self.platforms.filter { names.contains($0.name) }
    }

    /// The settings of a target above those of its project, by configuration.
    private func settings(of target: PropertyListValue, in project: TuistProjectManifest) -> [String: PropertyListValue] {
        let place = paths(project.folder)
        let platforms = platforms(of: target)
        var base: [String: PropertyListValue] = [
            "SDKROOT": .string(platforms.count == 1 ? platforms[0].sdk : "auto"),
            "SUPPORTED_PLATFORMS": .string(platforms.flatMap { [$0.sdk, $0.simulator] }.joined(separator: " ")),
            "PRODUCT_NAME": target["productName"] ?? .string((target["name"]?.string ?? "").replacingOccurrences(of: "-", with: "_")),
            "PRODUCT_BUNDLE_IDENTIFIER": target["bundleId"] ?? .string(""), "SRCROOT": .string(project.folder.path),
            "PROJECT_DIR": .string(project.folder.path), "PROJECT_NAME": .string(project.name),
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": .string("DEBUG"),
        ]
        for platform in platforms { base[platform.deployment] = target["deploymentTargets"]?[platform.name] }
        if let file = target["infoPlist"]?["file"]?.string { base["INFOPLIST_FILE"] = .string(file.hasPrefix("$") ? file : place.url(file).path) }
        if let file = target["entitlements"]?["file"]?.string {
            base["CODE_SIGN_ENTITLEMENTS"] = .string(file.hasPrefix("$") ? file : place.url(file).path)
        }
        var result: [String: PropertyListValue] = [:]
        for settings in [project.value["settings"], target["settings"]] {
            base.merge(settings?["base"]?.dictionary ?? [:]) { _, new in new }
            let own = chosen(settings?["configurations"]?.array ?? [])
            base.merge(own?["settings"]?.dictionary ?? [:]) { _, new in new }
            if let file = own?["xcconfig"] { result["xcconfig"] = file }
        }
        result["base"] = .dictionary(base)
        return result
    }

    /// The configuration of that name, else one for debugging.
    private func chosen(_ all: [PropertyListValue]) -> PropertyListValue? {
        all.first { $0["name"]?.string == configuration } ?? all.first { $0["variant"]?.string == "debug" } ?? all.first
    }

    private mutating func add(configurations settings: [String: PropertyListValue], id: String, _ place: TuistPaths) -> String {
        var fields: [String: PropertyListValue] = [
            "isa": .string("XCBuildConfiguration"), "name": .string(configuration), "buildSettings": settings["base"] ?? .dictionary([:]),
        ]
        if let file = place.url(settings["xcconfig"]) { fields["baseConfigurationReference"] = .string(add(file: file)) }
        objects["configuration " + id] = .dictionary(fields)
        objects["configurations " + id] = .dictionary([
            "isa": .string("XCConfigurationList"), "buildConfigurations": strings(["configuration " + id]),
        ])
        return "configurations " + id
    }

    private mutating func add(files: [URL], id: String, phase: String = "PBXSourcesBuildPhase") -> String {
        let entries = files.map { file in
            let reference = add(file: file)
            objects["member " + id + reference] = .dictionary(["isa": .string("PBXBuildFile"), "fileRef": .string(reference)])
            return "member " + id + reference
        }
        objects["files " + id] = .dictionary(["isa": .string(phase), "files": strings(entries)])
        return "files " + id
    }

    private mutating func add(file: URL) -> String {
        let id = "file " + file.path
        objects[id] = .dictionary(["isa": .string("PBXFileReference"), "path": .string(file.path), "sourceTree": .string("<absolute>")])
        return id
    }

    private mutating func add(package: PropertyListValue, paths: TuistPaths) {
        let name = (package["path"] ?? package["url"])?.string ?? ""
        let id = "package " + name
        guard !name.isEmpty, !packageIDs.contains(id) else { return }
        packageIDs.append(id)
        if let folder = paths.url(package["path"]) {
            objects[id] = .dictionary([
                "isa": .string("XCLocalSwiftPackageReference"), "relativePath": .string(Self.path(of: folder, from: root)),
            ])
            return
        }
        objects[id] = .dictionary([
            "isa": .string("XCRemoteSwiftPackageReference"), "repositoryURL": .string(name),
            "requirement": XcodeGenProject.requirement(package["requirement"] ?? .dictionary([:])),
        ])
    }

    /// A path from one folder to another, with steps up where needed.
    private static func path(of folder: URL, from root: URL) -> String {
        let target = folder.standardizedFileURL.pathComponents
        let start = root.standardizedFileURL.pathComponents
        let shared = zip(target, start).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: start.count - shared) + target.dropFirst(shared)).joined(separator: "/")
    }

    private func strings(_ values: [String]) -> PropertyListValue { .array(values.map { .string($0) }) }
}
