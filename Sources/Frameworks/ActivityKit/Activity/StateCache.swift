import FoundationOverlay
import Synchronization

/// The content state last read, so that the same bytes give the same value and are read once.
final class StateCache<State: Decodable>: @unchecked Sendable {
    private let lock = Mutex(())
    /// Guarded by `lock`.
    private var bytes: Data
    private var state: State

    init(_ state: State, for bytes: Data) {
        self.bytes = bytes
        self.state = state
    }

    /// The state in `bytes`. When it cannot be read, `failed` is told and the last one is returned.
    func state(for bytes: Data, failed: (any Error) -> Void) -> State {
        let (state, error) = lock.withLock { _ in Unchecked(value: read(bytes)) }.value
        if let error { failed(error) }
        return state
    }

    private func read(_ bytes: Data) -> (State, (any Error)?) {
        guard bytes != self.bytes else { return (state, nil) }
        self.bytes = bytes
        do {
            state = try ActivityCoding.decode(State.self, from: bytes)
            return (state, nil)
        } catch {
            return (state, error)
        }
    }

    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }
}
