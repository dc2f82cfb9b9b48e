import FoundationOverlay

/// Something of an app that a person can choose, such as a project or a contact.
public protocol AppEntity: AppValue, Identifiable where ID: EntityIdentifierConvertible {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// Finds entities by their ids.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// The id; the query finds the entity again.
    public var _data: IntentData? { .text(id.entityIdentifierString) }

    public static func _restored(from data: IntentData) -> RestoredValue? {
        guard case .text(let text) = data, let id = ID.entityIdentifier(for: text) else { return nil }
        return .query { try await defaultQuery.entities(for: [id]).first }
    }

    /// Of several, as a query for lists offers them, the first.
    public static func _queryDefault() async -> Self? {
        let offered = await defaultQuery._anyDefault()
        return offered as? Self ?? (offered as? [Self])?.first
    }
    public static func _choices() async throws -> [any _IntentValue] { try await defaultQuery.results()._values }
    public static var _query: (any EntityQuery)? { defaultQuery }
}

/// An enumeration's case is its own entity: its value is the id, and a person chooses among all cases.
extension AppEntity where Self: CaseIterable & RawRepresentable, RawValue: EntityIdentifierConvertible, ID == RawValue {
    public var id: RawValue { rawValue }
}

extension AppEntity where Self: CaseIterable, DefaultQuery == CaseEntityQuery<Self> {
    public static var defaultQuery: CaseEntityQuery<Self> { CaseEntityQuery() }
}

/// Knows the cases of an enumeration.
public struct CaseEntityQuery<Entity: AppEntity & CaseIterable>: EnumerableEntityQuery {
    public init() {}
    public func allEntities() async throws -> [Entity] { Array(Entity.allCases) }
}

/// An id that can be written as a text.
public protocol EntityIdentifierConvertible: Hashable, Sendable {
    var entityIdentifierString: String { get }
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
    public var entityIdentifierString: String { description }
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? { UUID(uuidString: entityIdentifierString) }
}

/// An entity's type and id.
public struct EntityIdentifier: Hashable, Sendable, CustomStringConvertible {
    public let entityType: String
    public let identifier: String

    public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
        entityType = Entity.persistentIdentifier
        self.identifier = identifier.entityIdentifierString
    }

    public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }

    public var description: String { entityType + "/" + identifier }
}

/// An entity that exists only in the result of an intent: no query finds it again.
public protocol TransientAppEntity: AppEntity {
    init()
}

extension TransientAppEntity {
    public var id: UUID { UUID() }
    public static var defaultQuery: TransientEntityQuery<Self> { TransientEntityQuery() }

    public var _data: IntentData? {
        IntentFinding.unarchivable(Self.persistentIdentifier, "a transient entity is found by no query")
        return nil
    }
}

/// Finds nothing.
public struct TransientEntityQuery<Entity: TransientAppEntity>: EntityQuery {
    public init() {}
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An entity that Spotlight finds.
/// - Support: accepted, without effect: nothing is indexed.
public protocol IndexedEntity: AppEntity {}

/// An entity that stands for a file.
public protocol FileEntity: AppEntity {}
