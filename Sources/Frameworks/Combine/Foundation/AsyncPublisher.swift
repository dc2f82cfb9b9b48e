import Foundation

/// The values of a publisher that cannot fail, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public struct Iterator: AsyncIteratorProtocol {
        let values: AsyncValues<P.Output, Never>

        public mutating func next() async -> P.Output? {
            await values.next()?.get()
        }
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(values: AsyncValues(publisher))
    }
}

/// The values of a publisher, as an asynchronous sequence that throws its error.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public struct Iterator: AsyncIteratorProtocol {
        let values: AsyncValues<P.Output, P.Failure>

        public mutating func next() async throws -> P.Output? {
            try await values.next()?.get()
        }
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(values: AsyncValues(publisher))
    }
}

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Asks a publisher for one value at a time and hands it to the task that waits.
final class AsyncValues<Value, Failure: Error>: @unchecked Sendable {
    private typealias Waiter = CheckedContinuation<Delivered<Result<Value, Failure>?>, Never>

    private let lock = NSLock()
    private var ready: [Result<Value, Failure>] = []
    private var waiter: Waiter?
    private var isEnded = false
    private var side: SideSubscriber<Value, Failure>?

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
        let side = SideSubscriber<Value, Failure>(
            value: { [weak self] value in
                self?.receive(.success(value))
                return .none
            },
            end: { [weak self] completion in self?.end(completion) })
        self.side = side
        publisher.subscribe(side)
    }

    deinit { side?.cancel() }

    func next() async -> Result<Value, Failure>? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: Waiter) in wait(continuation) }.value
        } onCancel: {
            side?.cancel()
            end(.finished)
        }
    }

    private func wait(_ continuation: Waiter) {
        let answer: Delivered<Result<Value, Failure>?>? = lock.withLock {
            if !ready.isEmpty { return Delivered(ready.removeFirst()) }
            if isEnded { return Delivered(nil) }
            waiter = continuation
            return nil
        }
        if let answer { continuation.resume(returning: answer) } else { side?.request(.max(1)) }
    }

    private func receive(_ result: Result<Value, Failure>) {
        let waiter = lock.withLock { () -> Waiter? in
            defer { self.waiter = nil }
            if self.waiter == nil { ready.append(result) }
            return self.waiter
        }
        waiter?.resume(returning: Delivered(result))
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        if case .failure(let error) = completion { receive(.failure(error)) }
        let waiter = lock.withLock {
            isEnded = true
            defer { self.waiter = nil }
            return self.waiter
        }
        waiter?.resume(returning: Delivered(nil))
    }
}
