import FoundationOverlay
import IsletModel

extension Activity {
    /// The tokens for pushes to this activity, until it has ended. Begins with the current one, if there is one already.
    public var pushTokenUpdates: PushTokenUpdates {
        let store = store
        return PushTokenUpdates {
            var last: Data?
            let reader = RecordReader<ActivityRecord, Data>(store.records()) { record in
                let token = record.pushToken == last ? nil : record.pushToken
                last = record.pushToken
                if !record.phase.isOngoing { return .end(token) }
                return token.map { .value($0) } ?? .nothing
            }
            return { await reader.next() }
        }
    }

    /// The tokens for pushes that start activities with these attributes, the current one first (iOS 17.2).
    public static var pushToStartTokenUpdates: PushTokenUpdates {
        let (system, type) = (_ActivitySystem.current, attributesType)
        return PushTokenUpdates {
            let reader = system.pushToStartReader(for: type)
            return { await reader.next() }
        }
    }

    /// Push tokens, each once.
    public struct PushTokenUpdates: AsyncSequence, Sendable {
        public typealias Element = Data
        typealias Read = @Sendable () async -> Data?
        let makeReader: @Sendable () -> Read

        public func makeAsyncIterator() -> Iterator { Iterator(read: makeReader()) }

        public struct Iterator: AsyncIteratorProtocol, Sendable {
            let read: Read

            public func next() async -> Data? { await read() }
            public func next(isolation actor: isolated (any Actor)?) async -> Data? { await read() }
        }
    }
}
