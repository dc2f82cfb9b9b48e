import FoundationOverlay

/// The one entity of its type, such as the settings of an app.
public protocol UniqueAppEntity: AppEntity where ID == String {}

extension UniqueAppEntity {
    public var id: String { Self.persistentIdentifier }
}

/// Finds the one entity of its type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [try await uniqueEntity()] }
    public func defaultResult() async -> Entity? {
        // What cannot be made is not chosen.
        try? await uniqueEntity()
    }
}

/// Makes the one entity of its type by a closure: `static let defaultQuery = UniqueAppEntityProvider { … }`.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    private let make: (@Sendable () async throws -> Entity)?

    public init() { make = nil }
    public init(_ entity: @escaping @Sendable () async throws -> Entity) { make = entity }

    public func uniqueEntity() async throws -> Entity {
        guard let make else { throw AppIntentError.Unrecoverable.entityNotFound }
        return try await make()
    }
}

/// An entity that tells whose it is.
/// - Support: accepted, without effect: nobody asks.
public protocol OwnershipProvidingEntity: AppEntity {}

/// A query over what is indexed.
/// - Support: accepted, without effect: nothing is indexed.
public protocol IndexedEntityQuery: EntityQuery {}

/// Finds values for what the system has seen, such as a picture.
/// - Support: accepted, without effect: the system sees nothing.
public protocol IntentValueQuery: Sendable {
    associatedtype Input: _IntentValue
    associatedtype Value
    init()
    func values(for input: Input) async throws -> Value
}

/// Something that shows an entity.
/// - Support: accepted, without effect: nobody asks.
public protocol AppEntityAnnotatable {
    var appEntityIdentifier: EntityIdentifier? { get set }
}

/// - Support: accepted, without effect: nobody asks.
extension NSUserActivity: AppEntityAnnotatable {
    public var appEntityIdentifier: EntityIdentifier? {
        get { nil }
        set {}
    }
}

extension EntityIdentifier {
    /// The longest id, in characters.
    /// - Support: partial: not enforced.
    public static var valueMaximumLength: Int { 1024 }
}

/// Entities that are useful now.
/// - Support: accepted, without effect: they are forgotten.
public final class RelevantEntities: Sendable {
    public static let shared = RelevantEntities()

    private init() {}

    public func updateEntities<Entity: AppEntity>(_ entities: [Entity], for context: RelevantContext) async throws {}
}
