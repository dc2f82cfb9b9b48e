import Foundation

/// Values gathered until someone takes them.
final class TimeGroup<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value] = []

    /// Adds a value; returns how many there are.
    func add(_ value: Value) -> Int {
        lock.withLock {
            values.append(value)
            return values.count
        }
    }

    func take() -> [Value] {
        lock.withLock {
            defer { values = [] }
            return values
        }
    }
}
