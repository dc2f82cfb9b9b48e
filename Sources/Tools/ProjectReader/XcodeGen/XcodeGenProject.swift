import Foundation
import IsletModel

/// Makes of a `project.yml` the Xcode project that XcodeGen would write, as far as it decides what is built.
struct XcodeGenProject {
    private let spec: XcodeGenSpec
    private let configuration: String
    private var objects: [String: PropertyListValue] = [:]
    private var packageIDs: [String: String] = [:]

    static let fileNames = ["project.yml", "project.yaml"]

    /// The project in the place where XcodeGen would write it.
    static func project(at file: URL, configuration: String) throws -> XcodeProject {
        var maker = XcodeGenProject(spec: try XcodeGenSpec(contentsOf: file), configuration: configuration)
        let url = maker.spec.folder.appendingPathComponent(maker.spec.name + ".xcodeproj")
        try maker.make()
        let list = PropertyListValue.dictionary(["objects": .dictionary(maker.objects), "rootObject": .string("project")])
        var project = try XcodeProject(url: url, list: list, file: file)
        project.specification = file
        return project
    }

    private init(spec: XcodeGenSpec, configuration: String) {
        self.spec = spec
        self.configuration = configuration
    }

    private mutating func make() throws {
        for (name, package) in spec.packages.sorted(by: { $0.key < $1.key }) { add(package: package, named: name) }
        for path in spec.list["localPackages"]?.strings ?? [] {
            add(package: .dictionary(["path": .string(path)]), named: URL(fileURLWithPath: path).lastPathComponent)
        }
        var targetIDs: [String] = []
        for (name, target) in spec.targets {
            let platforms = Self.platforms(of: target)
            for platform in platforms {
                targetIDs.append(try add(target: target, named: name, platform: platform, suffix: platforms.count > 1 ? "_" + platform : ""))
            }
        }
        let fields: [String: PropertyListValue] = [
            "isa": .string("PBXProject"), "targets": strings(targetIDs), "packageReferences": strings(packageIDs.values.sorted()),
            "buildConfigurationList": .string(
                add(settings: projectSettings, files: spec.list["configFiles"], id: "project")),
            "developmentRegion": .string(spec.list["options"]?["developmentLanguage"]?.string ?? "en"),
            "attributes": .dictionary(["LastUpgradeCheck": .string("1600")]),
        ]
        objects["project"] = .dictionary(fields)
    }

    private var projectSettings: [String: PropertyListValue] {
        var result: [String: PropertyListValue] = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": .string("DEBUG"), "SWIFT_VERSION": .string("5.0")]
        for (platform, version) in spec.list["options"]?["deploymentTarget"]?.dictionary ?? [:] {
            if let setting = Self.platforms[platform]?.deployment { result[setting] = version }
        }
        return result.merging(spec.settings(spec.list["settings"], configuration: configuration)) { _, new in new }
    }

    /// The systems a target of its own is made for: of one for several, the first in Xcode's order.
    private static func platforms(of target: PropertyListValue) -> [String] {
        let listed = (target["platform"]?.strings ?? []).filter { $0 != "auto" }
        if !listed.isEmpty { return listed }
        let supported = target["supportedDestinations"]?.strings ?? []
        return [["iOS", "macOS", "watchOS", "tvOS", "visionOS"].first(where: supported.contains) ?? "iOS"]
    }

    private static let platforms: [String: (sdk: String, deployment: String)] = [
        "iOS": ("iphoneos", "IPHONEOS_DEPLOYMENT_TARGET"), "macOS": ("macosx", "MACOSX_DEPLOYMENT_TARGET"),
        "watchOS": ("watchos", "WATCHOS_DEPLOYMENT_TARGET"), "tvOS": ("appletvos", "TVOS_DEPLOYMENT_TARGET"),
        "visionOS": ("xros", "XROS_DEPLOYMENT_TARGET"),
    ]

    private mutating func add(target: PropertyListValue, named name: String, platform: String, suffix: String) throws -> String {
        let id = "target " + name + suffix
        let files = try XcodeGenSources(folder: spec.folder, platform: platform).files(target["sources"])
        var fields: [String: PropertyListValue] = [
            "isa": .string("PBXNativeTarget"), "name": .string(name + suffix),
            "productType": .string("com.apple.product-type." + Self.productType(target["type"]?.string ?? "application")),
            "buildPhases": strings([add(files: files, id: id)]),
            "buildConfigurationList": .string(
                add(settings: settings(of: target, name: name, platform: platform), files: target["configFiles"], id: id)),
        ]
        if let properties = target["info"]?["properties"] { fields["infoPlistProperties"] = properties }
        if let properties = target["entitlements"]?["properties"] { fields["entitlementsProperties"] = properties }
        var needed: [String] = []
        var products: [String] = []
        for dependency in target["dependencies"]?.array ?? [] {
            if let other = dependency["target"]?.string?.split(separator: "/").last.map(String.init) {
                let isSplit = (spec.list["targets"]?[other]?["platform"]?.array?.count ?? 0) > 1
                let needID = "need \(id) \(other)"
                objects[needID] = .dictionary([
                    "isa": .string("PBXTargetDependency"), "target": .string("target " + other + (isSplit ? "_" + platform : "")),
                ])
                needed.append(needID)
            } else if let package = dependency["package"]?.string {
                let names = dependency["products"]?.strings ?? [dependency["product"]?.string ?? package]
                products += names.map { add(product: $0, of: package, id: id) }
            }
        }
        fields["dependencies"] = strings(needed)
        fields["packageProductDependencies"] = strings(products)
        objects[id] = .dictionary(fields)
        return id
    }

