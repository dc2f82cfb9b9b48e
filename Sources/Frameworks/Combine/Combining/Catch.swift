import Foundation

extension Publishers {
    /// Everything, and another publisher in the place of an error.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.Catch(upstream: upstream) { error -> AnyPublisher<Output, any Error> in
                do {
                    return try handler(error).mapError { $0 }.eraseToAnyPublisher()
                } catch {
                    return Fail(error: error).eraseToAnyPublisher()
                }
            }.receive(subscriber: subscriber)
        }
    }

    /// Everything, and another publisher in the place of an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber)
            subscriber.receive(subscription: chain)
            chain.follow(upstream) { completion in
                switch completion {
                case .finished: chain.buffer.finish(.finished)
                case .failure(let error): chain.follow(handler(error)) { chain.buffer.finish($0) }
                }
            }
        }
    }

    /// Everything, subscribed again after an error, a number of times.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// Without end when `nil`.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber)
            subscriber.receive(subscription: chain)
            attempt(chain, left: retries)
        }

        private func attempt<S: Subscriber>(_ chain: Chain<S>, left: Int?) where S.Input == Output, S.Failure == Failure {
            chain.follow(upstream) { completion in
                if case .failure = completion, left != 0, !chain.buffer.isEnded {
                    attempt(chain, left: left.map { $0 - 1 })
                } else {
                    chain.buffer.finish(completion)
                }
            }
        }
    }

    /// One publisher after the other.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        public let prefix: Prefix
        public let suffix: Suffix

        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber)
            subscriber.receive(subscription: chain)
            chain.follow(prefix) { completion in
                switch completion {
                case .finished: chain.follow(suffix) { chain.buffer.finish($0) }
                case .failure: chain.buffer.finish(completion)
                }
            }
        }
    }
}

/// Follows one publisher after another; what is still asked for passes on to the next.
final class Chain<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    let buffer: DemandBuffer<Downstream>
    private let lock = NSRecursiveLock()
    private var outstanding = Subscribers.Demand.none
    private var request: ((Subscribers.Demand) -> Void)?
    private var cancelCurrent: (() -> Void)?
    private var isCancelled = false

    init(_ downstream: Downstream) {
        buffer = DemandBuffer(downstream)
    }

    func follow<P: Publisher>(_ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Downstream.Input {
        let side = SideSubscriber<P.Output, P.Failure>(
            value: { [unowned self] value in
                lock.withLock { outstanding -= 1 }
                buffer.send(value)
                return .none
            },
            end: end)
        let demand: Subscribers.Demand? = lock.withLock {
            guard !isCancelled else { return nil }
            request = { side.request($0) }
            cancelCurrent = { side.cancel() }
            return outstanding
        }
        guard let demand else { return }
        side.request(demand)
        publisher.subscribe(side)
    }

    func request(_ demand: Subscribers.Demand) {
        buffer.request(demand)
        let forward = lock.withLock {
            outstanding += demand
            return request
        }
        forward?(demand)
    }

    func cancel() {
        buffer.cancel()
        let cancel = lock.withLock {
            defer {
                isCancelled = true
                request = nil
                cancelCurrent = nil
            }
            return cancelCurrent
        }
        cancel?()
    }
}
