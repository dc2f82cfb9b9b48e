import Foundation

/// Asks the package manager for a package's manifest, once for each content of it.
struct ManifestLoader {
    /// Where answers are kept; nil: nowhere.
    let cache: URL?
    /// How long one may take to be compiled and evaluated.
    var secondsAllowed = 120.0

    /// An answer that was kept.
    private struct Record: Codable {
        /// What `swift package dump-package` wrote.
        var list: Data
        var requests: [ManifestRequest]
    }

    func load(_ folder: URL) throws -> PackageManifest {
        guard FileTree.exists(folder.appendingPathComponent("Package.swift")) else {
            throw ProjectProblem(
                code: .noSuchFile, file: folder.path, message: "there is no package in this folder",
                mend: "Fetch it or make it, as the project's own set-up does")
        }
        let kept = cache?.appendingPathComponent(try key(of: folder) + ".json")
        if let kept, let data = FileManager.default.contents(atPath: kept.path), let record = try? JSONDecoder().decode(Record.self, from: data) {
            return try manifest(record, folder)
        }
        let record = try dump(folder)
        if let kept {
            try FileManager.default.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(record).write(to: kept, options: .atomic)
        }
        return try manifest(record, folder)
    }

    private func manifest(_ record: Record, _ folder: URL) throws -> PackageManifest {
        let list = try PropertyListFile.parse(record.list, file: folder.appendingPathComponent("Package.swift").path)
        return PackageManifest(folder: folder, list: list, requests: record.requests)
    }

    private func dump(_ folder: URL) throws -> Record {
        let walls = try ManifestWalls(readable: [Self.repository(of: folder)], cache: cache)
        defer { walls.remove() }
        let output = try ToolRun(
            [
                "swift", "package", "--package-path", folder.path, "--scratch-path", walls.scratch.path, "--manifest-cache", "none", "dump-package",
            ], environment: walls.environment.merging(Self.harmlessGit) { $1 }, secondsAllowed: secondsAllowed
        ).run()
        let requests = walls.requests
        guard output.status == 0 else { throw ManifestFailure(output, requests).problem(in: folder) }
        return Record(list: output.output, requests: requests)
    }

    /// The package manager asks for a package's version in its repository, whose settings are a stranger's too.
    private static let harmlessGit = [
        "GIT_CONFIG_COUNT": "2", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": "false", "GIT_CONFIG_KEY_1": "core.hooksPath",
        "GIT_CONFIG_VALUE_1": "/dev/null",
    ]

    /// The repository a package lies in, whose other files its manifest may look at; the package alone where that is the home folder.
    static func repository(of folder: URL) -> URL {
        let home = FileManager.default.homeDirectoryForCurrentUser.standardizedFileURL.path
        var root = folder.standardizedFileURL
        while root.path != "/" && root.path != home {
            if FileTree.exists(root.appendingPathComponent(".git")) { return root }
            root.deleteLastPathComponent()
        }
        return folder
    }

    /// Of the folder and every `Package.swift` and `Package@swift-….swift` in it.
    private func key(of folder: URL) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
            $0.hasPrefix("Package") && $0.hasSuffix(".swift")
        }
        let texts = names.map {
            String(decoding: FileManager.default.contents(atPath: folder.appendingPathComponent($0).path) ?? Data(), as: UTF8.self)
        }
        return ContentKey.of(["behind walls", folder.standardizedFileURL.path] + names + texts)
    }
}
