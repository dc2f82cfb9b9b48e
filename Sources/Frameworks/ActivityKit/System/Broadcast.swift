import FoundationOverlay
import Synchronization

/// Sends values to any number of asynchronous readers. Each gets every value sent after it began to read.
final class Broadcast<Value: Sendable>: Sendable {
    private struct State {
        var readers: [Int: AsyncStream<Value>.Continuation] = [:]
        var count = 0
        var isFinished = false
    }

    private let state = Mutex(State())

    func send(_ value: Value) {
        state.withLock { state in
            for reader in state.readers.values { reader.yield(value) }
        }
    }

    /// Ends the readers' streams, and those of readers to come.
    func finish() {
        let readers = state.withLock { state in
            state.isFinished = true
            defer { state.readers = [:] }
            return state.readers.values.map { $0 }
        }
        for reader in readers { reader.finish() }
    }

    /// A stream of the values to come, after the `first` ones.
    func stream(after first: [Value] = []) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        for value in first { continuation.yield(value) }
        let number = state.withLock { state -> Int? in
            if state.isFinished { return nil }
            state.count += 1
            state.readers[state.count] = continuation
            return state.count
        }
        guard let number else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in self?.remove(number) }
        return stream
    }

    private func remove(_ number: Int) { state.withLock { $0.readers[number] = nil } }
}
