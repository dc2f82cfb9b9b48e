import Foundation

/// Covers in the folder that the app and its widgets share.
struct CoverStore {
    let folder: URL

    static let group = "group.dev.islet.nowplaying"

    static let shared = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group).map { CoverStore(folder: $0) }

    struct NotStored: Error {
        let name: String
        let code: Int32
    }

    func url(of name: String) -> URL { folder.appendingPathComponent(name) }

    /// Puts a cover there whole or not at all: it is written beside its place and then renamed, which replaces an earlier one in
    /// a single step. Who reads meanwhile sees the old cover or the new one, never half of one.
    func save(_ data: Data, named name: String) throws {
        let draft = folder.appendingPathComponent(".\(name).\(UUID().uuidString)")
        try data.write(to: draft)
        guard rename(draft.path, url(of: name).path) == 0 else {
            let code = errno
            try? FileManager.default.removeItem(at: draft)
            throw NotStored(name: name, code: code)
        }
    }
}
