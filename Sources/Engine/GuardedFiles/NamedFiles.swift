import Foundation
import Synchronization

/// The files that programs name for the host to open, such as those of pictures. They lie beneath the folders of the programs that run.
public final class NamedFiles: Sendable {
    /// Those of this process.
    public static let shared = NamedFiles()

    /// Most bytes of a file.
    public static let limit = 256 << 20

    private let folders = Mutex<Set<String>>([])

    public init() {}

    /// Lets programs name what lies beneath a folder. Until a first one is given, every folder counts.
    public func allow(beneath folder: URL) {
        let paths = [folder.standardizedFileURL.path, folder.resolvingSymlinksInPath().path]
        folders.withLock { $0.formUnion(paths) }
    }

    /// The bytes of a regular file that is reached through no symbolic link.
    public func contents(of path: String) throws(GuardedFileError) -> Data {
        let (folder, rest) = try place(of: path)
        return try folder.contents(of: rest, limit: Self.limit)
    }

    /// Which folder the file belongs to, and its path beneath.
    private func place(of path: String) throws(GuardedFileError) -> (GuardedFolder, String) {
        let known = folders.withLock { $0 }
        guard !known.isEmpty else {
            let url = URL(fileURLWithPath: path)
            return (GuardedFolder(url.deletingLastPathComponent()), url.lastPathComponent)
        }
        guard let folder = known.filter({ path.hasPrefix($0 + "/") }).min(by: { $0.count < $1.count }) else {
            throw GuardedFileError(path: path, code: EXDEV)
        }
        return (GuardedFolder(URL(fileURLWithPath: folder)), String(path.dropFirst(folder.count + 1)))
    }
}
