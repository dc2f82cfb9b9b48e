import Foundation

/// The files of a folder, in an order that depends on their names only.
enum FileTree {
    /// Folders that are one resource, not a place to look for files in.
    static let bundles: Set = ["xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "docc", "playground", "icon"]
    private static let skipped: Set = ["build", "pods", "carthage", "deriveddata", "node_modules", "isletstubs"]

    /// Every file below `folder` that is not hidden; bundles count as files.
    static func files(in folder: URL, descend: (URL) -> Bool = { _ in true }) throws -> [URL] {
        var result: [URL] = []
        try collect(folder, above: [], descend: descend, into: &result)
        return result
    }

    /// - Parameter above: The folders on the way here, which a link may lead back to.
    private static func collect(_ folder: URL, above: [String], descend: (URL) -> Bool, into result: inout [URL]) throws {
        let place = folder.resolvingSymlinksInPath().path
        guard !above.contains(place) else { return }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw ProjectProblem(
                code: .noSuchPath, file: folder.path, message: "the folder cannot be read",
                mend: "Check that it exists and that you may read it")
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            if isFolder(url), !bundles.contains(url.pathExtension.lowercased()) {
                if !skipped.contains(name.lowercased()), descend(url) {
                    try collect(url, above: above + [place], descend: descend, into: &result)
                }
            } else if !isPipeOrDevice(url) {
                result.append(url)
            }
        }
    }

    /// Whether reading it could wait for ever.
    private static func isPipeOrDevice(_ url: URL) -> Bool {
        var status = stat()
        guard stat(url.path, &status) == 0 else { return false }
        return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    static func isFolder(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    /// `url` as a path relative to `root` where it lies below it.
    static func relativePath(of url: URL, to root: URL) -> String {
        let path = url.standardizedFileURL.path
        let base = root.standardizedFileURL.path
        return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
    }
}
