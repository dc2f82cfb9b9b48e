import Foundation

/// Brings the values of several upstreams to one subscriber, in the order they come.
final class MergeHub<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    typealias Side = SideSubscriber<Downstream.Input, Downstream.Failure>

    let buffer: DemandBuffer<Downstream>
    private let lock = NSRecursiveLock()
    private var sides: [ObjectIdentifier: Side] = [:]
    private var order: [ObjectIdentifier] = []
    private var isClosed = false
    private var hasDemand = false
    private let onSideEnd: () -> Void
    private let onCancel: () -> Void

    init(_ downstream: Downstream, onSideEnd: @escaping () -> Void = {}, onCancel: @escaping () -> Void = {}) {
        buffer = DemandBuffer(downstream)
        self.onSideEnd = onSideEnd
        self.onCancel = onCancel
    }

    /// Adds an upstream.
    func add<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        var identity: ObjectIdentifier?
        let side = Side(
            value: { [unowned self] value in
                buffer.send(value)
                return buffer.wantsEverything ? .none : .max(1)
            },
            end: { [weak self] completion in
                if let identity { self?.sideEnded(identity, completion) }
            })
        identity = ObjectIdentifier(side)
        let starts = lock.withLock {
            sides[ObjectIdentifier(side)] = side
            order.append(ObjectIdentifier(side))
            return hasDemand
        }
        if starts { side.request(firstDemand) }
        publisher.subscribe(side)
    }

    /// No more upstreams come; ends when those there are have ended.
    func close() {
        let isEmpty = lock.withLock {
            isClosed = true
            return sides.isEmpty
        }
        if isEmpty { buffer.finish(.finished) }
    }

    func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
        cancelSides()
        buffer.fail(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        buffer.request(demand)
        let starting: [Side] = lock.withLock {
            guard !hasDemand, demand > .none else { return [] }
            hasDemand = true
            return order.compactMap { sides[$0] }
        }
        for side in starting { side.request(firstDemand) }
    }

    func cancel() {
        buffer.cancel()
        cancelSides()
        onCancel()
    }

    /// Cancels every upstream there is.
    func cancelSides() {
        let sides = lock.withLock {
            defer {
                self.sides = [:]
                order = []
            }
            return Array(self.sides.values)
        }
        for side in sides { side.cancel() }
    }

    private var firstDemand: Subscribers.Demand { buffer.wantsEverything ? .unlimited : .max(1) }

    private func sideEnded(_ identity: ObjectIdentifier, _ completion: Subscribers.Completion<Downstream.Failure>) {
        let isLast = lock.withLock {
            sides[identity] = nil
            order.removeAll { $0 == identity }
            return isClosed && sides.isEmpty
        }
        if case .failure = completion {
            fail(completion)
        } else {
            onSideEnd()
            if isLast { buffer.finish(.finished) }
        }
    }
}
