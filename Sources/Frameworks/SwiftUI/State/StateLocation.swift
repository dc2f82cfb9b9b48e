import FoundationOverlay
import Synchronization

/// Where a view's own value lies: in a window as long as the view stays in its place, otherwise with the view's value.
final class StateLocation<Value>: @unchecked Sendable {
    // The lock guards the value and the closure; both are copied whole.
    private let lock = Mutex(())
    let initial: Value
    private var current: Value
    private var changes = 0
    private var changed: (@Sendable () -> Void)?

    init(_ value: Value) { (initial, current) = (value, value) }

    var value: Value {
        get { lock.withLock { _ in current } }
        set {
            let (old, changed) = lock.withLock { _ in
                defer { (current, changes) = (newValue, changes + 1) }
                return (current, self.changed)
            }
            if let changed, !Self.isSame(old, newValue) { changed() }
        }
    }

    /// Another one after each change, and for each location.
    var mark: AnyHashable { AnyHashable([AnyHashable(ObjectIdentifier(self)), AnyHashable(lock.withLock { _ in changes })]) }

    /// Says from now on when the value becomes another one.
    func tell(_ changed: @escaping @Sendable () -> Void) { lock.withLock { _ in self.changed = changed } }

    private static func isSame(_ old: Value, _ new: Value) -> Bool { (new as? any Equatable).map { equal($0, old) } ?? false }
    private static func equal<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }
}
