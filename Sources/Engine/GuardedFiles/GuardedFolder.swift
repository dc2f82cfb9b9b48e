import CGuardedFiles
import Foundation

/// A folder in which programs write that are not trusted. What lies beneath is reached through no symbolic link and without waiting,
/// and only regular files are opened.
public struct GuardedFolder: Sendable {
    public let url: URL

    public init(_ url: URL) { self.url = url.standardizedFileURL }

    /// The bytes of a file.
    ///
    /// - Parameters:
    ///   - path: Relative to the folder.
    ///   - limit: Most bytes a file may have.
    public func contents(of path: String, limit: Int) throws(GuardedFileError) -> Data {
        try withDescriptor(path) { folder throws(GuardedFileError) in
            let file = islet_open_beneath(folder, path, Int64(limit))
            guard file >= 0 else { throw failure(path, limit: limit) }
            let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
            do {
                return try handle.read(upToCount: limit) ?? Data()
            } catch {
                throw failure(path)
            }
        }
    }

    /// Makes a folder, and those above it.
    public func makeFolder(_ path: String) throws(GuardedFileError) {
        try withDescriptor(path) { folder throws(GuardedFileError) in
            guard islet_make_folders_beneath(folder, path) == 0 else { throw failure(path) }
        }
    }

    /// Puts a file in its place, as a whole.
    public func write(_ data: Data, to path: String) throws(GuardedFileError) {
        try withDescriptor(path) { folder throws(GuardedFileError) in
            guard data.withUnsafeBytes({ islet_replace_beneath(folder, path, $0.baseAddress, $0.count) }) == 0 else { throw failure(path) }
        }
    }

    private func withDescriptor<Result>(_ path: String, _ body: (Int32) throws(GuardedFileError) -> Result) throws(GuardedFileError) -> Result {
        let folder = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw failure(path) }
        defer { close(folder) }
        return try body(folder)
    }

    private func failure(_ path: String, limit: Int? = nil) -> GuardedFileError {
        let code = errno
        return GuardedFileError(path: url.appendingPathComponent(path).path, code: code, limit: limit)
    }
}

/// Why a file of a program was left alone.
public struct GuardedFileError: Error, Equatable, CustomStringConvertible {
    public var path: String
    /// The system's number of the error.
    public var code: Int32
    /// Most bytes it might have had.
    public var limit: Int?

    public var description: String { "\(path): \(reason)" }

    public var reason: String {
        switch code {
        case EINVAL: "it is no regular file"
        case ELOOP, ENOTDIR: "it is reached through a symbolic link"
        case EFBIG: "it is larger than \((limit ?? 0) >> 20) MB"
        case EXDEV: "it lies outside of the program's folders"
        default: String(cString: strerror(code))
        }
    }
}
