import FoundationOverlay

/// The time by which activities go stale, end and vanish.
public protocol ActivityClock: AnyObject, Sendable {
    var now: Date { get }
    /// Calls `action` once at `date` or soon after it, and forgets what was asked before; never, when `date` is `nil`. It may also call
    /// early, when `date` is far away.
    func wake(at date: Date?, _ action: @escaping @Sendable () -> Void)
}
