import FoundationOverlay
import IsletModel

extension Activity {
    /// The states of the activity, until it is dismissed. Begins with the current one.
    public var activityStateUpdates: ActivityStateUpdates {
        ActivityStateUpdates(store: store, startsWithCurrent: system.rules.stateUpdatesStartWithCurrent)
    }

    /// The states of an activity.
    public struct ActivityStateUpdates: AsyncSequence, Sendable {
        public typealias Element = ActivityState
        let store: ActivityStore
        let startsWithCurrent: Bool

        public func makeAsyncIterator() -> Iterator {
            var last = startsWithCurrent ? nil : store.record.phase
            return Iterator(
                reader: RecordReader(store.records()) { record in
                    let isNew = record.phase != last
                    last = record.phase
                    let state = isNew ? ActivityState(record.phase) : nil
                    if record.phase == .dismissed { return .end(state) }
                    return state.map { .value($0) } ?? .nothing
                })
        }

        public struct Iterator: AsyncIteratorProtocol, Sendable {
            let reader: RecordReader<ActivityRecord, ActivityState>

            public func next() async -> ActivityState? { await reader.next() }
            public func next(isolation actor: isolated (any Actor)?) async -> ActivityState? { await reader.next() }
        }
    }
}
