import ExtensionProtocol
import Foundation
import Host

/// What extensions have archived, in the folder `Archives` of the device: `widget-3/timeline-2.archive` and the like. It is what the
/// device shows without its extensions, and stays over restarts.
///
/// A file is written under another name and then renamed, so that nobody reads half of one.
public struct ArchiveFolder: Sendable {
    public let url: URL
    private var incoming: URL { url.appendingPathComponent("incoming") }

    public init(of device: DeviceFolder) { url = device.url.appendingPathComponent("Archives") }

    /// Entries of an archive; none where nothing was archived.
    public func entries(of subject: String, _ name: String) throws -> [ArchivedEntry] {
        let file = self.file(subject, name)
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        var framing = MessageFraming()
        framing.append(try Data(contentsOf: file))
        return try framing.next([ArchivedEntry].self) ?? []
    }

    /// Names of the archives that are kept of a widget or an activity.
    public func names(of subject: String) throws -> [String] {
        let folder = url.appendingPathComponent(subject).path
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder).map { String($0.prefix { $0 != "." }) }.sorted()
    }

    /// Takes away what an earlier host began to write.
    func prepare() throws {
        if FileManager.default.fileExists(atPath: incoming.path) { try FileManager.default.removeItem(at: incoming) }
        try FileManager.default.createDirectory(at: incoming, withIntermediateDirectories: true)
    }

    /// Writes an archive that nobody knows yet. Any thread may do so.
    func write(_ entries: [ArchivedEntry]) throws -> IncomingArchive {
        let file = incoming.appendingPathComponent(UUID().uuidString)
        try MessageFraming.frame(entries).write(to: file)
        return IncomingArchive(file: file, entryCount: entries.count)
    }

    /// Keeps an archive under a name; one that was there goes.
    func keep(_ archive: IncomingArchive, of subject: String, as name: String) throws {
        let place = file(subject, name)
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard rename(archive.file.path, place.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// Takes away every archive of a subject but one, or all of them.
    func remove(of subject: String, except name: String? = nil) throws {
        for other in try names(of: subject) where other != name { try FileManager.default.removeItem(at: file(subject, other)) }
        if name == nil, FileManager.default.fileExists(atPath: url.appendingPathComponent(subject).path) {
            try FileManager.default.removeItem(at: url.appendingPathComponent(subject))
        }
    }

    func discard(_ archive: IncomingArchive) throws { try FileManager.default.removeItem(at: archive.file) }

    private func file(_ subject: String, _ name: String) -> URL {
        url.appendingPathComponent(subject).appendingPathComponent(name + ".archive")
    }
}

/// An archive that is written and belongs to nothing yet.
struct IncomingArchive: Sendable {
    var file: URL
    var entryCount: Int
}
