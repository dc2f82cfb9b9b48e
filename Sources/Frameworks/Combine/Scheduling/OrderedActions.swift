import Foundation

/// Actions carried out one after the other in the order they were put in, although the scheduler that asks for each
/// may run several at a time or let one overtake another.
final class OrderedActions: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: ArraySlice<() -> Void> = []
    private var due = 0
    private var isRunning = false

    func put(_ action: @escaping () -> Void) {
        lock.withLock { waiting.append(action) }
    }

    /// Carries out the first action that waits. A scheduler calls it once for each action put in.
    func runNext() {
        let mayRun = lock.withLock {
            due += 1
            defer { isRunning = true }
            return !isRunning
        }
        guard mayRun else { return }
        while let action = next() { action() }
    }

    private func next() -> (() -> Void)? {
        lock.withLock {
            guard due > 0, let action = waiting.popFirst() else {
                isRunning = false
                return nil
            }
            due -= 1
            return action
        }
    }
}
