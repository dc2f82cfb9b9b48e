import Foundation

/// The packages one reading of a project meets: their folders and manifests, each looked up once.
final class PackageLibrary {
    private let sources: PackageSources
    private let given: [String: URL]
    private let unpacked: [String: URL]
    private var manifests: [String: Result<PackageManifest, ProjectProblem>] = [:]
    private var resolution: PackageResolver.Answer?
    /// What the answer was given to: a package that is found later can ask for more.
    private var resolved: [RemotePackage] = []
    /// Names of the traits that are asked of packages, by their folders; and the traits that were said to be on.
    private var traitNames: [String: Set<String>] = [:]
    private var answeredTraits: [String: Set<String>] = [:]
    /// Whether traits were asked for after others were told that they are not on.
    private(set) var hasStaleTraits = false
    /// What is asked of the package manager when a package is not among the given ones.
    var request = ResolutionRequest()

    init(_ sources: PackageSources, beside folders: [URL] = []) {
        self.sources = sources
        let places = sources.folders + folders.flatMap { [$0.appendingPathComponent("SourcePackages"), $0.appendingPathComponent(".build")] }
        given = Self.checkouts(in: places)
        unpacked = BinaryFramework.artifacts(in: places.map { $0.appendingPathComponent("artifacts") })
    }

    /// The binary framework of this name that a package manager unpacked.
    func binary(named name: String) -> BinaryFramework? { unpacked[name].map(BinaryFramework.init) }

    func manifest(of folder: URL) throws -> PackageManifest {
        let key = folder.standardizedFileURL.path
        if let known = manifests[key] { return try known.get() }
        let result: Result<PackageManifest, ProjectProblem>
        do {
            result = .success(try ManifestLoader(cache: sources.cache?.appendingPathComponent("manifests")).load(folder))
        } catch let problem as ProjectProblem {
            result = .failure(problem)
        }
        manifests[key] = result
        return try result.get()
    }

    /// Asks for what a package by path refers to by address, and the packages by path it refers to.
    func request(remotesOf folder: URL, visited: Set<String> = []) {
        guard !visited.contains(folder.path), let manifest = try? manifest(of: folder) else { return }
        for remote in manifest.remotes { request.add(remote) }
        for dependency in manifest.targets.filter({ $0.type != "test" }).flatMap(\.dependencies) {
            let identity = (dependency.package ?? dependency.name).lowercased()
            guard let url = manifest.remotePackages[identity] else { continue }
            request.add(ResolutionRequest.Product(name: dependency.name, identity: RemotePackage.identity(of: url)))
        }
        for local in manifest.localPackages.values.sorted(by: { $0.path < $1.path }) {
            request(remotesOf: local, visited: visited.union([folder.path]))
        }
    }

    /// The traits of a package that are on: those that are asked for by all that need it, and its standard ones where nobody asks.
    func traits(of manifest: PackageManifest) -> Set<String> {
        let path = manifest.folder.standardizedFileURL.path
        let result = manifest.traits.enabled(by: traitNames[path] ?? [PackageTraits.standard])
        answeredTraits[path] = result
        return result
    }

    /// Asks for traits of a package that another one needs.
    func request(traitsOf manifest: PackageManifest, neededBy other: PackageManifest, as identity: String) {
        let path = manifest.folder.standardizedFileURL.path
        let requests = other.requestedTraits[identity]?.filter { $0.holds(with: traits(of: other)) }.map(\.name) ?? [PackageTraits.standard]
        traitNames[path, default: []].formUnion(requests)
        let isOutdated = answeredTraits[path].map { $0 != manifest.traits.enabled(by: traitNames[path, default: []]) }
        hasStaleTraits = hasStaleTraits || isOutdated == true
    }

    /// Reads again until the traits that were on for those read first are those that all asked for.
    func settlingTraits<Result>(_ read: () throws -> Result) rethrows -> Result {
        repeat {
            hasStaleTraits = false
            let result = try read()
            if !hasStaleTraits { return result }
        } while true
    }

    /// The folder of a package that is referred to by address; nil where it cannot be had.
    func folder(ofPackage identity: String) -> URL? {
        if let folder = given[identity] { return folder }
        return resolve().folders[identity]
    }

    /// Every package at hand that was asked for by address.
    var remoteFolders: [URL] {
        let wanted = request.remotes.compactMap { folder(ofPackage: $0.identity) }
        return wanted.isEmpty ? [] : wanted
    }

    /// Why a package could not be fetched, in one line.
    func problem(of identity: String?) -> String? { identity.flatMap { resolution?.problems[$0] } ?? resolution?.problem }

    /// Packages of which another revision was taken than the project asks for.
    var substitutions: [ProjectProblem] {
        (resolution?.substitutions ?? [:]).sorted { $0.key < $1.key }.map { identity, text in
            ProjectProblem(
                code: .otherRevision, file: resolution?.folders[identity]?.path ?? identity, message: text,
                mend: "Name a folder with the checkout that is meant: --packages DIR")
        }
    }

    private func resolve() -> PackageResolver.Answer {
        if let resolution, resolved == request.remotes { return resolution }
        resolved = request.remotes
        var answer = PackageResolver.Answer()
        if let cache = sources.cache, !request.isEmpty {
            let resolver = PackageResolver(cache: cache, isOffline: sources.isOffline, asksAgain: sources.asksAgain)
            answer = resolver.resolve(request, after: resolution)
        }
        resolution = answer
        return answer
    }

    /// Packages in the sub-folders of `folders`, and of their `checkouts`, by identity.
    private static func checkouts(in folders: [URL]) -> [String: URL] {
        var result: [String: URL] = [:]
        for folder in folders.flatMap({ [$0, $0.appendingPathComponent("checkouts")] }) {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
                let package = folder.appendingPathComponent(name)
                guard FileTree.exists(package.appendingPathComponent("Package.swift")) else { continue }
                if result[name.lowercased()] == nil { result[name.lowercased()] = package }
            }
        }
        return result
    }
}
