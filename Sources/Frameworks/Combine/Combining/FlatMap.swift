import Foundation

extension Publishers {
    /// The values of a publisher made of every value.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = UpstreamLink<Upstream.Output, Failure>()
            let hub = MergeHub(subscriber, onSideEnd: { link.side?.request(.max(1)) }, onCancel: { link.cancel() })
            let side = SideSubscriber<Upstream.Output, Failure>(
                value: { value in
                    hub.add(transform(value))
                    return .none
                },
                end: { completion in
                    if case .failure = completion { hub.fail(completion) } else { hub.close() }
                })
            link.side = side
            subscriber.receive(subscription: hub)
            side.request(maxPublishers)
            upstream.subscribe(side)
        }
    }
}

/// The outer upstream of an operator, for as long as it is wanted.
final class UpstreamLink<Input, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var current: SideSubscriber<Input, Failure>?
    private var isCancelled = false

    var side: SideSubscriber<Input, Failure>? {
        get { lock.withLock { current } }
        set { lock.withLock { current = isCancelled ? nil : newValue } }
    }

    func cancel() {
        let side = lock.withLock {
            defer {
                current = nil
                isCancelled = true
            }
            return current
        }
        side?.cancel()
    }
}

extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
