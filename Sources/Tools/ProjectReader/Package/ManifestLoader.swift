import Foundation

/// Asks the package manager for a package's manifest, once for each content of it.
struct ManifestLoader {
    /// Where answers are kept; nil: nowhere.
    let cache: URL?

    func load(_ folder: URL) throws -> PackageManifest {
        let kept = cache?.appendingPathComponent(try key(of: folder) + ".json")
        if let kept, let data = FileManager.default.contents(atPath: kept.path),
            let list = try? PropertyListFile.parse(data, file: kept.path)
        {
            return PackageManifest(folder: folder, list: list)
        }
        let data = try dump(folder)
        if let kept {
            try FileManager.default.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: kept, options: .atomic)
        }
        return PackageManifest(folder: folder, list: try PropertyListFile.parse(data, file: folder.appendingPathComponent("Package.swift").path))
    }

    private func dump(_ folder: URL) throws -> Data {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("islet-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let output = try ToolRun(["swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path, "dump-package"]).run()
        guard output.status == 0 else {
            let first =
                output.text.split(separator: "\n").first { $0.contains("error:") }.map(String.init)
                ?? "the package manager failed with status \(output.status)"
            throw ProjectProblem(
                code: .brokenPackage, file: folder.appendingPathComponent("Package.swift").path, message: first,
                mend: "Make “swift package dump-package” work in that folder")
        }
        return output.output
    }

    /// Of the folder and every `Package.swift` and `Package@swift-….swift` in it.
    private func key(of folder: URL) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
            $0.hasPrefix("Package") && $0.hasSuffix(".swift")
        }
        let texts = names.map {
            String(decoding: FileManager.default.contents(atPath: folder.appendingPathComponent($0).path) ?? Data(), as: UTF8.self)
        }
        return ContentKey.of([folder.standardizedFileURL.path] + names + texts)
    }
}
