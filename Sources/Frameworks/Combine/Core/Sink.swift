import Foundation

extension Subscribers {
    /// Asks for everything and hands it to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private enum State {
            case waiting
            case subscribed(any Subscription)
            case ended
        }

        private let lock = NSLock()
        private var state = State.waiting
        private var valueHandler: ((Input) -> Void)?
        private var completionHandler: ((Completion<Failure>) -> Void)?

        public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            completionHandler = receiveCompletion
            valueHandler = receiveValue
        }

        public var receiveValue: (Input) -> Void { lock.withLock { valueHandler } ?? { _ in } }
        public var receiveCompletion: (Completion<Failure>) -> Void { lock.withLock { completionHandler } ?? { _ in } }

        public func receive(subscription: any Subscription) {
            let accepted = lock.withLock {
                guard case .waiting = state else { return false }
                state = .subscribed(subscription)
                return true
            }
            if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Demand {
            lock.withLock { valueHandler }?(value)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            let handler = end().completion
            handler?(completion)
        }

        public func cancel() {
            let ended = end()
            if case .subscribed(let subscription) = ended.state { subscription.cancel() }
        }

        private func end() -> (state: State, completion: ((Completion<Failure>) -> Void)?) {
            lock.withLock {
                defer {
                    state = .ended
                    valueHandler = nil
                    completionHandler = nil
                }
                return (state, completionHandler)
            }
        }
    }
}

extension Publisher {
    /// Hands every value and the end to closures, until the result is cancelled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Hands every value to a closure, until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
