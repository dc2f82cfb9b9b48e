import Foundation
import Synchronization

/// What was last found in each file, for as long as the program runs: several questions are asked about each file. What counts is the
/// content; times of files are too coarse for edits in quick succession.
public final class KnownContents<Value: Sendable>: Sendable {
    private struct Known {
        let content: Int
        let value: Value
    }

    private let files = Mutex<[String: Known]>([:])

    public init() {}

    /// What `find` finds in `content`; the same content at the same path is looked at once.
    public func value(of content: Data, at path: String, otherwise find: () -> Value) -> Value {
        var hasher = Hasher()
        content.withUnsafeBytes { hasher.combine(bytes: $0) }
        let hash = hasher.finalize()
        if let known = files.withLock({ $0[path] }), known.content == hash { return known.value }
        let result = find()
        files.withLock { $0[path] = Known(content: hash, value: result) }
        return result
    }
}
