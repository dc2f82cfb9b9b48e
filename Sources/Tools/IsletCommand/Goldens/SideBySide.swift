import Foundation

/// Work on several things at once, as many as there are processors.
enum SideBySide {
    /// In bytes: sources are read by parsers that go as deep as these are nested.
    private static let stackSize = 16 << 20

    /// The results in the order of the items.
    ///
    /// - Throws: The error of the first item that failed, after all that were begun have ended.
    static func map<Item: Sendable, Value: Sendable>(
        _ items: some Collection<Item>, _ work: @escaping @Sendable (Item) throws -> Value
    ) throws -> [Value] {
        let items = Array(items)
        let slots = ResultSlots<Value>(count: items.count)
        let queue = Places(count: items.count)
        let group = DispatchGroup()
        for _ in 0..<min(items.count, ProcessInfo.processInfo.activeProcessorCount) {
            group.enter()
            let thread = Thread {
                while let place = queue.next() { slots.set(place, Result { try work(items[place]) }) }
                group.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        group.wait()
        return try slots.values()
    }

    /// Hands out the places of a list, each once.
    private final class Places: @unchecked Sendable {
        // The lock guards the place.
        private let lock = NSLock()
        private let count: Int
        private var place = 0

        init(count: Int) { self.count = count }

        func next() -> Int? {
            lock.withLock {
                guard place < count else { return nil }
                defer { place += 1 }
                return place
            }
        }
    }
}
