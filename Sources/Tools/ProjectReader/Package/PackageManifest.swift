import Foundation
import IsletModel

/// A package's manifest, as `swift package dump-package` writes it.
struct PackageManifest {
    struct Target {
        let name: String
        let type: String
        let path: String?
        let sources: [String]?
        let exclude: [String]
        let resources: [(path: String, copies: Bool)]
        let publicHeaders: String?
        let pkgConfig: String?
        /// Names of targets or products, with the package where one is named.
        let dependencies: [Dependency]
        let settings: [Setting]
        /// Names of the build-tool plug-ins it asks for.
        let plugins: [String]

        /// Those that count on a platform, with the package's traits.
        func dependencies(on platform: TargetPlatform, with traits: Set<String>) -> [Dependency] {
            dependencies.filter { $0.condition.holds(on: platform, with: traits) }
        }

        /// Those of one tool (`swift`, `c`, `cxx`, `linker`) that count on a platform, with the package's traits.
        func settings(of tool: String, on platform: TargetPlatform, with traits: Set<String>) -> [Setting] {
            settings.filter { $0.tool == tool && $0.condition.holds(on: platform, with: traits) }
        }
    }

    struct Dependency {
        let name: String
        let package: String?
        let condition: Condition
    }

    struct Setting {
        let tool: String
        let kind: String
        let values: [String]
        let condition: Condition
    }

    /// When a dependency or a setting counts.
    struct Condition {
        let platforms: [String]
        let configuration: String?
        let traits: [String]

        init(_ value: PropertyListValue?) {
            platforms = value?["platformNames"]?.strings ?? []
            configuration = value?["config"]?.string
            traits = value?["traits"]?.strings ?? []
        }

        func holds(on platform: TargetPlatform, with enabled: Set<String>) -> Bool {
            let named = platforms.isEmpty || platforms.contains { platform.manifestNames.contains($0) }
            return named && (configuration == nil || configuration == "debug") && (traits.isEmpty || traits.contains(where: enabled.contains))
        }
    }

    let folder: URL
    let name: String
    let toolsVersion: String
    let languageModes: [String]
    let targets: [Target]
    /// What its programs are built for: iOS, unless it names platforms and iOS is none of them.
    let platform: TargetPlatform
    /// Targets of each library or executable product.
    let products: [String: [String]]
    /// Folders of packages referred to by path, and addresses of the others, by the package's identity.
    let localPackages: [String: URL]
    let remotePackages: [String: String]
    /// The others, with the versions that are wanted.
    let remotes: [RemotePackage]
    let traits: PackageTraits
    /// What is asked of the traits of packages it needs, by their identity.
    let requestedTraits: [String: [TraitRequest]]
    /// Names of targets that are built for the host and run by the compiler.
    var macros: Set<String> { Set(targets.filter { $0.type == "macro" }.map(\.name)) }

    /// What it asked for while it was evaluated, and did not get.
    let requests: [ManifestRequest]

    /// What a manifest sees, for sentences.
    static let walls = "a manifest sees its own repository and the toolchain, and has no network"

    /// That it asked for more than it sees.
    var notes: [ProjectProblem] {
        requests.prefix(Self.mostNotes).map { request in
            ProjectProblem(
                code: .manifestConfined, file: folder.appendingPathComponent("Package.swift").path, message: "it \(request), and was refused",
                mend: "Let it do without: \(Self.walls)")
        }
    }

    private static let mostNotes = 5

    init(folder: URL, list: PropertyListValue, requests: [ManifestRequest] = []) {
        self.folder = folder
        self.requests = requests
        name = list["name"]?.string ?? folder.lastPathComponent
        toolsVersion = list["toolsVersion"]?["_version"]?.string ?? "5.0"
        languageModes = list["swiftLanguageVersions"]?.strings ?? []
        targets = (list["targets"]?.array ?? []).map(Self.target)
        platform = Self.platform(of: (list["platforms"]?.array ?? []).compactMap { $0["platformName"]?.string })
        products = Dictionary(
            (list["products"]?.array ?? []).map { ($0["name"]?.string ?? "", $0["targets"]?.strings ?? []) }, uniquingKeysWith: { first, _ in first })
        var local: [String: URL] = [:]
        var remote: [String: String] = [:]
        var wanted: [RemotePackage] = []
        var requested: [String: [TraitRequest]] = [:]
        for dependency in list["dependencies"]?.array ?? [] {
            for item in dependency["fileSystem"]?.array ?? [] {
                guard let path = item["path"]?.string else { continue }
                let url = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
                let identity = item["identity"]?.string ?? url.lastPathComponent.lowercased()
                local[identity] = url
                requested[identity] = item["traits"]?.array?.compactMap(TraitRequest.init)
            }
            for item in dependency["sourceControl"]?.array ?? [] {
                guard let identity = item["identity"]?.string else { continue }
                let location = item["location"]
                let url = location?["remote"]?.array?.first?["urlString"]?.string ?? location?["local"]?.strings.first ?? identity
                remote[identity] = url
                requested[identity] = item["traits"]?.array?.compactMap(TraitRequest.init)
                wanted.append(RemotePackage(url: url, requirement: Self.requirement(item["requirement"])))
            }
        }
        localPackages = local
        remotePackages = remote
        remotes = wanted
        requestedTraits = requested
        traits = PackageTraits(list["traits"])
    }

    private static func platform(of names: [String]) -> TargetPlatform {
        TargetPlatform.allCases.first { !$0.manifestNames.isDisjoint(with: names) } ?? .iOS
    }

    private static func target(_ value: PropertyListValue) -> Target {
        Target(
            name: value["name"]?.string ?? "", type: value["type"]?.string ?? "regular", path: value["path"]?.string,
            sources: value["sources"]?.strings, exclude: value["exclude"]?.strings ?? [],
            resources: (value["resources"]?.array ?? []).compactMap { resource in
                resource["path"]?.string.map { ($0, resource["rule"]?["copy"] != nil) }
            },
            publicHeaders: value["publicHeadersPath"]?.string, pkgConfig: value["pkgConfig"]?.string,
            dependencies: (value["dependencies"]?.array ?? []).compactMap(dependency),
            settings: (value["settings"]?.array ?? []).compactMap(setting),
            plugins: (value["pluginUsages"]?.array ?? []).compactMap { $0["plugin"]?.array?.first?.string })
    }

    /// As a manifest writes it after the address.
    private static func requirement(_ value: PropertyListValue?) -> String {
        for kind in ["exact", "branch", "revision"] {
            if let text = value?[kind]?.strings.first { return "\(kind): \"\(text)\"" }
        }
        let range = value?["range"]?.array?.first
        return "\"\(range?["lowerBound"]?.string ?? "0.0.0")\"..<\"\(range?["upperBound"]?.string ?? "1000.0.0")\""
    }

    private static func dependency(_ value: PropertyListValue) -> Dependency? {
        for kind in ["byName", "target", "product"] {
            guard let parts = value[kind]?.array, let name = parts.first?.string else { continue }
            let package = kind == "product" && parts.count > 1 ? parts[1].string : nil
            return Dependency(name: name, package: package, condition: Condition(parts.first { $0.dictionary != nil }))
        }
        return nil
    }

    private static func setting(_ value: PropertyListValue) -> Setting? {
        guard let kind = value["kind"]?.dictionary?.first else { return nil }
        return Setting(
            tool: value["tool"]?.string ?? "", kind: kind.key, values: kind.value["_0"]?.strings ?? kind.value.strings,
            condition: Condition(value["condition"]))
    }
}
