/// What an expression has to be, and how much that matters.
public struct LinearConstraint: Sendable {
    public enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

    /// Compared with zero.
    public var expression: LinearExpression
    public var relation: Relation
    /// Constraints of a higher priority are met as far as possible before those of a lower one count at all.
    public var priority: Double

    public init(_ expression: LinearExpression, _ relation: Relation, priority: Double) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
    }
}
