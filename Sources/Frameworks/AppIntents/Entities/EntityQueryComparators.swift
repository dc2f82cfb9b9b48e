import FoundationOverlay

/// A way to compare a property with what a person gives.
/// - Support: accepted, without effect: nobody finds by properties.
public protocol EntityQueryComparator<Input, ComparatorMappingType> {
    associatedtype Input
    associatedtype ComparatorMappingType
}

/// A comparison whose types are hidden.
/// - Support: accepted, without effect: nobody finds by properties.
public struct AnyEntityQueryComparator: Sendable {
    let name: String

    init<C: EntityQueryComparator>(_ comparator: C) { name = String(describing: C.self) }
}

/// - Support: accepted, without effect: nobody finds by properties.
public struct EqualToComparator<Input, ComparatorMappingType>: EntityQueryComparator {
    public init(_ mappingTransform: @escaping (Input) -> ComparatorMappingType) {}
}

/// - Support: accepted, without effect: nobody finds by properties.
public struct NotEqualToComparator<Input, ComparatorMappingType>: EntityQueryComparator {
    public init(_ mappingTransform: @escaping (Input) -> ComparatorMappingType) {}
}

/// - Support: accepted, without effect: nobody finds by properties.
public struct LessThanComparator<Input, ComparatorMappingType>: EntityQueryComparator {
    public init(_ mappingTransform: @escaping (Input) -> ComparatorMappingType) {}
}

/// - Support: accepted, without effect: nobody finds by properties.
public struct LessThanOrEqualToComparator<Input, ComparatorMappingType>: EntityQueryComparator {
    public init(_ mappingTransform: @escaping (Input) -> ComparatorMappingType) {}
}

/// - Support: accepted, without effect: nobody finds by properties.
public struct GreaterThanComparator<Input, ComparatorMappingType>: EntityQueryComparator {
    public init(_ mappingTransform: @escaping (Input) -> ComparatorMappingType) {}
}

/// - Support: accepted, without effect: nobody finds by properties.
public struct GreaterThanOrEqualToComparator<Input, ComparatorMappingType>: EntityQueryComparator {
    public init(_ mappingTransform: @escaping (Input) -> ComparatorMappingType) {}
}

/// - Support: accepted, without effect: nobody finds by properties.
public struct IsBetweenComparator<Input, ComparatorMappingType>: EntityQueryComparator {
    public init(_ mappingTransform: @escaping (_ lower: Input, _ upper: Input) -> ComparatorMappingType) {}
}

/// - Support: accepted, without effect: nobody finds by properties.
public struct HasPrefixComparator<Input, ComparatorMappingType>: EntityQueryComparator {
    public init(_ mappingTransform: @escaping (Input) -> ComparatorMappingType) {}
}

/// - Support: accepted, without effect: nobody finds by properties.
public struct HasSuffixComparator<Input, ComparatorMappingType>: EntityQueryComparator {
    public init(_ mappingTransform: @escaping (Input) -> ComparatorMappingType) {}
}

/// Whether a text contains another, or a list a value.
/// - Support: accepted, without effect: nobody finds by properties.
public struct ContainsComparator<Input, ComparatorMappingType>: EntityQueryComparator {
    public init(_ mappingTransform: @escaping (Input) -> ComparatorMappingType) {}
}

/// A property whose values have an order.
/// - Support: accepted, without effect: nobody finds by properties.
public protocol RangeComparableProperty {}

@resultBuilder
public struct EntityQueryComparatorsBuilder<Value: _IntentValue, ComparatorMappingType> {
    public typealias Wanted = Value.UnwrappedType
    public typealias Part = [AnyEntityQueryComparator]

    public static func buildExpression(_ comparator: EqualToComparator<Wanted, ComparatorMappingType>) -> Part { [.init(comparator)] }
    public static func buildExpression(_ comparator: NotEqualToComparator<Wanted, ComparatorMappingType>) -> Part { [.init(comparator)] }
    public static func buildExpression(_ comparator: LessThanComparator<Wanted, ComparatorMappingType>) -> Part { [.init(comparator)] }
    public static func buildExpression(_ comparator: LessThanOrEqualToComparator<Wanted, ComparatorMappingType>) -> Part { [.init(comparator)] }
    public static func buildExpression(_ comparator: GreaterThanComparator<Wanted, ComparatorMappingType>) -> Part { [.init(comparator)] }
    public static func buildExpression(_ comparator: GreaterThanOrEqualToComparator<Wanted, ComparatorMappingType>) -> Part { [.init(comparator)] }
    public static func buildExpression(_ comparator: IsBetweenComparator<Wanted, ComparatorMappingType>) -> Part { [.init(comparator)] }
    public static func buildExpression(_ comparator: HasPrefixComparator<Wanted, ComparatorMappingType>) -> Part { [.init(comparator)] }
    public static func buildExpression(_ comparator: HasSuffixComparator<Wanted, ComparatorMappingType>) -> Part { [.init(comparator)] }
    public static func buildExpression(_ comparator: ContainsComparator<Value.ValueType, ComparatorMappingType>) -> Part { [.init(comparator)] }
    public static func buildBlock(_ parts: Part...) -> Part { parts.flatMap { $0 } }
}
