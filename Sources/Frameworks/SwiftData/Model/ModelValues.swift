import CoreData
import FoundationOverlay

/// What a property of a model is in the store.
enum PropertyKind {
    case plain(any StoredPrimitive.Type)
    /// Encodes itself.
    case coded
    case transformed(ValueTransformer)
    /// An object that archives itself.
    case archived
    case toOne(any PersistentModel.Type)
    case toMany(any PersistentModel.Type)

    /// The kind of a type, optional or not; nil where its values cannot be kept.
    init?(_ type: Any.Type, transformer: ValueTransformer?) {
        let base = (type as? any OptionalType.Type)?.wrappedType ?? type
        if let transformer {
            self = .transformed(transformer)
        } else if let model = base as? any PersistentModel.Type {
            self = .toOne(model)
        } else if let model = (base as? any SequenceOfModels.Type)?.modelType {
            self = .toMany(model)
        } else if let plain = base as? any StoredPrimitive.Type {
            self = .plain(plain)
        } else if base is any Codable.Type {
            self = .coded
        } else if base is any NSCoding.Type {
            self = .archived
        } else {
            return nil
        }
    }
}

protocol OptionalType {
    static var wrappedType: Any.Type { get }
    var wrappedValue: Any? { get }
}

extension Optional: OptionalType {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrappedValue: Any? { map { $0 as Any } }
}

/// An array of models. Other arrays are values.
protocol SequenceOfModels {
    static var modelType: (any PersistentModel.Type)? { get }
    static var countPath: AnyKeyPath { get }
    static var isEmptyPath: AnyKeyPath { get }
    static func make(_ models: [any PersistentModel]) -> Any
    var models: [any PersistentModel] { get }
}

extension Array: SequenceOfModels {
    static var modelType: (any PersistentModel.Type)? { Element.self as? any PersistentModel.Type }
    static var countPath: AnyKeyPath { \[Element].count }
    static var isEmptyPath: AnyKeyPath { \[Element].isEmpty }
    static func make(_ models: [any PersistentModel]) -> Any { models.compactMap { $0 as? Element } }
    var models: [any PersistentModel] { compactMap { $0 as? any PersistentModel } }
}

/// Conversion between the values of properties and what the store's objects hold.
enum ModelValues {
    /// The value of a property; nil where there is none of its type.
    static func value<Value>(_ kept: Any?, of object: ModelObject, _ name: String, as type: Value.Type) -> Value? {
        let base = (type as? any OptionalType.Type)?.wrappedType ?? type
        guard let kept else { return (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value }
        switch object.modelEntity?.kinds[name] {
        case .toOne: return (kept as? ModelObject)?.requiredModel() as? Value
        case .toMany:
            let objects = ((kept as? NSSet)?.allObjects ?? []).compactMap { $0 as? ModelObject }
            let models = objects.sorted { $0.objectID.orderNumber < $1.objectID.orderNumber }.map { $0.requiredModel() }
            return (base as? any SequenceOfModels.Type)?.make(models) as? Value
        case .plain(let type): return kept as? Value ?? type.read(kept) as? Value
        case .coded:
            guard let code = kept as? CodedValue, let type = base as? any Decodable.Type else { return kept as? Value }
            return object.decoded(code, name, as: type) as? Value
        case .transformed(let transformer): return transformer.reverseTransformedValue(kept) as? Value
        case .archived, nil: return kept as? Value
        }
    }

    /// What the store's object holds for a value; nil for no value.
    static func kept<Value>(_ value: Value, as kind: PropertyKind) -> Any? {
        guard let value = unwrapped(value) else { return nil }
        switch kind {
        case .plain, .archived: return value
        case .toOne: return (value as? any PersistentModel)?.object
        case .toMany: return NSSet(array: (value as? any SequenceOfModels)?.models.map(\.object) ?? [])
        case .transformed(let transformer): return transformer.transformedValue(value)
        case .coded:
            guard let value = value as? any Encodable else { return nil }
            do { return try CodedValue(value) } catch { fatalError("a value of \(Value.self) cannot be kept: \(error)") }
        }
    }

    /// The value inside an optional.
    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalType else { return value }
        return optional.wrappedValue.flatMap(unwrapped)
    }
}
