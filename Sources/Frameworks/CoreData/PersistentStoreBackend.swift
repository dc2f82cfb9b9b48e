import FoundationOverlay

/// One saved object. Values are plain, or names of other objects.
public struct StoredRow: @unchecked Sendable {
    public enum Value: @unchecked Sendable {
        case plain(Any)
        case object(Int)
        case objects([Int])
    }

    /// The object's number.
    public var id: Int
    public var entity: String
    public var values: [String: Value]

    public init(id: Int, entity: String, values: [String: Value]) {
        self.id = id
        self.entity = entity
        self.values = values
    }
}

/// Where saved objects are kept.
public protocol PersistentStoreBackend: AnyObject, Sendable {
    /// All rows, in the order they were first saved.
    func rows() throws -> [StoredRow]
    /// Adds or replaces rows, and removes others, as one step.
    func apply(saved: [StoredRow], deleted: Set<Int>) throws
}

/// Keeps rows as long as the process lives. Stores of one URL share their rows.
public final class InMemoryBackend: PersistentStoreBackend, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var shared: [URL: InMemoryBackend] = [:]

    private let lock = NSLock()
    private var order: [Int] = []
    private var stored: [Int: StoredRow] = [:]

    public init() {}

    /// The rows of the store at `url`; new rows for no URL.
    public static func at(_ url: URL?) -> InMemoryBackend {
        guard let url, url.path != "/dev/null" else { return InMemoryBackend() }
        return lock.withLock {
            if let known = shared[url] { return known }
            let new = InMemoryBackend()
            shared[url] = new
            return new
        }
    }

    public func rows() -> [StoredRow] { lock.withLock { order.compactMap { stored[$0] } } }

    public func apply(saved: [StoredRow], deleted: Set<Int>) {
        lock.withLock {
            for row in saved {
                if stored[row.id] == nil { order.append(row.id) }
                stored[row.id] = row
            }
            order.removeAll(where: deleted.contains)
            deleted.forEach { stored[$0] = nil }
        }
    }
}
