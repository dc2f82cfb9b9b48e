import Foundation

extension Subscribers {
    /// Writes every value to a property of an object, which it keeps alive.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var root: Root?
        private var isEnded = false
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        /// The object written to; `nil` once everything ended.
        public var object: Root? { lock.withLock { root } }

        public func receive(subscription: any Subscription) {
            let accepted = lock.withLock {
                guard self.subscription == nil, !isEnded else { return false }
                self.subscription = subscription
                return true
            }
            if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) { _ = end() }
        public func cancel() { end()?.cancel() }

        private func end() -> (any Subscription)? {
            lock.withLock {
                defer {
                    subscription = nil
                    root = nil
                    isEnded = true
                }
                return subscription
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes every value to a property, until the result is cancelled or released. The object is kept alive meanwhile.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Republishes every value through a published property, for as long as that property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.storage.republish(self)
    }
}
