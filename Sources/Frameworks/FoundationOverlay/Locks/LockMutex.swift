import Foundation
import Glibc

/// A mutex of the system's.
final class LockMutex: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(isRecursive: Bool) {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(isRecursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }
    func `try`() -> Bool { pthread_mutex_trylock(mutex) == 0 }

    func lock(before limit: Date) -> Bool {
        let seconds = max(limit.timeIntervalSince1970, 0)
        var time = timespec()
        time.tv_sec = Int(min(seconds, 4e9))
        time.tv_nsec = Int((seconds - seconds.rounded(.down)) * 1e9)
        return pthread_mutex_timedlock(mutex, &time) == 0
    }
}
