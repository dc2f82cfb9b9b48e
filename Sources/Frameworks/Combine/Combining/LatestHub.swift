import Foundation

/// Keeps the latest value of several upstreams and makes one of them when any changes, or pairs them one to one.
final class LatestHub<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    enum Mode {
        /// The latest of each, whenever one comes.
        case latest
        /// The first of each, then the second of each, and so on.
        case pairs
    }

    let buffer: DemandBuffer<Downstream>
    private let lock = NSRecursiveLock()
    private let mode: Mode
    private let combine: ([Any]) -> Downstream.Input
    private var queues: [[Any]]
    private var ended: [Bool]
    private var cancels: [() -> Void] = []

    init(_ downstream: Downstream, count: Int, mode: Mode, combine: @escaping ([Any]) -> Downstream.Input) {
        buffer = DemandBuffer(downstream)
        self.mode = mode
        self.combine = combine
        queues = Array(repeating: [], count: count)
        ended = Array(repeating: false, count: count)
    }

    func add<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Downstream.Failure {
        let side = SideSubscriber<P.Output, P.Failure>(
            value: { [unowned self] value in
                receive(value, at: index)
                return .none
            },
            end: { [weak self] in self?.end($0, at: index) })
        lock.withLock { cancels.append { side.cancel() } }
        side.request(.unlimited)
        publisher.subscribe(side)
    }

    func request(_ demand: Subscribers.Demand) { buffer.request(demand) }

    func cancel() {
        buffer.cancel()
        cancelSides()
    }

    private func cancelSides() {
        let cancels = lock.withLock {
            defer { self.cancels = [] }
            return self.cancels
        }
        for cancel in cancels { cancel() }
    }

    private func receive(_ value: Any, at index: Int) {
        lock.withLock {
            if mode == .latest { queues[index] = [value] } else { queues[index].append(value) }
            guard queues.allSatisfy({ !$0.isEmpty }) else { return }
            let values = queues.map { $0[0] }
            if mode == .pairs { for index in queues.indices { queues[index].removeFirst() } }
            buffer.send(combine(values))
        }
        finishIfExhausted()
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        if case .failure = completion {
            buffer.fail(completion)
            cancelSides()
            return
        }
        lock.withLock { ended[index] = true }
        finishIfExhausted()
    }

    /// Ends when nothing more can be made: of pairs, when one side has run out; of the latest, when all ended or one never sent.
    private func finishIfExhausted() {
        let isOver = lock.withLock {
            let exhausted = zip(ended, queues).contains { $0 && $1.isEmpty }
            return exhausted || (mode == .latest && ended.allSatisfy { $0 })
        }
        guard isOver else { return }
        buffer.finish(.finished)
        cancelSides()
    }
}
