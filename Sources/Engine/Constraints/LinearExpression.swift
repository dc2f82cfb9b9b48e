/// An unknown of a ``ConstraintSolver``: a length or position in points.
public struct Variable: Hashable, Sendable {
    public let index: Int
    public init(_ index: Int) { self.index = index }
}

/// A sum of unknowns with factors, and a constant.
public struct LinearExpression: Sendable {
    public private(set) var factors: [Variable: Double]
    public var constant: Double

    public init(constant: Double = 0) {
        factors = [:]
        self.constant = constant
    }

    public init(_ variable: Variable, times factor: Double = 1) {
        factors = [variable: factor]
        constant = 0
    }

    public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += other.constant * factor
        for (variable, value) in other.factors {
            let sum = factors[variable, default: 0] + value * factor
            factors[variable] = abs(sum) < ConstraintSolver.tolerance ? nil : sum
        }
    }

    public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.add(b)
        return sum
    }

    public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var difference = a
        difference.add(b, times: -1)
        return difference
    }

    public static func * (a: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression()
        product.add(a, times: factor)
        return product
    }
}
