import Foundation

/// What each object file of a module was made from, by content. The compiler's own record goes by times of change, which a coarse
/// clock, a clock set back or a quick edit makes equal for different contents.
struct ObjectRecord {
    private struct Content: Codable {
        /// Of everything but the module's own files that decides what its objects are.
        var settings: String
        /// True from before the compiler starts until it has ended: what a run left behind that never ended is not known.
        var isRunning: Bool
        /// Fingerprints of the files whose objects are known to belong to them, by path.
        var files: [String: String]
    }

    private let file: URL
    private var content: Content

    /// Reads the record at `file` and removes every object that is not known to be what `fingerprints` would give.
    ///
    /// - Parameter objects: The folder of all objects and of the compiler's record.
    /// - Parameter object: Where the object of a source file lies.
    init(file: URL, settings: String, fingerprints: [String: String], objects: URL, object: (String) -> URL) throws {
        self.file = file
        content = Content(settings: settings, isRunning: true, files: [:])
        if let old = Self.read(file), !old.isRunning, old.settings == settings {
            content.files = old.files.filter { fingerprints[$0.key] == $0.value }
            for path in fingerprints.keys where content.files[path] == nil { try FileWriting.remove(object(path)) }
        } else {
            try FileWriting.remove(objects)
        }
        try save()
    }

    /// Whether nothing of earlier runs is used.
    var isEmpty: Bool { content.files.isEmpty }

    /// Keeps what is known after the compiler ended: all of `fingerprints` where it succeeded, else the files that had not changed.
    mutating func finish(_ fingerprints: [String: String]?) throws {
        content.isRunning = false
        if let fingerprints { content.files = fingerprints }
        try save()
    }

    /// Forgets everything, with the objects.
    mutating func clear(objects: URL) throws {
        try FileWriting.remove(objects)
        content.files = [:]
        try save()
    }

    /// A record that cannot be read counts as none.
    private static func read(_ file: URL) -> Content? {
        FileManager.default.contents(atPath: file.path).flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
    }

    private func save() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try FileWriting.write(String(decoding: try encoder.encode(content), as: UTF8.self), to: file)
    }
}
