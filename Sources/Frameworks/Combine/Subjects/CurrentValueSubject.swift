import Foundation

/// A subject that has a value and tells of every change, the current one first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let channels = SubjectChannels<Output, Failure>()
    private let lock = NSLock()
    private var current: Output

    public init(_ value: Output) {
        current = value
    }

    deinit { channels.cancelUpstreams() }

    /// The current value; setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let channel = SubjectChannel(subscriber, initial: value, keepsLatest: true) { [weak channels] in channels?.remove($0) }
        let ended = channels.add(channel)
        subscriber.receive(subscription: ended == nil ? channel : Subscriptions.empty)
        if let ended { subscriber.receive(completion: ended) }
    }

    public func send(_ value: Output) {
        channels.send(value) { lock.withLock { current = value } }
    }

    public func send(completion: Subscribers.Completion<Failure>) { channels.finish(completion) }
    public func send(subscription: any Subscription) { channels.keep(subscription) }
}
