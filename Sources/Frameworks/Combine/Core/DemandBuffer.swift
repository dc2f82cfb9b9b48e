import Foundation

/// Hands values to a subscriber in order, never more than it asked for and never two at a time, whoever sends them.
final class DemandBuffer<Downstream: Subscriber>: @unchecked Sendable {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var pending: [Downstream.Input] = []
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Whether the subscriber asked for everything.
    var wantsEverything: Bool { lock.withLock { demand == .unlimited } }

    /// Whether nothing more can be delivered.
    var isEnded: Bool { lock.withLock { downstream == nil || completion != nil } }

    /// How many values wait for demand.
    var pendingCount: Int { lock.withLock { pending.count } }

    func send(_ value: Downstream.Input) {
        lock.withLock { if completion == nil { pending.append(value) } }
        deliver()
    }

    /// Ends after the values that still wait.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock { self.completion = self.completion ?? completion }
        deliver()
    }

    /// Ends at once; values that wait are dropped.
    func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock {
            guard self.completion == nil else { return }
            pending = []
            self.completion = completion
        }
        deliver()
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        deliver()
    }

    func cancel() {
        lock.withLock {
            downstream = nil
            pending = []
        }
    }

    private enum Step {
        case value(Downstream, Downstream.Input)
        case end(Downstream, Subscribers.Completion<Downstream.Failure>)
    }

    private func deliver() {
        guard begin() else { return }
        while let step = next() {
            switch step {
            case .value(let downstream, let value):
                let more = downstream.receive(value)
                lock.withLock { demand += more }
            case .end(let downstream, let completion):
                downstream.receive(completion: completion)
            }
        }
    }

    private func begin() -> Bool {
        lock.withLock {
            guard !isDelivering else { return false }
            isDelivering = true
            return true
        }
    }

    private func next() -> Step? {
        lock.withLock {
            guard let downstream else {
                isDelivering = false
                return nil
            }
            if !pending.isEmpty, demand > .none {
                demand -= 1
                return .value(downstream, pending.removeFirst())
            }
            if pending.isEmpty, let completion {
                self.downstream = nil
                return .end(downstream, completion)
            }
            isDelivering = false
            return nil
        }
    }
}
