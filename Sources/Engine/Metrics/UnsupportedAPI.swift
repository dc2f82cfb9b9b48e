import Foundation
import Synchronization

/// Calls of the running program that Islet's frameworks accept but cannot carry out. They become diagnostics with the
/// code `unsupported-api`.
public struct UnsupportedAPI: Hashable, Codable, Sendable {
    /// The API's name, such as `CGContext.drawPDFPage(_:)`.
    public var name: String
    /// What happens instead, in one sentence.
    public var consequence: String

    private static let storage = Mutex<[UnsupportedAPI]>([])

    /// Records a call once, however often it is made.
    public static func report(_ name: String, _ consequence: String) {
        let note = UnsupportedAPI(name: name, consequence: consequence)
        storage.withLock { if !$0.contains(note) { $0.append(note) } }
    }

    /// The notes so far, in order of their first call.
    public static var reported: [UnsupportedAPI] { storage.withLock { $0 } }

    /// Returns the notes and forgets them.
    public static func takeReported() -> [UnsupportedAPI] {
        storage.withLock { notes in
            defer { notes = [] }
            return notes
        }
    }
}
