import FoundationOverlay

/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]

    /// The processes that may run the query, from iOS 27 on.
    static var allowedExecutionTargets: IntentExecutionTargets { get }

    init()
    /// The entities with these ids. One that is missing is gone.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The entities to choose from.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public typealias ExecutionTargets = IntentExecutionTargets

    public static var allowedExecutionTargets: IntentExecutionTargets { .all }
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func results() async throws -> Result { try await suggestedEntities() }
}

/// Finds entities by a text too.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Result
}

/// Knows every entity.
public protocol EnumerableEntityQuery: EntityQuery {
    associatedtype Entity
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let wanted = Set(identifiers)
        return try await allEntities().filter { wanted.contains($0.id) }
    }
}

/// Finds the one entity of its type.
public protocol UniqueIDEntityQuery: EntityQuery {
    func uniqueEntity() async throws -> Entity
}

extension UniqueIDEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [try await uniqueEntity()] }
}