    private static func productType(_ type: String) -> String {
        switch type {
        case "watch2-extension": "watchkit2-extension"
        case "extensionkit-extension": "extensionkit-extension"
        default: type
        }
    }

    private func settings(of target: PropertyListValue, name: String, platform: String) -> [String: PropertyListValue] {
        let known = Self.platforms[platform] ?? ("iphoneos", "IPHONEOS_DEPLOYMENT_TARGET")
        var result: [String: PropertyListValue] = ["SDKROOT": .string(known.sdk), "PRODUCT_NAME": target["productName"] ?? .string("$(TARGET_NAME)")]
        if let version = target["deploymentTarget"] { result[known.deployment] = version.dictionary?[platform] ?? version }
        if let prefix = spec.list["options"]?["bundleIdPrefix"]?.string { result["PRODUCT_BUNDLE_IDENTIFIER"] = .string("\(prefix).\(name)") }
        if let path = target["info"]?["path"] { result["INFOPLIST_FILE"] = path }
        if let path = target["entitlements"]?["path"] { result["CODE_SIGN_ENTITLEMENTS"] = path }
        return result.merging(spec.settings(target["settings"], configuration: configuration)) { _, new in new }
    }

    private mutating func add(settings: [String: PropertyListValue], files: PropertyListValue?, id: String) -> String {
        var configurationFields: [String: PropertyListValue] = [
            "isa": .string("XCBuildConfiguration"), "name": .string(configuration),
            "buildSettings": .dictionary(settings.mapValues(Self.setting)),
        ]
        let named = files?.dictionary ?? [:]
        if let path = (named[configuration] ?? named.first { $0.key.lowercased().contains("debug") }?.value)?.string {
            configurationFields["baseConfigurationReference"] = .string(
                add(file: URL(fileURLWithPath: path, relativeTo: spec.folder).standardizedFileURL))
        }
        objects["configuration " + id] = .dictionary(configurationFields)
        objects["configurations " + id] = .dictionary([
            "isa": .string("XCConfigurationList"), "buildConfigurations": strings(["configuration " + id]),
        ])
        return "configurations " + id
    }

    private static func setting(_ value: PropertyListValue) -> PropertyListValue {
        switch value {
        case .boolean(let isOn): .string(isOn ? "YES" : "NO")
        case .array(let values): .array(values.map(setting))
        default: value
        }
    }

    private mutating func add(files: [URL], id: String) -> String {
        let entries = files.map { file in
            let reference = add(file: file)
            objects["member " + id + reference] = .dictionary(["isa": .string("PBXBuildFile"), "fileRef": .string(reference)])
            return "member " + id + reference
        }
        objects["files " + id] = .dictionary(["isa": .string("PBXSourcesBuildPhase"), "files": strings(entries)])
        return "files " + id
    }

    private mutating func add(file: URL) -> String {
        let id = "file " + file.path
        objects[id] = .dictionary(["isa": .string("PBXFileReference"), "path": .string(file.path), "sourceTree": .string("<absolute>")])
        return id
    }

    private mutating func add(product: String, of package: String, id: String) -> String {
        let productID = "product \(id) \(product)"
        var fields: [String: PropertyListValue] = ["isa": .string("XCSwiftPackageProductDependency"), "productName": .string(product)]
        if let packageID = packageIDs[package] { fields["package"] = .string(packageID) }
        objects[productID] = .dictionary(fields)
        return productID
    }

    private mutating func add(package: PropertyListValue, named name: String) {
        let id = "package " + name
        packageIDs[name] = id
        if let path = package["path"]?.string {
            objects[id] = .dictionary(["isa": .string("XCLocalSwiftPackageReference"), "relativePath": .string(path)])
            return
        }
        let url = package["url"]?.string ?? package["github"]?.string.map { "https://github.com/\($0)" } ?? ""
        objects[id] = .dictionary([
            "isa": .string("XCRemoteSwiftPackageReference"), "repositoryURL": .string(url), "requirement": Self.requirement(package),
        ])
    }

    /// What versions of a package are wanted, as a project file writes it.
    static func requirement(_ package: PropertyListValue) -> PropertyListValue {
        func rule(_ kind: String, _ key: String, _ value: String) -> PropertyListValue {
            .dictionary(["kind": .string(kind), key: .string(value)])
        }
        if let text = package["branch"]?.string { return rule("branch", "branch", text) }
        if let text = package["revision"]?.string { return rule("revision", "revision", text) }
        if let text = (package["exactVersion"] ?? package["version"])?.string { return rule("exactVersion", "version", text) }
        if let text = package["minorVersion"]?.string { return rule("upToNextMinorVersion", "minimumVersion", text) }
        if let lower = package["minVersion"]?.string, let upper = package["maxVersion"]?.string {
            return .dictionary(["kind": .string("versionRange"), "minimumVersion": .string(lower), "maximumVersion": .string(upper)])
        }
        return rule("upToNextMajorVersion", "minimumVersion", (package["from"] ?? package["majorVersion"])?.string ?? "0.0.0")
    }

    private func strings(_ values: [String]) -> PropertyListValue { .array(values.map { .string($0) }) }
}
