import Synchronization

/// What devices have said, on any thread, until the gateway's next round.
final class PushArrivalBox: Sendable {
    private let notes = Mutex<[PushRound.Note]>([])

    /// Whether it was empty.
    func add(_ note: PushRound.Note) -> Bool {
        notes.withLock { notes in
            notes.append(note)
            return notes.count == 1
        }
    }

    func take() -> [PushRound.Note] {
        notes.withLock { notes in
            guard !notes.isEmpty else { return [] }
            defer { notes = [] }
            return notes
        }
    }
}
