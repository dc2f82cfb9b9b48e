import Foundation

/// Finds the files of a package's target by the package manager's rules.
struct PackageTargetReader {
    let manifest: PackageManifest
    let target: PackageManifest.Target

    private static let parents = ["Sources", "Source", "src", "srcs"]

    /// The target as a library; nil where it has no Swift sources.
    func module() throws -> BuildTarget? {
        guard let folder = sourceFolder else {
            throw ProjectProblem(
                code: .noSources, file: manifest.folder.appendingPathComponent("Package.swift").path,
                message: "the folder of target “\(target.name)” is missing", mend: "Create Sources/\(target.name) or name its path")
        }
        let files = try FileTree.files(in: folder).filter { !isExcluded(FileTree.relativePath(of: $0, to: folder)) }
        let sources = files.filter {
            $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" && isSource(FileTree.relativePath(of: $0, to: folder))
        }
        guard !sources.isEmpty else { return nil }
        var result = BuildTarget(name: target.name, kind: .library, root: manifest.folder, sources: sources)
        result.resources = resources(in: folder, files: files)
        if !result.resources.isEmpty { result.resourceBundleName = "\(manifest.name)_\(target.name)" }
        result.packageName = manifest.name.lowercased()
        result.conditions = ["DEBUG", "SWIFT_PACKAGE"]
        result.swiftVersion = languageMode
        apply(target.settings, to: &result)
        return result
    }

    private var sourceFolder: URL? {
        if let path = target.path { return manifest.folder.appendingPathComponent(path).standardizedFileURL }
        let parents = target.type == "test" ? ["Tests"] + Self.parents : Self.parents
        let candidates = parents.map { manifest.folder.appendingPathComponent("\($0)/\(target.name)") }
        if let found = candidates.first(where: FileTree.isFolder) { return found }
        let single = manifest.folder.appendingPathComponent("Sources")
        return manifest.targets.count == 1 && FileTree.isFolder(single) ? single : nil
    }

    private func isExcluded(_ path: String) -> Bool { target.exclude.contains { path == $0 || path.hasPrefix($0 + "/") } }

    private func isSource(_ path: String) -> Bool {
        guard let sources = target.sources else { return true }
        return sources.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") || $0 == "." || $0 == "./" }
    }

    /// Resources named in the manifest, and asset catalogs and string catalogs, which need not be named.
    private func resources(in folder: URL, files: [URL]) -> [ResourceFile] {
        var result: [ResourceFile] = []
        for resource in target.resources {
            let url = folder.appendingPathComponent(resource.path).standardizedFileURL
            if resource.copies {
                result.append(ResourceFile(url: url, bundlePath: url.lastPathComponent))
            } else {
                result += files.filter { $0 == url || $0.path.hasPrefix(url.path + "/") }.filter { $0.pathExtension != "swift" }.map {
                    ResourceFile(url: $0)
                }
            }
        }
        let implicit = files.filter { ["xcassets", "xcstrings", "strings", "xcdatamodeld", "storyboard", "xib"].contains($0.pathExtension) }
        return result + implicit.map { ResourceFile(url: $0) }.filter { !result.contains($0) }
    }

    private var languageMode: String {
        let modes = manifest.languageModes.map(SwiftVersion.mode).sorted()
        return modes.last ?? (manifest.toolsVersion.hasPrefix("6") ? "6" : "5")
    }

    private func apply(_ settings: [(kind: String, value: String)], to result: inout BuildTarget) {
        for setting in settings {
            switch setting.kind {
            case "define": result.conditions.append(setting.value)
            case "enableUpcomingFeature": result.features.append(.upcoming(setting.value))
            case "enableExperimentalFeature": result.features.append(.experimental(setting.value))
            case "swiftLanguageMode", "swiftLanguageVersion": result.swiftVersion = SwiftVersion.mode(setting.value)
            case "defaultIsolation": result.defaultIsolation = setting.value == "MainActor" ? "MainActor" : nil
            default: continue
            }
        }
    }
}
