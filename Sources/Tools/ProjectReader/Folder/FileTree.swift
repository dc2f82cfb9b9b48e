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
    private static func collect(_ folder: URL, above: [Status], descend: (URL) -> Bool, into result: inout [URL]) throws {
        let path = folder.path
        let place = Status(path)
        if let place, above.contains(place) { return }
        let here = above + (place.map { [$0] } ?? [])
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw ProjectProblem(
                code: .noSuchPath, file: folder.path, message: "the folder cannot be read",
                mend: "Check that it exists and that you may read it")
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let status = Status(path + "/" + name)
            let url = folder.appendingPathComponent(name, isDirectory: status?.isFolder == true)
            if status?.isFolder == true, !bundles.contains(url.pathExtension.lowercased()) {
                if !skipped.contains(name.lowercased()), descend(url) { try collect(url, above: here, descend: descend, into: &result) }
            } else if status?.isPipeOrDevice != true {
                result.append(url)
            }
        }
    }

    /// What a path leads to; nil for links to nothing.
    private struct Status: Equatable {
        private let device: dev_t
        private let number: ino_t
        private let kind: mode_t

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            (device, number, kind) = (status.st_dev, status.st_ino, status.st_mode & S_IFMT)
        }

        var isFolder: Bool { kind == S_IFDIR }
        /// Whether reading it could wait for ever.
        var isPipeOrDevice: Bool { kind != S_IFREG && kind != S_IFDIR }
    }

    static func isFolder(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    /// `url` as a path relative to `root` where it lies below it.
    static func relativePath(of url: URL, to root: URL) -> String {
        let start = root.path + "/"
        let plain = url.path
        if plain.hasPrefix(start), !plain.contains("/.") { return String(plain.dropFirst(start.count)) }
        let path = url.standardizedFileURL.path
        let base = root.standardizedFileURL.path
        return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
    }
}
