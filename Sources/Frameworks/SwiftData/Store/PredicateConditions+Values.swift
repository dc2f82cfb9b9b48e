import CoreData
import FoundationOverlay

extension PredicateExpressions.Variable: OperandExpression {
    func operand(_ conditions: PredicateConditions) -> StoreOperand? { conditions.path(of: key).map { .path($0) } }
}

extension PredicateExpressions.Value: OperandExpression {
    func operand(_ conditions: PredicateConditions) -> StoreOperand? { PredicateConditions.constant(value) }
}

extension PredicateExpressions.NilLiteral: OperandExpression {
    func operand(_ conditions: PredicateConditions) -> StoreOperand? { .value(nil) }
}

extension PredicateExpressions.KeyPath: OperandExpression {
    func operand(_ conditions: PredicateConditions) -> StoreOperand? {
        if let members = conditions.members(root), let type = Root.Output.self as? any SequenceOfModels.Type {
            if keyPath == type.countPath { return .count(members.path) }
            return keyPath == type.isEmptyPath ? .truth(.compare(.count(members.path), .equal, .value(.integer(0)))) : nil
        }
        guard let operand = pathOperand(conditions) else { return nil }
        if case .path(let path) = operand { return conditions.isComparable(path) ? operand : nil }
        return operand
    }

    func pathOperand(_ conditions: PredicateConditions) -> StoreOperand? {
        if let constant = root as? PredicateExpressions.Value<Root.Output> { return PredicateConditions.constant(constant.value[keyPath: keyPath]) }
        guard case .path(let path)? = conditions.operandOfAnyKind(root) else { return nil }
        return conditions.path(path, keyPath).map { .path($0) }
    }
}

extension PredicateExpressions.ForcedUnwrap: OperandExpression {
    func operand(_ conditions: PredicateConditions) -> StoreOperand? { conditions.operand(inner) }
    func pathOperand(_ conditions: PredicateConditions) -> StoreOperand? { conditions.operandOfAnyKind(inner) }
}

extension PredicateExpressions.OptionalFlatMap: OperandExpression {
    func operand(_ conditions: PredicateConditions) -> StoreOperand? {
        guard !(transform is any ConditionExpression), let operand = inner(conditions)?.operand(transform) else { return nil }
        return operand
    }

    func pathOperand(_ conditions: PredicateConditions) -> StoreOperand? { inner(conditions)?.operandOfAnyKind(transform) }

    private func inner(_ conditions: PredicateConditions) -> PredicateConditions? {
        guard case .path(let path)? = conditions.operandOfAnyKind(wrapped) else { return nil }
        var inner = conditions
        inner.bind(variable.key, to: path, conditions.type(at: path))
        return inner
    }

    /// That there is a value and the transformed one is true.
    func truth(_ conditions: PredicateConditions) -> StoreCondition? {
        guard let inner = inner(conditions), let value = conditions.operandOfAnyKind(wrapped), let truth = inner.condition(transform) else {
            return nil
        }
        return .and(.compare(value, .notEqual, .value(nil)), truth)
    }
}

/// An expression that is nil, true or false.
protocol OptionalTruth {
    func truth(_ conditions: PredicateConditions) -> StoreCondition?
}

extension PredicateExpressions.OptionalFlatMap: OptionalTruth {}

extension PredicateExpressions.NilCoalesce: OperandExpression {
    func operand(_ conditions: PredicateConditions) -> StoreOperand? {
        guard let right = conditions.operand(rhs) else { return nil }
        if let left = conditions.operand(lhs) { return .either(left, right) }
        guard case .value(.boolean(false)?) = right else { return nil }
        return (lhs as? any OptionalTruth)?.truth(conditions).map { .truth($0) }
    }
}

extension PredicateExpressions.Arithmetic: OperandExpression {
    func operand(_ conditions: PredicateConditions) -> StoreOperand? {
        guard let left = conditions.operand(lhs), let right = conditions.operand(rhs) else { return nil }
        let sign: StoreOperand.Arithmetic =
            switch op {
            case .add: .add
            case .subtract: .subtract
            case .multiply: .multiply
            @unknown default: .add
            }
        return .arithmetic(left, sign, right)
    }
}

extension PredicateExpressions.UnaryMinus: OperandExpression {
    func operand(_ conditions: PredicateConditions) -> StoreOperand? { conditions.operand(wrapped).map { .negative($0) } }
}
