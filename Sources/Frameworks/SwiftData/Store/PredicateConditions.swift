import CoreData
import FoundationOverlay

/// Says a `#Predicate` in terms of the store.
///
/// Whatever has no counterpart there makes the whole predicate one for objects: it is evaluated after the fetch.
struct PredicateConditions {
    private var variables: [PredicateExpressions.VariableID: StorePath] = [:]
    private var types: [StorePath: any PersistentModel.Type] = [:]

    /// Nil where the store cannot carry the predicate out.
    static func condition<T: PersistentModel>(of predicate: Predicate<T>, on entity: ModelEntity) -> StoreCondition? {
        var conditions = PredicateConditions()
        conditions.bind(predicate.variable.key, to: StorePath(names: []), T.self)
        return conditions.condition(predicate.expression)
    }

    mutating func bind(_ key: PredicateExpressions.VariableID, to path: StorePath, _ type: (any PersistentModel.Type)?) {
        variables[key] = path
        types[path] = type
    }

    func path(of key: PredicateExpressions.VariableID) -> StorePath? { variables[key] }

    func condition(_ expression: Any) -> StoreCondition? {
        if let found = (expression as? any ConditionExpression)?.condition(self) { return found }
        guard let value = operand(expression), isTruth(expression) else { return nil }
        if case .value(.boolean(let constant)?) = value { return .constant(constant) }
        return .compare(value, .equal, .value(.boolean(true)))
    }

    func operand(_ expression: Any) -> StoreOperand? {
        if let operand = (expression as? any OperandExpression)?.operand(self) { return operand }
        return (expression as? any ConditionExpression)?.condition(self).map { .truth($0) }
    }

    private func isTruth(_ expression: Any) -> Bool {
        (expression as? any StandardPredicateExpression).map { Self.output($0) == Bool.self } ?? false
    }

    private static func output<Expression: PredicateExpression>(_ expression: Expression) -> Any.Type { Expression.Output.self }

    /// The relationship to many that an expression stands for, with the class of its members.
    func members(_ expression: Any) -> (path: StorePath, type: any PersistentModel.Type)? {
        guard case .path(let path)? = operandOfAnyKind(expression), let kind = kind(at: path), case .toMany(let type) = kind else { return nil }
        return (path, type)
    }

    func operandOfAnyKind(_ expression: Any) -> StoreOperand? { (expression as? any OperandExpression)?.pathOperand(self) }

    /// What the last name of a path is; nil for the object itself.
    func kind(at path: StorePath) -> PropertyKind? {
        guard let name = path.names.last, let owner = type(at: StorePath(depth: path.depth, names: path.names.dropLast())) else { return nil }
        return ModelEntities.entity(of: owner).kinds[name]
    }

    /// The class of the object at a path.
    func type(at path: StorePath) -> (any PersistentModel.Type)? {
        if let known = types[path] { return known }
        guard case .toOne(let type)? = kind(at: path) else { return nil }
        return type
    }

    /// The path one step on; nil where the property is not one of the store's.
    func path(_ root: StorePath, _ keyPath: AnyKeyPath) -> StorePath? {
        guard let type = type(at: root) else { return nil }
        if let name = ModelEntities.entity(of: type).names[keyPath] { return StorePath(depth: root.depth, names: root.names + [name]) }
        return Self.isIdentifier(keyPath, type) ? root : nil
    }

    private static func isIdentifier<Model: PersistentModel>(_ keyPath: AnyKeyPath, _ type: Model.Type) -> Bool {
        keyPath == \Model.persistentModelID || (Model.ID.self == PersistentIdentifier.self && keyPath == \Model.id)
    }

    /// Whether the store compares values at a path as Swift does.
    func isComparable(_ path: StorePath) -> Bool {
        switch kind(at: path) {
        case nil, .toOne: true
        case .plain(let type): type.isComparableInStore
        default: false
        }
    }

    /// A constant for the store; nil where it would not compare as in Swift.
    static func constant(_ value: Any) -> StoreOperand? {
        guard let value = ModelValues.unwrapped(value) else { return .value(nil) }
        if let id = value as? PersistentIdentifier { return id.row.map { .value(.object($0)) } }
        guard let type = Swift.type(of: value) as? any StoredPrimitive.Type, type.isComparableInStore else { return nil }
        return StoredValue(value).map { .value($0) }
    }
}

/// An expression whose value the store knows.
protocol OperandExpression {
    func operand(_ conditions: PredicateConditions) -> StoreOperand?
    /// The same for properties that the store cannot compare.
    func pathOperand(_ conditions: PredicateConditions) -> StoreOperand?
}

extension OperandExpression {
    func pathOperand(_ conditions: PredicateConditions) -> StoreOperand? { operand(conditions) }
}

/// An expression that the store can decide.
protocol ConditionExpression {
    func condition(_ conditions: PredicateConditions) -> StoreCondition?
}
