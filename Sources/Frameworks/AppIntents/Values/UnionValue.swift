import FoundationOverlay

/// A choice among values of several types: what `@UnionValue` makes of an enum whose cases have one value each. The Builder writes
/// the members.
public protocol _UnionValue: AppValue {
    /// The cases without their values.
    associatedtype Cases: Hashable, Sendable, CaseIterable, RawRepresentable where Cases.RawValue == String

    static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
    var _unionCase: Cases { get }
    /// The value of the case as data; nil where it has none.
    var _unionData: IntentData? { get }
    /// The choice of a case with the value that data stand for; nil where they are of another form.
    static func _restored(_ unionCase: Cases, from data: IntentData) -> RestoredValue?
}

extension _UnionValue {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(stringLiteral: persistentIdentifier) }
    public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { [:] }

    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[_unionCase] ?? DisplayRepresentation(stringLiteral: _unionCase.rawValue)
    }

    public var _data: IntentData? { _unionData.map { .record([_unionCase.rawValue: $0]) } }

    public static func _restored(from data: IntentData) -> RestoredValue? {
        guard case .record(let fields) = data, fields.count == 1, let field = fields.first, let unionCase = Cases(rawValue: field.key) else {
            return nil
        }
        return _restored(unionCase, from: field.value)
    }
}

extension RestoredValue {
    /// The value put into a choice.
    public static func _union<Value: _IntentValue>(
        _ type: Value.Type, from data: IntentData, _ choice: @escaping (Value) -> Any
    ) -> RestoredValue? {
        switch Value._restored(from: data) {
        case .value(let value): (value as? Value).map { .value(choice($0)) }
        case .query(let find): .query { try await (find() as? Value).map(choice) }
        case nil: nil
        }
    }
}
