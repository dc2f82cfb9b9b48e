import Synchronization

/// A change of a published property of an object, which can be put back.
public struct PublishedChange {
    /// What is the same for all changes of the property.
    public let place: AnyObject
    public let old: Any
    public let new: Any
    /// Has the object announce a change, then sets the property; nothing is sent to those who follow it.
    public let put: (Any) -> Void
}

/// Who wants to hear of every change of a published property.
public enum PublishedChanges {
    /// Makes the change that it is given.
    public typealias Listener = @Sendable (_ change: PublishedChange, _ make: () -> Void) -> Void

    private static let kept = Mutex<Listener?>(nil)

    public static var listener: Listener? {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }
}
