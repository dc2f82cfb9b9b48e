import Foundation

/// Where packages come from that a project refers to by address.
public struct PackageSources: Sendable, Equatable {
    /// Folders with checkouts, one in each sub-folder, named as the package manager names it: `SourcePackages/checkouts` or `SourcePackages`.
    public var folders: [URL]
    /// Where packages are fetched to, for all projects; nil: nothing is fetched.
    public var cache: URL?
    /// Whether the network must not be asked; what was fetched before is used.
    public var isOffline: Bool
    /// Whether packages are asked for again that could not be had before.
    public var asksAgain: Bool

    public init(folders: [URL] = [], cache: URL? = nil, isOffline: Bool = false, asksAgain: Bool = false) {
        self.folders = folders
        self.cache = cache
        self.isOffline = isOffline
        self.asksAgain = asksAgain
    }
}

/// A package that a project refers to by address.
struct RemotePackage: Equatable {
    let url: String
    /// As a manifest writes it after the address: `from: "1.2.0"`.
    let requirement: String

    var identity: String { Self.identity(of: url) }

    /// `swift-log` of `https://github.com/apple/swift-log.git`.
    static func identity(of url: String) -> String {
        var name = url.hasSuffix("/") ? String(url.dropLast()) : url
        name = name.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? name
        return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
    }

    init(url: String, requirement: String) {
        self.url = url
        self.requirement = requirement
    }

    /// A reference of an Xcode project; nil where it has no address.
    init?(_ reference: XcodeObject) {
        guard let url = reference.string("repositoryURL"), let rule = reference.fields["requirement"] else { return nil }
        let minimum = rule["minimumVersion"]?.string ?? "0.0.0"
        switch rule["kind"]?.string ?? "" {
        case "upToNextMinorVersion": requirement = ".upToNextMinor(from: \"\(minimum)\")"
        case "versionRange": requirement = "\"\(minimum)\"..<\"\(rule["maximumVersion"]?.string ?? minimum)\""
        case "exactVersion": requirement = "exact: \"\(rule["version"]?.string ?? minimum)\""
        case "branch": requirement = "branch: \"\(rule["branch"]?.string ?? "main")\""
        case "revision": requirement = "revision: \"\(rule["revision"]?.string ?? "")\""
        default: requirement = "from: \"\(minimum)\""
        }
        self.url = url
    }
}
