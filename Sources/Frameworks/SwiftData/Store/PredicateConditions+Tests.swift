import CoreData
import FoundationOverlay

extension PredicateExpressions.Conjunction: ConditionExpression {
    func condition(_ conditions: PredicateConditions) -> StoreCondition? {
        guard let left = conditions.condition(lhs), let right = conditions.condition(rhs) else { return nil }
        return .and(left, right)
    }
}

extension PredicateExpressions.Disjunction: ConditionExpression {
    func condition(_ conditions: PredicateConditions) -> StoreCondition? {
        guard let left = conditions.condition(lhs), let right = conditions.condition(rhs) else { return nil }
        return .or(left, right)
    }
}

extension PredicateExpressions.Negation: ConditionExpression {
    func condition(_ conditions: PredicateConditions) -> StoreCondition? { conditions.condition(wrapped).map { .not($0) } }
}

extension PredicateExpressions.Equal: ConditionExpression {
    func condition(_ conditions: PredicateConditions) -> StoreCondition? {
        guard let left = conditions.operand(lhs), let right = conditions.operand(rhs) else {
            guard case .value(.boolean(true)?)? = conditions.operand(rhs) else { return nil }
            return (lhs as? any OptionalTruth)?.truth(conditions)
        }
        return .compare(left, .equal, right)
    }
}

extension PredicateExpressions.NotEqual: ConditionExpression {
    func condition(_ conditions: PredicateConditions) -> StoreCondition? {
        guard let left = conditions.operand(lhs), let right = conditions.operand(rhs) else { return nil }
        return .compare(left, .notEqual, right)
    }
}

extension PredicateExpressions.Comparison: ConditionExpression {
    func condition(_ conditions: PredicateConditions) -> StoreCondition? {
        guard let left = conditions.operand(lhs), let right = conditions.operand(rhs) else { return nil }
        switch op {
        case .lessThan: return .compare(left, .less, right)
        case .lessThanOrEqual: return .compare(left, .lessOrEqual, right)
        case .greaterThan: return .compare(left, .greater, right)
        case .greaterThanOrEqual: return .compare(left, .greaterOrEqual, right)
        @unknown default: return nil
        }
    }
}

extension PredicateExpressions.SequenceContains: ConditionExpression {
    func condition(_ conditions: PredicateConditions) -> StoreCondition? {
        guard let list = sequence.constantMembers, let value = conditions.operand(element) else { return nil }
        var values: [StoredValue] = []
        for member in list {
            guard case .value(let value?)? = PredicateConditions.constant(member) else { return nil }
            values.append(value)
        }
        return .isIn(value, values)
    }
}

extension PredicateExpression {
    /// The members of a constant list.
    fileprivate var constantMembers: [Any]? {
        ((self as? PredicateExpressions.Value<Output>)?.value as? any Sequence).map { sequence in sequence.map { $0 as Any } }
    }
}

extension PredicateExpressions.SequenceContainsWhere: ConditionExpression {
    func condition(_ conditions: PredicateConditions) -> StoreCondition? {
        conditions.some(sequence, variable.key) { $0.condition(test) }
    }
}

extension PredicateExpressions.SequenceAllSatisfy: ConditionExpression {
    func condition(_ conditions: PredicateConditions) -> StoreCondition? {
        conditions.some(sequence, variable.key) { $0.condition(test).map { .not($0) } }.map { .not($0) }
    }
}

extension PredicateConditions {
    /// That some member of a relationship fulfils a condition, written with the member as the variable.
    fileprivate func some(
        _ sequence: Any, _ key: PredicateExpressions.VariableID, _ test: (PredicateConditions) -> StoreCondition?
    ) -> StoreCondition? {
        guard let (path, type) = members(sequence) else { return nil }
        var inner = self
        inner.bind(key, to: StorePath(depth: path.depth + 1, names: []), type)
        return test(inner).map { .some(path, $0) }
    }
}

// MARK: Text

extension PredicateExpressions.CollectionContainsCollection: ConditionExpression {
    func condition(_ conditions: PredicateConditions) -> StoreCondition? { conditions.text(base, .contains, other) }
}

extension PredicateExpressions.SequenceStartsWith: ConditionExpression {
    func condition(_ conditions: PredicateConditions) -> StoreCondition? { conditions.text(base, .beginsWith, prefix) }
}

extension PredicateExpressions.StringLocalizedStandardContains: ConditionExpression {
    func condition(_ conditions: PredicateConditions) -> StoreCondition? { conditions.text(root, .contains, other, isStandard: true) }
}

extension PredicateConditions {
    fileprivate func text<Whole: PredicateExpression, Part: PredicateExpression>(
        _ whole: Whole, _ test: StoreCondition.TextTest, _ part: Part, isStandard: Bool = false
    ) -> StoreCondition? {
        guard Whole.Output.self == String.self, Part.Output.self == String.self, let a = operand(whole), let b = operand(part) else { return nil }
        return .text(a, test, b, options: 0, isStandard: isStandard)
    }
}
