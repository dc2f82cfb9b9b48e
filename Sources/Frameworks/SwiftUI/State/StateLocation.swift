import ExtensionRuntime
import FoundationOverlay
import Synchronization
import ViewEngine

/// Where a view's own value lies: in a window as long as the view stays in its place, otherwise with the view's value.
final class StateLocation<Value>: @unchecked Sendable {
    // The lock guards the value and the closure; both are copied whole.
    private let lock = Mutex(())
    let initial: Value
    private var current: Value
    private var changed: (@Sendable () -> Void)?
    private let reads = ReadTracking()

    init(_ value: Value) { (initial, current) = (value, value) }

    var value: Value {
        get {
            reads.read()
            return lock.withLock { _ in current }
        }
        set {
            let (old, changed) = lock.withLock { _ in
                defer { current = newValue }
                return (current, self.changed)
            }
            guard !Self.isSame(old, newValue) else { return }
            AnimatedChanges.change(SteppedChange(self, old: old, new: newValue, put: put)) {
                reads.tell()
                changed?()
            }
        }
    }

    private func put(_ value: Value) {
        lock.withLock { _ in current = value }
        reads.tell()
    }

    /// Says from now on when the value becomes another one.
    func tell(_ changed: @escaping @Sendable () -> Void) { lock.withLock { _ in self.changed = changed } }

    private static func isSame(_ old: Value, _ new: Value) -> Bool { (new as? any Equatable).map { equal($0, old) } ?? false }
    private static func equal<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }
}
