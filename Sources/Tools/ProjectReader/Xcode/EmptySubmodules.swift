import Foundation

/// Submodules of git whose folders are empty: the app was cloned without them.
struct EmptySubmodules {
    private let folders: [String]
    private static let maximumDepth = 4

    /// - Parameter folder: In a clone; the file `.gitmodules` lies there or above.
    init(around folder: URL) {
        let places = sequence(first: folder.standardizedFileURL) { $0.deletingLastPathComponent() }.prefix(Self.maximumDepth)
        guard let root = places.first(where: { FileTree.exists($0.appendingPathComponent(".gitmodules")) }) else {
            folders = []
            return
        }
        let text = String(
            decoding: FileManager.default.contents(atPath: root.appendingPathComponent(".gitmodules").path) ?? Data(), as: UTF8.self)
        let paths = text.split(separator: "\n").compactMap { line -> String? in
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return parts.count == 2 && parts[0] == "path" ? parts[1] : nil
        }
        folders = paths.map { root.appendingPathComponent($0).path }.filter { path in
            // A folder that is not there is as empty as one that is.
            (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty ?? true
        }
    }

    /// Where a module would be that nobody has: in the submodule of its name, else in one of them; nil where all are there.
    func dependency(for module: String) -> MissingDependency? {
        guard let first = folders.first else { return nil }
        let named = folders.first { ($0 as NSString).lastPathComponent.lowercased().contains(module.lowercased()) }
        let place = named ?? (folders.count == 1 ? first : folders.joined(separator: ", "))
        let reason = named == nil ? "it may lie in a submodule, which is empty" : "the submodule is empty"
        return MissingDependency(product: module, origin: place, reason: reason + ": run git submodule update --init --recursive")
    }
}
