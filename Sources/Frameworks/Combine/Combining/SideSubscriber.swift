import Foundation

/// One of several upstreams of an operator, told to closures.
final class SideSubscriber<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var wanted = Subscribers.Demand.none
    private var isEnded = false
    private let value: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void

    init(value: @escaping (Input) -> Subscribers.Demand, end: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.value = value
        self.end = end
    }

    func receive(subscription: any Subscription) {
        let (accepted, demand) = lock.withLock {
            guard self.subscription == nil, !isEnded else { return (false, Subscribers.Demand.none) }
            self.subscription = subscription
            defer { wanted = .none }
            return (true, wanted)
        }
        guard accepted else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { isEnded } ? .none : value(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let isFirst = lock.withLock {
            defer {
                isEnded = true
                subscription = nil
            }
            return !isEnded
        }
        if isFirst { end(completion) }
    }

    /// Asks the upstream; kept until there is one.
    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let target: (any Subscription)? = lock.withLock {
            if subscription == nil { wanted += demand }
            return subscription
        }
        target?.request(demand)
    }

    func cancel() {
        let target = lock.withLock {
            defer {
                isEnded = true
                subscription = nil
            }
            return subscription
        }
        target?.cancel()
    }
}
