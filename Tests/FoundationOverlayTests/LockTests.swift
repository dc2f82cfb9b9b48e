import FoundationOverlay
import Synchronization
import Testing

/// A counter of reactive libraries: a lock that is inherited.
private final class Counter: NSLock, @unchecked Sendable {
    private var value = 0

    func add() {
        lock()
        value += 1
        unlock()
    }

    var total: Int {
        lock()
        defer { unlock() }
        return value
    }
}

@Suite struct LockTests {
    @Test func aLockThatIsInheritedKeepsOthersOut() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in for _ in 0..<5_000 { counter.add() } }
        #expect(counter.total == 20_000)
    }

    @Test func aHeldLockIsNotTaken() {
        let lock = NSLock()
        #expect(lock.try() && !lock.try() && !lock.lock(before: Date(timeIntervalSinceNow: 0.02)))
        lock.unlock()
        #expect(lock.lock(before: Date(timeIntervalSinceNow: 1)))
        lock.unlock()
        #expect(lock.withLock { !lock.try() })
    }

    @Test func aThreadTakesARecursiveLockAgain() {
        let lock = NSRecursiveLock()
        lock.lock()
        #expect(lock.try())
        let taken = Mutex(true)
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { taken.withLock { $0 = lock.try() } }
        group.wait()
        #expect(!taken.withLock { $0 }, "another thread waits")
        lock.unlock()
        lock.unlock()
        #expect(lock.try())
    }

    /// The kind that Darwin's headers give as a number of its own.
    @Test func aMutexOfTheSystemsCanBeRecursive() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE as Int) == 0)
        var kind: Int32 = -1
        pthread_mutexattr_gettype(&attributes, &kind)
        #expect(kind == Int32(PTHREAD_MUTEX_RECURSIVE as Int))
    }
}
