import Foundation

/// Finds the files of a package's target by the package manager's rules.
struct PackageTargetReader {
    let manifest: PackageManifest
    let target: PackageManifest.Target
    let platform: TargetPlatform
    /// The traits of the package that are on.
    let traits: Set<String>

    private static let parents = ["Sources", "Source", "src", "srcs"]
    private static let nativeSources: Set = ["c", "cc", "cpp", "cxx", "s"]

    /// The target as a library; nil where it has no sources.
    func module() throws -> BuildTarget? {
        guard let folder = sourceFolder else {
            throw ProjectProblem(
                code: .noSources, file: manifest.folder.appendingPathComponent("Package.swift").path,
                message: "the folder of target “\(target.name)” is missing", mend: "Create Sources/\(target.name) or name its path")
        }
        if target.type == "system" { return systemModule(folder) }
        let files = try FileTree.files(in: folder).filter { !isExcluded(FileTree.relativePath(of: $0, to: folder)) }
        let members = files.filter { isSource(FileTree.relativePath(of: $0, to: folder)) }
        let sources = members.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
        guard !sources.isEmpty else { return try nativeModule(folder, members) }
        var result = library(sources)
        result.isMacro = target.type == "macro"
        result.resources = resources(in: folder, files: files)
        if !result.resources.isEmpty { result.resourceBundleName = "\(manifest.name)_\(target.name)" }
        result.packageName = manifest.name.lowercased()
        result.conditions = ["DEBUG", "SWIFT_PACKAGE"] + traits.sorted()
        result.swiftVersion = languageMode
        apply(target.settings(of: "swift", on: platform, with: traits), to: &result)
        return result
    }

    private func library(_ sources: [URL]) -> BuildTarget {
        var result = BuildTarget(name: target.name, kind: .library, root: manifest.folder, sources: sources)
        result.platform = platform
        return result
    }

    private func systemModule(_ folder: URL) -> BuildTarget {
        var native = NativeModule()
        native.headers = folder
        native.moduleMap = folder.appendingPathComponent("module.modulemap")
        native.pkgConfig = target.pkgConfig
        var result = library([])
        result.native = native
        return result
    }

    private func nativeModule(_ folder: URL, _ files: [URL]) throws -> BuildTarget? {
        let sources = files.filter { Self.nativeSources.contains($0.pathExtension.lowercased()) }
        let objectiveC = files.filter { ["m", "mm"].contains($0.pathExtension.lowercased()) }
        guard objectiveC.isEmpty else {
            throw ProjectProblem(
                code: .objectiveC, file: folder.path, message: "is written in Objective-C, which runs on Apple's systems only",
                mend: "Write a stub of it in Swift")
        }
        let headers = folder.appendingPathComponent(target.publicHeaders ?? "include").standardizedFileURL
        guard !sources.isEmpty || FileTree.isFolder(headers) else { return nil }
        var native = NativeModule()
        native.sources = sources
        native.headers = FileTree.isFolder(headers) ? headers : folder
        let map = headers.appendingPathComponent("module.modulemap")
        native.moduleMap = FileTree.exists(map) ? map : nil
        native.searchPaths = [folder]
        native.definitions = ["SWIFT_PACKAGE=1", "DEBUG=1"]
        for setting in ["c", "cxx"].flatMap({ target.settings(of: $0, on: platform, with: traits) }) {
            switch setting.kind {
            case "headerSearchPath": native.searchPaths += setting.values.map { folder.appendingPathComponent($0).standardizedFileURL }
            case "define": native.definitions += setting.values
            default: continue
            }
        }
        native.libraries = target.settings(of: "linker", on: platform, with: traits).filter { $0.kind == "linkedLibrary" }.flatMap(\.values)
        var result = library([])
        result.native = native
        return result
    }

    private var sourceFolder: URL? {
        if let path = target.path { return manifest.folder.appendingPathComponent(path).standardizedFileURL }
        let parents = target.type == "test" ? ["Tests"] + Self.parents : Self.parents
        let candidates = parents.map { manifest.folder.appendingPathComponent("\($0)/\(target.name)") }
        if let found = candidates.first(where: FileTree.isFolder) { return found }
        let isTest = target.type == "test"
        let single = manifest.folder.appendingPathComponent(isTest ? "Tests" : "Sources")
        let others = manifest.targets.filter { ($0.type == "test") == isTest && !["plugin", "binary", "system"].contains($0.type) && $0.path == nil }
        return others.count == 1 && FileTree.isFolder(single) ? single : nil
    }

    private func isExcluded(_ path: String) -> Bool {
        target.exclude.contains { excluded in
            let name = excluded.hasPrefix("./") ? String(excluded.dropFirst(2)) : excluded
            return path == name || path.hasPrefix(name.hasSuffix("/") ? name : name + "/")
        }
    }

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

    private func apply(_ settings: [PackageManifest.Setting], to result: inout BuildTarget) {
        for setting in settings {
            let value = setting.values.first ?? ""
            switch setting.kind {
            case "define": result.conditions.append(value)
            case "enableUpcomingFeature": result.features.append(.upcoming(value))
            case "enableExperimentalFeature": result.features.append(.experimental(value))
            case "swiftLanguageMode", "swiftLanguageVersion": result.swiftVersion = SwiftVersion.mode(value)
            case "defaultIsolation": result.defaultIsolation = value == "MainActor" ? "MainActor" : nil
            default: continue
            }
        }
    }
}
