import Foundation

extension Publishers {
    /// The elements of a sequence, as fast as they are asked for.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let feed = SequenceFeed(sequence, subscriber)
            subscriber.receive(subscription: feed)
            feed.endIfEmpty()
        }
    }
}

/// Hands elements out by demand.
private final class SequenceFeed<Elements: Sequence, Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == Elements.Element {
    private let lock = NSLock()
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init(_ elements: Elements, _ downstream: Downstream) {
        iterator = elements.makeIterator()
        next = iterator.next()
        self.downstream = downstream
    }

    func request(_ more: Subscribers.Demand) {
        let begins = lock.withLock {
            demand += more
            defer { isDelivering = true }
            return !isDelivering
        }
        guard begins else { return }
        while let (downstream, value) = take() {
            let more = downstream.receive(value)
            lock.withLock { demand += more }
        }
        endIfEmpty()
    }

    func cancel() {
        lock.withLock { downstream = nil }
    }

    func endIfEmpty() {
        let target: Downstream? = lock.withLock {
            guard next == nil else { return nil }
            defer { downstream = nil }
            return downstream
        }
        target?.receive(completion: .finished)
    }

    private func take() -> (Downstream, Elements.Element)? {
        lock.withLock {
            guard let downstream, let value = next, demand > .none else {
                isDelivering = false
                return nil
            }
            demand -= 1
            next = iterator.next()
            return (downstream, value)
        }
    }
}

extension Sequence {
    /// Publishes the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
