import FoundationOverlay

/// Many entities as a parameter, by their ids: the entities themselves are found when they are asked for.
public struct EntityCollection<Entity: AppEntity>: Sendable {
    public let identifiers: [Entity.ID]

    public init(identifiers: [Entity.ID]) { self.identifiers = identifiers }
    public init(_ entities: [Entity]) { identifiers = entities.map(\.id) }

    public var count: Int { identifiers.count }
    public var isEmpty: Bool { identifiers.isEmpty }

    /// The entities, as their query finds them. One that is missing is gone.
    public func resolvedEntities() async throws -> [Entity] { try await Entity.defaultQuery.entities(for: identifiers) }
}

extension EntityCollection: _IntentValue {
    public typealias ValueType = Entity
    public typealias UnwrappedType = EntityCollection<Entity>

    public var _data: IntentData? { .list(identifiers.map { .text($0.entityIdentifierString) }) }

    public static func _restored(from data: IntentData) -> RestoredValue? {
        guard case .list(let items) = data else { return nil }
        let identifiers = items.compactMap { item -> Entity.ID? in
            guard case .text(let text) = item else { return nil }
            return Entity.ID.entityIdentifier(for: text)
        }
        return identifiers.count == items.count ? .value(EntityCollection(identifiers: identifiers)) : nil
    }
}

/// An entity that is the same one on all devices of a person.
/// - Support: accepted, without effect: there is one device.
public protocol SyncableEntity: AppEntity {}

/// An entity's id on this device, and the one that all devices share.
public struct SyncableEntityIdentifier<Local: EntityIdentifierConvertible, Stable: EntityIdentifierConvertible>: EntityIdentifierConvertible {
    public let local: Local
    public let stable: Stable

    public init(local: Local, stable: Stable) {
        self.local = local
        self.stable = stable
    }

    public var entityIdentifierString: String { local.entityIdentifierString + "\n" + stable.entityIdentifierString }

    public static func entityIdentifier(for entityIdentifierString: String) -> SyncableEntityIdentifier? {
        let parts = entityIdentifierString.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let local = Local.entityIdentifier(for: parts[0]), let stable = Stable.entityIdentifier(for: parts[1]) else {
            return nil
        }
        return SyncableEntityIdentifier(local: local, stable: stable)
    }
}
