import Foundation
import Synchronization

/// Work on one process, one piece after the other; while there is none, the process is looked after.
final class AttentiveQueue: Sendable {
    /// The longest look at a process of which nobody wants anything, in milliseconds.
    static let longestLook: Int32 = 250

    private let queue: DispatchQueue
    private let waker: Waker
    private let waiting = Mutex(0)
    private let isAttending = Mutex(false)

    init(_ label: String) throws(DeviceDriverError) {
        queue = DispatchQueue(label: label)
        waker = try Waker()
    }

    func async(_ work: @escaping @Sendable () -> Void) {
        announce()
        queue.async { [self] in
            begin()
            work()
        }
    }

    func sync(_ work: () -> Void) {
        announce()
        queue.sync {
            begin()
            work()
        }
    }

    /// Looks again and again, until `look` answers false. It is to return when the descriptor can be read: other work waits.
    /// While somebody looks already this does nothing.
    func attend(_ look: @escaping @Sendable (_ waker: Int32) -> Bool) {
        let isNew = isAttending.withLock { isAttending in
            defer { isAttending = true }
            return !isAttending
        }
        if isNew { lookAgain(look) }
    }

    private func lookAgain(_ look: @escaping @Sendable (_ waker: Int32) -> Bool) {
        queue.async { [self] in
            while waiting.withLock({ $0 == 0 }) {
                guard look(waker.reader) else { return isAttending.withLock { $0 = false } }
            }
            lookAgain(look)
        }
    }

    private func announce() {
        waiting.withLock { $0 += 1 }
        waker.wake()
    }

    private func begin() {
        waker.clear()
        waiting.withLock { $0 -= 1 }
    }
}
