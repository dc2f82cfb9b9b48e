import Foundation

/// A package's manifest, as `swift package dump-package` writes it.
struct PackageManifest {
    struct Target {
        let name: String
        let type: String
        let path: String?
        let sources: [String]?
        let exclude: [String]
        let resources: [(path: String, copies: Bool)]
        /// Names of targets or products, with the package where one is named.
        let dependencies: [(name: String, package: String?)]
        let settings: [(kind: String, value: String)]
    }

    let folder: URL
    let name: String
    let toolsVersion: String
    let languageModes: [String]
    let targets: [Target]
    /// Targets of each library or executable product.
    let products: [String: [String]]
    /// Folders of packages referred to by path, and addresses of the others, by the package's identity.
    let localPackages: [String: URL]
    let remotePackages: [String: String]

    init(folder: URL, list: PropertyListValue) {
        self.folder = folder
        name = list["name"]?.string ?? folder.lastPathComponent
        toolsVersion = list["toolsVersion"]?["_version"]?.string ?? "5.0"
        languageModes = list["swiftLanguageVersions"]?.strings ?? []
        targets = (list["targets"]?.array ?? []).map(Self.target)
        products = Dictionary(
            (list["products"]?.array ?? []).map { ($0["name"]?.string ?? "", $0["targets"]?.strings ?? []) }, uniquingKeysWith: { first, _ in first })
        var local: [String: URL] = [:]
        var remote: [String: String] = [:]
        for dependency in list["dependencies"]?.array ?? [] {
            for item in dependency["fileSystem"]?.array ?? [] {
                guard let path = item["path"]?.string else { continue }
                let url = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
                local[item["identity"]?.string ?? url.lastPathComponent.lowercased()] = url
            }
            for item in dependency["sourceControl"]?.array ?? [] {
                guard let identity = item["identity"]?.string else { continue }
                remote[identity] = item["location"]?["remote"]?.array?.first?["urlString"]?.string ?? identity
            }
        }
        localPackages = local
        remotePackages = remote
    }

    private static func target(_ value: PropertyListValue) -> Target {
        Target(
            name: value["name"]?.string ?? "", type: value["type"]?.string ?? "regular", path: value["path"]?.string,
            sources: value["sources"]?.strings, exclude: value["exclude"]?.strings ?? [],
            resources: (value["resources"]?.array ?? []).compactMap { resource in
                resource["path"]?.string.map { ($0, resource["rule"]?["copy"] != nil) }
            },
            dependencies: (value["dependencies"]?.array ?? []).compactMap(dependency),
            settings: (value["settings"]?.array ?? []).filter { $0["tool"]?.string == "swift" && holds($0["condition"]) }.compactMap(setting))
    }

    private static func dependency(_ value: PropertyListValue) -> (name: String, package: String?)? {
        for kind in ["byName", "target", "product"] {
            guard let parts = value[kind]?.array, let name = parts.first?.string else { continue }
            return (name, kind == "product" && parts.count > 1 ? parts[1].string : nil)
        }
        return nil
    }

    private static func setting(_ value: PropertyListValue) -> (kind: String, value: String)? {
        guard let kind = value["kind"]?.dictionary?.first else { return nil }
        return (kind.key, kind.value["_0"]?.string ?? "")
    }

    private static func holds(_ condition: PropertyListValue?) -> Bool {
        let platforms = condition?["platformNames"]?.strings ?? []
        let configuration = condition?["config"]?.string
        return (platforms.isEmpty || platforms.contains("ios")) && (configuration == nil || configuration == "debug")
    }
}
