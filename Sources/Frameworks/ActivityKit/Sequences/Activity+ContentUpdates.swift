import FoundationOverlay
import IsletModel

extension Activity {
    /// The contents of the activity, until it has ended. Begins with the current one.
    public var contentUpdates: ContentUpdates { ContentUpdates(activity: self) }

    /// The contents of an activity.
    public struct ContentUpdates: AsyncSequence, Sendable {
        public typealias Element = ActivityContent<ContentState>
        let activity: Activity<Attributes>

        public func makeAsyncIterator() -> Iterator { Iterator(reader: activity.contentReader { $0 }) }

        public struct Iterator: AsyncIteratorProtocol {
            let reader: RecordReader<ActivityRecord, ActivityContent<ContentState>>

            public func next() async -> ActivityContent<ContentState>? { await reader.next() }
            public func next(isolation actor: isolated (any Actor)?) async -> ActivityContent<ContentState>? { await reader.next() }
        }
    }

    @available(iOS, deprecated: 16.2, message: "Use contentUpdates instead")
    public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates(activity: self) }

    /// The content states of an activity.
    @available(iOS, deprecated: 16.2, message: "Use `ContentUpdates` instead")
    public struct ContentStateUpdates: AsyncSequence, Sendable {
        public typealias Element = ContentState
        let activity: Activity<Attributes>

        public func makeAsyncIterator() -> Iterator { Iterator(reader: activity.contentReader(\.state)) }

        public struct Iterator: AsyncIteratorProtocol {
            let reader: RecordReader<ActivityRecord, ContentState>

            public func next() async -> ContentState? { await reader.next() }
            public func next(isolation actor: isolated (any Actor)?) async -> ContentState? { await reader.next() }
        }
    }

    /// Reads the contents, each once, and tells `part` of them.
    private func contentReader<Part>(_ part: @escaping (ActivityContent<ContentState>) -> Part) -> RecordReader<ActivityRecord, Part> {
        var last = system.rules.contentUpdatesStartWithCurrent ? nil : store.record.payload
        return RecordReader(store.records()) { [self] record in
            let isNew = record.payload != last
            last = record.payload
            let value = isNew ? part(content(of: record.payload)) : nil
            if record.phase == .ended || record.phase == .dismissed { return .end(value) }
            return value.map { .value($0) } ?? .nothing
        }
    }
}
