import FoundationOverlay
import IsletModel

extension Activity {
    /// The activities with these attributes as they start, by the app or by a push. Begins with those that run already.
    public static var activityUpdates: ActivityUpdates { ActivityUpdates(system: .current) }

    /// Activities as they start.
    public struct ActivityUpdates: AsyncSequence, Sendable {
        public typealias Element = Activity<Attributes>
        let system: _ActivitySystem

        public func makeAsyncIterator() -> Iterator {
            let (system, stream) = (system, system.started.stream())
            var seen: Set<String> = []
            return Iterator(
                reader: RecordReader(stream, after: records(in: system)) { record in
                    guard record.attributesType == attributesType, seen.insert(record.id).inserted, let activity = find(record, in: system) else {
                        return .nothing
                    }
                    return .value(activity)
                })
        }

        public struct Iterator: AsyncIteratorProtocol, Sendable {
            let reader: RecordReader<ActivityRecord, Activity<Attributes>>

            public func next() async -> Activity<Attributes>? { await reader.next() }
            public func next(isolation actor: isolated (any Actor)?) async -> Activity<Attributes>? { await reader.next() }
        }
    }
}
