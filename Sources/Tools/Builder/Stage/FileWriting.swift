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

    /// Puts the folder `new` in the place of `folder` in one step, so that a program started meanwhile finds one of both whole, and
    /// removes what was there.
    static func exchange(_ folder: URL, with new: URL) throws {
        guard FileManager.default.fileExists(atPath: folder.path) else { return try FileManager.default.moveItem(at: new, to: folder) }
        if !swap(new.path, folder.path) {
            try remove(folder)
            return try FileManager.default.moveItem(at: new, to: folder)
        }
        try remove(new)
    }

    /// Exchanges two paths by Linux's `renameat2`, which Swift's C module does not declare; false where the file system cannot.
    private static func swap(_ first: String, _ second: String) -> Bool {
        typealias Function = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
        guard let symbol = dlsym(nil, "renameat2") else { return false }
        let exchange: UInt32 = 2
        return unsafeBitCast(symbol, to: Function.self)(AT_FDCWD, first, AT_FDCWD, second, exchange) == 0
    }
}
