import FoundationOverlay

/// Finds entities by their properties, as an action of Shortcuts does.
/// - Support: partial: nobody finds by properties; `entities(matching:mode:sortedBy:limit:)` runs where the program calls it.
public protocol EntityPropertyQuery: EntityQuery {
    /// What a comparison becomes, such as a predicate.
    associatedtype ComparatorMappingType

    typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
    typealias ComparatorMode = EntityQueryComparatorMode
    typealias Sort<SortedEntity: AppEntity> = EntityQuerySort<SortedEntity>
    typealias SortingOptions = EntityQuerySortingOptions<Entity>
    typealias SortableBy = EntityQuerySortableByProperty<Entity>

    /// What can be compared.
    static var properties: QueryProperties { get }
    /// What can be sorted by.
    static var sortingOptions: SortingOptions { get }
    static var findIntentDescription: IntentDescription? { get }

    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>], limit: Int?
    ) async throws -> [Entity]
}

extension EntityPropertyQuery {
    public static var findIntentDescription: IntentDescription? { nil }
}

extension EnumerableEntityQuery {
    public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all comparisons must hold, or one.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// A property that entities are sorted by.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    // Key paths never change; their type does not say that they are sendable.
    public enum Ordering: Hashable, Sendable {
        case ascending, descending

        public var sortOrder: SortOrder { self == .ascending ? .forward : .reverse }
    }

    public let by: PartialKeyPath<Entity>
    public let order: Ordering
}

/// The properties of entities that can be compared.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
    let properties: [EntityQueryProperty<Entity, ComparatorMappingType>]

    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> [EntityQueryProperty<Entity, ComparatorMappingType>]
    ) { self.properties = properties() }
}

/// A declaration of a property that can be compared.
public protocol EntityQueryPropertyDeclaration {}

/// A property of entities, and how it can be compared.
public struct EntityQueryProperty<Entity: AppEntity, ComparatorMappingType>: EntityQueryPropertyDeclaration, Sendable {
    let comparators: [AnyEntityQueryComparator]

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () -> [AnyEntityQueryComparator]
    ) { self.comparators = comparators() }

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>, entityProvider: @escaping () async throws -> [Value],
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () -> [AnyEntityQueryComparator]
    ) { self.comparators = comparators() }
}

@resultBuilder
public struct EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    public typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
    public static func buildExpression(_ property: Property) -> [Property] { [property] }
    public static func buildBlock(_ parts: [Property]...) -> [Property] { parts.flatMap { $0 } }
}

/// What entities can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    let options: [EntityQuerySortableByProperty<Entity>]

    public init(@EntityQuerySortingOptionsBuilder<Entity> options: () -> [EntityQuerySortableByProperty<Entity>]) { self.options = options() }
}

/// A property that entities can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    // Key paths never change; their type does not say that they are sendable.
    let by: PartialKeyPath<Entity>

    public init<Value: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { by = keyPath }
}

@resultBuilder
public struct EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public typealias Option = EntityQuerySortableByProperty<Entity>
    public static func buildExpression(_ option: Option) -> [Option] { [option] }
    public static func buildBlock(_ parts: [Option]...) -> [Option] { parts.flatMap { $0 } }
}
