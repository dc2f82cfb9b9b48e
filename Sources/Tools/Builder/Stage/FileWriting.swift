import Foundation

enum FileWriting {
    /// Writes `text` unless the file already holds it, so that unchanged files keep their time of change.
    @discardableResult
    static func write(_ text: String, to file: URL) throws -> Bool {
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: file.path) == data { return false }
        try createFolder(file.deletingLastPathComponent())
        try data.write(to: file)
        return true
    }

    static func createFolder(_ folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    static func remove(_ url: URL) throws {
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }

    /// Replaces what is at `destination` by a copy.
    static func copy(_ source: URL, to destination: URL) throws {
        try createFolder(destination.deletingLastPathComponent())
        try remove(destination)
        try FileManager.default.copyItem(at: source, to: destination)
    }
}
