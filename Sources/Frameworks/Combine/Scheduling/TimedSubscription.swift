/// An upstream told to closures, and a buffer they deliver through: the base of operators that wait.
final class TimedSubscription<Input, Downstream: Subscriber>: Subscription, @unchecked Sendable {
    enum DemandRule {
        /// What the subscriber asks for is asked for upstream.
        case downstream
        /// Everything is asked for.
        case everything
    }

    let buffer: DemandBuffer<Downstream>
    private let downstream: Downstream
    private let link = UpstreamLink<Input, Downstream.Failure>()
    private var rule = DemandRule.everything

    init(_ downstream: Downstream) {
        self.downstream = downstream
        buffer = DemandBuffer(downstream)
    }

    func attach<P: Publisher>(
        to upstream: P, demand rule: DemandRule, value: @escaping (Input) -> Void,
        end: @escaping (Subscribers.Completion<Downstream.Failure>) -> Void
    ) where P.Output == Input, P.Failure == Downstream.Failure {
        self.rule = rule
        let side = SideSubscriber<Input, Downstream.Failure>(
            value: {
                value($0)
                return .none
            },
            end: end)
        link.side = side
        downstream.receive(subscription: self)
        if rule == .everything { side.request(.unlimited) }
        upstream.subscribe(side)
    }

    /// Lets go of the upstream.
    func detach() { link.cancel() }

    func request(_ demand: Subscribers.Demand) {
        buffer.request(demand)
        if rule == .downstream { link.side?.request(demand) }
    }

    func cancel() {
        buffer.cancel()
        link.cancel()
    }
}
