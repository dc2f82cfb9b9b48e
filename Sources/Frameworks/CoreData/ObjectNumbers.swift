import Synchronization

/// Numbers for new objects.
enum ObjectNumbers {
    private static let last = Mutex(0)

    static func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}
