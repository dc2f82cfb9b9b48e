import Foundation

/// A lock for use through a pointer, as Darwin's C library has it.
public struct os_unfair_lock_s: Sendable {
    public var _os_unfair_lock_opaque: UInt32 = 0

    public init() {}
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The value of a lock that nobody holds.
public var OS_UNFAIR_LOCK_INIT: os_unfair_lock_s { os_unfair_lock_s() }

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { UnfairLocks.shared.lock(at: lock).lock() }

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { UnfairLocks.shared.lock(at: lock).try() }

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { UnfairLocks.shared.lock(at: lock).unlock() }

/// The locks behind the pointers programs use. A place in memory keeps its lock when it is freed; nobody holds it then.
private final class UnfairLocks: @unchecked Sendable {
    static let shared = UnfairLocks()

    private let guardian = NSLock()
    private var locks: [UInt: NSLock] = [:]

    func lock(at pointer: os_unfair_lock_t) -> NSLock {
        guardian.withLock {
            let place = UInt(bitPattern: pointer)
            if let known = locks[place] { return known }
            let new = NSLock()
            locks[place] = new
            return new
        }
    }
}
