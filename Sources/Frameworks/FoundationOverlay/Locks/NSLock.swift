import Foundation

/// A lock. Foundation's own cannot be inherited from outside of Apple's systems, which counters of reactive libraries do.
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
    private let mutex = LockMutex(isRecursive: false)
    open var name: String?

    open func lock() { mutex.lock() }
    open func unlock() { mutex.unlock() }
    /// Whether it was free, and is held now.
    open func `try`() -> Bool { mutex.try() }
    /// Waits no longer than until a moment, and says whether it is held then.
    open func lock(before limit: Date) -> Bool { mutex.lock(before: limit) }
}

/// A lock that a thread may take again while it holds it.
open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
    private let mutex = LockMutex(isRecursive: true)
    open var name: String?

    open func lock() { mutex.lock() }
    open func unlock() { mutex.unlock() }
    /// Whether it was free or this thread's, and is held now.
    open func `try`() -> Bool { mutex.try() }
    /// Waits no longer than until a moment, and says whether it is held then.
    open func lock(before limit: Date) -> Bool { mutex.lock(before: limit) }
}
