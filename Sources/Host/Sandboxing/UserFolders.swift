import Foundation

/// Folders of the user who runs the program.
public enum UserFolders {
    /// Where files are kept that can be made again: `$XDG_CACHE_HOME`, `.cache` in `$HOME` or in the home that the system knows, or where none of
    /// these can be written to, as for users of containers who have no home, a folder of the user's own among the temporary ones.
    public static let cache: URL = cache(environment: ProcessInfo.processInfo.environment)

    package static func cache(environment: [String: String]) -> URL {
        let own = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let homes = [environment["HOME"].map { URL(fileURLWithPath: $0) }, FileManager.default.homeDirectoryForCurrentUser]
        let candidates = [own] + homes.map { $0?.appendingPathComponent(".cache") }
        if let folder = candidates.compactMap(\.self).first(where: canBeWritten) { return folder }
        return FileManager.default.temporaryDirectory.appendingPathComponent("cache-of-\(getuid())")
    }

    private static func canBeWritten(_ folder: URL) -> Bool {
        // What cannot be made is not there afterwards.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return FileManager.default.isWritableFile(atPath: folder.path)
    }
}
