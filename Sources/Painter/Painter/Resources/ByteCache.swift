import Synchronization

/// Values by key, bounded by the bytes they take. When it is full the least recently used half goes.
final class ByteCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        var value: Value
        var bytes: Int
        var lastUse: Int
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var bytes = 0
        var clock = 0
    }

    private let state = Mutex(State())
    private let mostBytes: Int

    init(mostBytes: Int) { self.mostBytes = mostBytes }

    var byteCount: Int { state.withLock { $0.bytes } }

    subscript(key: Key) -> Value? {
        state.withLock { state in
            state.clock += 1
            let now = state.clock
            guard let index = state.entries.index(forKey: key) else { return nil }
            state.entries.values[index].lastUse = now
            return state.entries.values[index].value
        }
    }

    /// Values larger than a quarter of the cache are not kept.
    func insert(_ value: Value, for key: Key, bytes: Int) {
        guard bytes <= mostBytes / 4 else { return }
        state.withLock { state in
            state.clock += 1
            if let old = state.entries[key] { state.bytes -= old.bytes }
            state.entries[key] = Entry(value: value, bytes: bytes, lastUse: state.clock)
            state.bytes += bytes
            if state.bytes > mostBytes { Self.shrink(&state, to: mostBytes / 2) }
        }
    }

    private static func shrink(_ state: inout State, to limit: Int) {
        for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard state.bytes > limit else { return }
            state.entries[key] = nil
            state.bytes -= entry.bytes
        }
    }
}
