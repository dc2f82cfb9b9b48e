import FoundationOverlay
import IsletModel

/// The system that keeps an app's Live Activities: the ledger in this process, or a host process at the other end of a connection.
/// Everything that is exchanged is a plain value and can be coded.
public protocol ActivityBackend: AnyObject, Sendable {
    /// Carries a command out and returns the answer. Called from any thread; notices that a command causes may arrive before it
    /// returns.
    func send(_ command: ActivityCommand) -> ActivityReply
    /// Names who is told what the system does by itself: one receiver, called in order, from any thread. It does not call back.
    func setReceiver(_ receiver: @escaping @Sendable (ActivityNotice) -> Void)
}
