import FoundationOverlay

/// Where saved objects are kept.
public protocol PersistentStoreBackend: AnyObject, Sendable {
    /// All rows, in the order they were first saved.
    func rows() throws -> [StoredRow]
    /// Numbers for so many new objects, which no other object of the store has or will have.
    func reserve(_ count: Int) throws -> [Int]
    /// Adds or replaces rows, and removes others, as one step: all of it or nothing. Answers the changed rows as they are then.
    func apply(_ changes: [RowChange], deleted: Set<Int>, rule: MergeRule) throws -> [StoredRow]
    /// Calls `handler` after somebody else has saved, as long as the answer is kept; nil where nobody else can.
    func watch(_ handler: @escaping @Sendable () -> Void) -> AnyObject?
}

/// Keeps rows as long as the process lives. Stores of one URL share their rows.
public final class InMemoryBackend: PersistentStoreBackend, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var shared: [URL: InMemoryBackend] = [:]

    private let lock = NSLock()
    private var order: [Int] = []
    private var stored: [Int: StoredRow] = [:]
    private var lastNumber = 0

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

    public func reserve(_ count: Int) -> [Int] {
        lock.withLock {
            defer { lastNumber += count }
            return (0..<count).map { lastNumber + 1 + $0 }
        }
    }

    public func apply(_ changes: [RowChange], deleted: Set<Int>, rule: MergeRule) throws -> [StoredRow] {
        try lock.withLock {
            let merged = try changes.map { (id: $0.row.id, values: try rule.merge($0, into: stored[$0.row.id]), entity: $0.row.entity) }
            for (id, values, entity) in merged {
                guard let values else { continue }
                if stored[id] == nil { order.append(id) }
                stored[id] = StoredRow(id: id, entity: entity, values: values, version: (stored[id]?.version ?? 0) + 1)
            }
            order.removeAll(where: deleted.contains)
            deleted.forEach { stored[$0] = nil }
            return changes.compactMap { stored[$0.row.id] }
        }
    }

    public func watch(_ handler: @escaping @Sendable () -> Void) -> AnyObject? { nil }
}
