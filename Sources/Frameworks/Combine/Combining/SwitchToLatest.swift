import Foundation

extension Publishers {
    /// The values of the publisher that came last.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = UpstreamLink<P, Failure>()
            let hub = MergeHub(subscriber, onCancel: { link.cancel() })
            let side = SideSubscriber<P, Failure>(
                value: { publisher in
                    hub.cancelSides()
                    hub.add(publisher)
                    return .none
                },
                end: { completion in
                    if case .failure = completion { hub.fail(completion) } else { hub.close() }
                })
            link.side = side
            subscriber.receive(subscription: hub)
            side.request(.unlimited)
            upstream.subscribe(side)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>>
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    @_disfavoredOverload
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}
