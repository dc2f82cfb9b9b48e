import Foundation

extension Publishers {
    /// Everything, told to closures on its way.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Transform<Output, Failure, Relay<S>>(
                Relay(subscriber, events: self),
                value: { value in
                    receiveOutput?(value)
                    return .emit(value)
                },
                end: { completion in
                    receiveCompletion?(completion)
                    return TransformEnd(completion: completion)
                })
            upstream.subscribe(inner)
        }

        /// Hands the subscription on inside another that tells of requests and the cancelling.
        struct Relay<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Failure {
            let subscriber: S
            let events: HandleEvents
            let combineIdentifier = CombineIdentifier()

            init(_ subscriber: S, events: HandleEvents) {
                self.subscriber = subscriber
                self.events = events
            }

            func receive(subscription: any Subscription) {
                events.receiveSubscription?(subscription)
                subscriber.receive(
                    subscription: ObservedSubscription(
                        subscription, onRequest: events.receiveRequest, onCancel: events.receiveCancel))
            }

            func receive(_ input: Output) -> Subscribers.Demand {
                let more = subscriber.receive(input)
                if more > .none { events.receiveRequest?(more) }
                return more
            }

            func receive(completion: Subscribers.Completion<Failure>) { subscriber.receive(completion: completion) }
        }
    }
}

private final class ObservedSubscription: Subscription {
    private let subscription: any Subscription
    private let onRequest: ((Subscribers.Demand) -> Void)?
    private let onCancel: (() -> Void)?

    init(_ subscription: any Subscription, onRequest: ((Subscribers.Demand) -> Void)?, onCancel: (() -> Void)?) {
        self.subscription = subscription
        self.onRequest = onRequest
        self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) {
        onRequest?(demand)
        subscription.request(demand)
    }

    func cancel() {
        onCancel?()
        subscription.cancel()
    }
}

extension Publisher {
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Prints what happens, to standard output or a stream.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.HandleEvents<Self> {
        let lead = prefix.isEmpty ? "" : prefix + ": "
        var target = stream
        func say(_ text: String) {
            if target == nil { Swift.print(lead + text) } else { target?.write(lead + text + "\n") }
        }
        return handleEvents(
            receiveSubscription: { say("receive subscription: (\($0))") },
            receiveOutput: { say("receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: say("receive finished")
                case .failure(let error): say("receive error: (\(error))")
                }
            },
            receiveCancel: { say("receive cancel") },
            receiveRequest: { say("request \($0)") })
    }
}
