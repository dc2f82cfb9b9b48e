import Foundation
import IsletModel

/// Where paths of a manifest lead.
struct TuistPaths {
    /// The folder with `Tuist.swift` or the folder `Tuist`.
    let root: URL
    /// The manifest's own.
    let folder: URL

    /// `//` begins a path from the root, `/` one that is whole.
    func url(_ path: String) -> URL {
        if path.hasPrefix("//") { return root.appendingPathComponent(String(path.dropFirst(2))).standardizedFileURL }
        return URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
    }

    func url(_ value: PropertyListValue?) -> URL? { value?.string.map { url($0) } }
}

/// The files that lists of patterns name.
struct TuistFiles {
    let paths: TuistPaths
    /// What conditions are compared with: `ios`, `macos`, ….
    let platform: String

    /// What the compiler or another of Xcode's tools takes of a source list.
    private static let sources: Set = [
        "swift", "m", "mm", "c", "cc", "cpp", "s", "metal", "intentdefinition", "mlmodel", "xcmappingmodel", "xcdatamodeld", "xcdatamodel",
    ]
    private static let unwanted: Set = ["entitlements", "xcconfig", "h"]

    func sources(_ value: PropertyListValue?) -> [URL] {
        files(value, wholeFolders: false).filter { Self.sources.contains($0.pathExtension.lowercased()) }
    }

    func resources(_ value: PropertyListValue?) -> [URL] {
        files(value, wholeFolders: true).filter { $0.lastPathComponent != "Info.plist" && !Self.unwanted.contains($0.pathExtension) }
    }

    /// Of folders whose files belong to a target without being listed.
    func buildable(_ value: PropertyListValue?) -> [URL] {
        (value?.array ?? []).flatMap { entry -> [URL] in
            guard let folder = paths.url(entry["path"]) else { return [] }
            let excluded = Set((entry["excluding"]?.strings ?? []).map { folder.appendingPathComponent($0).standardizedFileURL.path })
            // A folder that is not there has no files.
            return ((try? FileTree.files(in: folder)) ?? []).filter { !excluded.contains($0.path) }
        }
    }

    private func files(_ value: PropertyListValue?, wholeFolders: Bool) -> [URL] {
        var result: [URL] = []
        var seen: Set<String> = []
        for entry in value?.array ?? [] where holds(entry["platforms"]) {
            let found: [URL]
            if let folder = paths.url(entry["folder"]) {
                found = FileTree.exists(folder) ? [folder] : []
            } else {
                let excluded = (entry["excluding"]?.strings ?? []).map { TuistGlob(paths.url($0)) }
                found = (paths.url(entry["glob"]).map { TuistGlob($0).files } ?? []).filter { file in !excluded.contains { $0.matches(file) } }
            }
            result += found.filter { seen.insert($0.path).inserted }
        }
        return result
    }

    private func holds(_ condition: PropertyListValue?) -> Bool { condition.map { $0.strings.contains(platform) } ?? true }
}

/// A whole path with wildcards.
struct TuistGlob {
    /// The folder above the first wildcard.
    private let base: URL
    private let pattern: GlobPattern?

    init(_ url: URL) {
        let parts = url.standardizedFileURL.pathComponents
        let first = parts.firstIndex { part in part.contains { "*?{[".contains($0) } } ?? parts.count
        base = URL(fileURLWithPath: NSString.path(withComponents: Array(parts[..<first])))
        pattern = first < parts.count ? GlobPattern(parts[first...].joined(separator: "/")) : nil
    }

    /// In the order of their names; a folder stands for all in it. What is not there has none.
    var files: [URL] {
        guard FileTree.isFolder(base), !FileTree.bundles.contains(base.pathExtension.lowercased()) else {
            return FileTree.exists(base) ? [base] : []
        }
        return ((try? FileTree.files(in: base)) ?? []).filter(matches).map(\.standardizedFileURL)
    }

    func matches(_ file: URL) -> Bool {
        let path = file.standardizedFileURL.path
        guard path == base.path || path.hasPrefix(base.path + "/") else { return false }
        return pattern?.matches(FileTree.relativePath(of: file, to: base)) ?? true
    }
}
