import FoundationOverlay
import IsletModel

/// Whether the app may start Live Activities, and push to them often.
public final class ActivityAuthorizationInfo: Sendable {
    private let system: _ActivitySystem
    /// Whether the app may start Live Activities, as it changes.
    public let activityEnablementUpdates: ActivityEnablementUpdates
    /// Whether the app may update Live Activities with frequent pushes, as it changes.
    public let frequentPushEnablementUpdates: FrequentPushEnablementUpdates

    public init() {
        let system = _ActivitySystem.current
        self.system = system
        activityEnablementUpdates = ActivityEnablementUpdates(system: system)
        frequentPushEnablementUpdates = FrequentPushEnablementUpdates(system: system)
    }

    /// Whether the device, the app's Info.plist and the person allow Live Activities.
    public var areActivitiesEnabled: Bool { system.permissions.areActivitiesEnabled }
    /// Whether the app's Info.plist and the person allow frequent pushes.
    public var frequentPushesEnabled: Bool { system.permissions.frequentPushesEnabled }

    public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
        public typealias Element = Bool
        let system: _ActivitySystem

        public func makeAsyncIterator() -> Iterator { Iterator(reader: system.permissionReader(\.areActivitiesEnabled)) }

        public struct Iterator: AsyncIteratorProtocol, Sendable {
            let reader: RecordReader<ActivityPermissions, Bool>

            public mutating func next() async -> Bool? { await reader.next() }
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Bool? { await reader.next() }
        }
    }

    public struct FrequentPushEnablementUpdates: AsyncSequence, Sendable {
        public typealias Element = Bool
        let system: _ActivitySystem

        public func makeAsyncIterator() -> Iterator { Iterator(reader: system.permissionReader(\.frequentPushesEnabled)) }

        public struct Iterator: AsyncIteratorProtocol, Sendable {
            let reader: RecordReader<ActivityPermissions, Bool>

            public mutating func next() async -> Bool? { await reader.next() }
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Bool? { await reader.next() }
        }
    }
}

extension _ActivitySystem {
    /// What the app may do now; nothing, when the system does not say.
    var permissions: ActivityPermissions {
        if case .permissions(let permissions) = send(.permissions) { return permissions }
        return ActivityPermissions(areActivitiesEnabled: false, frequentPushesEnabled: false)
    }

    /// Reads the changes of one permission.
    func permissionReader(_ permission: KeyPath<ActivityPermissions, Bool> & Sendable) -> RecordReader<ActivityPermissions, Bool> {
        let stream = permissionChanges.stream()
        let current = permissions
        var last = rules.enablementUpdatesStartWithCurrent ? nil : current[keyPath: permission]
        return RecordReader(stream, after: [current]) { permissions in
            guard permissions[keyPath: permission] != last else { return .nothing }
            last = permissions[keyPath: permission]
            return .value(permissions[keyPath: permission])
        }
    }
}
