import Foundation

/// What a transforming operator does with one value.
enum TransformStep<Output, Failure: Error> {
    case emit(Output)
    case skip
    case emitAndFinish(Output)
    case finish
    case fail(Failure)
}

/// What a transforming operator does when its upstream ends.
struct TransformEnd<Output, Failure: Error> {
    var last: [Output] = []
    var completion: Subscribers.Completion<Failure>
}

/// The middle of every operator that makes at most one value of each value, without waiting.
final class Transform<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
    typealias Failure = UpstreamFailure
    typealias Output = Downstream.Input
    typealias Step = TransformStep<Output, Downstream.Failure>
    typealias End = TransformEnd<Output, Downstream.Failure>

    private let lock = NSLock()
    private let buffer: DemandBuffer<Downstream>
    private let downstream: Downstream
    private var upstream: (any Subscription)?
    private var isEnded = false
    /// Called once when no more values come. Set before there are any.
    var onEnd: (() -> Void)?
    private let value: (Input) -> Step
    private let end: (Subscribers.Completion<UpstreamFailure>) -> End

    init(
        _ downstream: Downstream, value: @escaping (Input) -> Step,
        end: @escaping (Subscribers.Completion<UpstreamFailure>) -> End
    ) {
        self.downstream = downstream
        self.value = value
        self.end = end
        buffer = DemandBuffer(downstream)
    }

    func receive(subscription: any Subscription) {
        let accepted = lock.withLock {
            guard upstream == nil, !isEnded else { return false }
            upstream = subscription
            return true
        }
        if accepted { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard !lock.withLock({ isEnded }) else { return .none }
        switch value(input) {
        case .emit(let output): return downstream.receive(output)
        case .skip: return .max(1)
        case .emitAndFinish(let output):
            _ = downstream.receive(output)
            stop(.finished)
        case .finish: stop(.finished)
        case .fail(let error): stop(.failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        guard takeEnd() != nil else { return }
        let end = end(completion)
        for value in end.last { buffer.send(value) }
        buffer.finish(end.completion)
    }

    func request(_ demand: Subscribers.Demand) {
        buffer.request(demand)
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        buffer.cancel()
        takeEnd()??.cancel()
    }

    /// Ends it before the upstream does.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure> = .finished) { stop(completion) }

    private func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let upstream = takeEnd() else { return }
        upstream?.cancel()
        buffer.finish(completion)
    }

    /// The upstream, once; `nil` when everything ended before.
    private func takeEnd() -> (any Subscription)?? {
        let taken = lock.withLock { () -> (any Subscription)?? in
            guard !isEnded else { return nil }
            isEnded = true
            defer { upstream = nil }
            return .some(upstream)
        }
        if taken != nil { onEnd?() }
        return taken
    }
}

extension Transform where UpstreamFailure == Downstream.Failure {
    /// A transformation that passes the end on.
    convenience init(_ downstream: Downstream, value: @escaping (Input) -> Step) {
        self.init(downstream, value: value) { TransformEnd(completion: $0) }
    }
}

extension Transform where Downstream.Failure == any Error {
    /// A transformation that may throw, which ends it.
    convenience init(throwing downstream: Downstream, value: @escaping (Input) throws -> Step) {
        self.init(
            downstream,
            value: { input in
                do {
                    return try value(input)
                } catch {
                    return .fail(error)
                }
            },
            end: { TransformEnd(completion: $0.mapError { $0 }) })
    }
}
