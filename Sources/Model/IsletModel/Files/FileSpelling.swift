import Foundation

/// How the volumes that projects are written on find files: without regard to case, and to how accents are composed.
public enum FileSpelling {
    /// The file that a project means by a path: the one at the path, or else the first whose path differs from it in spelling only. The path
    /// itself where there is neither.
    public static func onDisk(_ url: URL) -> URL {
        guard url.isFileURL, url.path != "/", !FileManager.default.fileExists(atPath: url.path) else { return url }
        let folder = onDisk(url.deletingLastPathComponent())
        let same = folder.appendingPathComponent(url.lastPathComponent)
        guard !FileManager.default.fileExists(atPath: same.path) else { return same }
        // A folder that cannot be listed holds no other spelling.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let wanted = url.lastPathComponent.lowercased()
        // Texts are equal whatever their accents are made of.
        return names.sorted().first { $0.lowercased() == wanted }.map { folder.appendingPathComponent($0) } ?? url
    }
}
