import Foundation

extension NSRecursiveLock {
    /// Runs `body` while holding the lock; keeps the type of the error.
    func locked<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        lock()
        defer { unlock() }
        return try body()
    }
}
