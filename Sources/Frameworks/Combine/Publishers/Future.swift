import Foundation

/// One value or error that comes later, kept for whoever subscribes after that.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [(Result<Output, Failure>) -> Void] = []

    /// Calls `attemptToFulfill` at once; it calls the promise when the result is known.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let buffer = DemandBuffer(subscriber)
        subscriber.receive(subscription: BufferSubscription(buffer))
        whenFulfilled { result in
            switch result {
            case .success(let value):
                buffer.send(value)
                buffer.finish(.finished)
            case .failure(let error): buffer.finish(.failure(error))
            }
        }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let waiting = lock.withLock { () -> [(Result<Output, Failure>) -> Void] in
            guard self.result == nil else { return [] }
            self.result = result
            defer { self.waiting = [] }
            return self.waiting
        }
        for action in waiting { action(result) }
    }

    private func whenFulfilled(_ action: @escaping (Result<Output, Failure>) -> Void) {
        let known: Result<Output, Failure>? = lock.withLock {
            if result == nil { waiting.append(action) }
            return result
        }
        if let known { action(known) }
    }
}

/// A subscription that only forwards demand to a buffer.
final class BufferSubscription<Downstream: Subscriber>: Subscription {
    private let buffer: DemandBuffer<Downstream>
    private let onCancel: () -> Void

    init(_ buffer: DemandBuffer<Downstream>, onCancel: @escaping () -> Void = {}) {
        self.buffer = buffer
        self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) { buffer.request(demand) }

    func cancel() {
        buffer.cancel()
        onCancel()
    }
}

extension Future where Failure == Never {
    /// The value, waited for.
    public var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                whenFulfilled { if case .success(let value) = $0 { continuation.resume(returning: Delivered(value)) } }
            }.value
        }
    }
}

extension Future {
    /// The value, waited for; the error is thrown.
    @_disfavoredOverload
    public var value: Output {
        get async throws {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Delivered<Output>, any Error>) in
                whenFulfilled { continuation.resume(with: $0.map(Delivered.init).mapError { $0 }) }
            }.value
        }
    }
}

/// Carries a value from the thread that made it to the one that waits.
struct Delivered<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
