/// A subject that hands values on to those who are subscribed at the time.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let channels = SubjectChannels<Output, Failure>()

    public init() {}

    deinit { channels.cancelUpstreams() }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let channel = SubjectChannel(subscriber, keepsLatest: false) { [weak channels] in channels?.remove($0) }
        let ended = channels.add(channel)
        subscriber.receive(subscription: ended == nil ? channel : Subscriptions.empty)
        if let ended { subscriber.receive(completion: ended) }
    }

    public func send(_ value: Output) { channels.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { channels.finish(completion) }
    public func send(subscription: any Subscription) { channels.keep(subscription) }
}
