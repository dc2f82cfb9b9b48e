/// Finds values for unknowns that break as little as possible of what is asked of them.
///
/// The simplex method in the augmented form of Cassowary (Badros, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm, 2001): unknowns may take any value, what measures breaches may not be negative. Instead of weights, each priority has an
/// objective of its own, and an objective is only made smaller where that leaves those of higher priorities as they are.
public struct ConstraintSolver: Sendable {
    static let tolerance = 1e-8

    private var tableau = Tableau()
    private var breaches: [(constraint: Int, symbols: [Tableau.Symbol])] = []
    private var constraints = 0

    public init() {}

    /// Makes an unknown known before what is asked of it: of those that nothing decides the first ones are 0.
    public mutating func introduce(_ variable: Variable) { _ = tableau.symbol(for: variable) }

    /// Adds a constraint and returns its number.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) -> Int {
        let number = constraints
        constraints += 1
        var row = Tableau.Row(constant: constraint.expression.constant)
        for (variable, factor) in constraint.expression.factors { row.add(tableau.symbol(for: variable), factor) }
        var symbols: [Tableau.Symbol] = []
        switch constraint.relation {
        case .equal:
            let (over, under) = (tableau.newRestricted(), tableau.newRestricted())
            row.add(over, -1)
            row.add(under, 1)
            symbols = [over, under]
        case .lessThanOrEqual:
            let (slack, over) = (tableau.newRestricted(), tableau.newRestricted())
            row.add(slack, 1)
            row.add(over, -1)
            symbols = [over]
        case .greaterThanOrEqual:
            let (slack, under) = (tableau.newRestricted(), tableau.newRestricted())
            row.add(slack, -1)
            row.add(under, 1)
            symbols = [under]
        }
        for symbol in symbols { tableau.minimize(symbol, priority: constraint.priority) }
        breaches.append((number, symbols))
        tableau.add(row, preferring: symbols)
        return number
    }

    /// Makes the breaches as small as they can be.
    public mutating func solve() { tableau.optimize() }

    /// The value of an unknown; 0 where nothing says what it is.
    public func value(of variable: Variable) -> Double { tableau.value(of: variable) }

    /// By how much a constraint is broken.
    public func breach(of number: Int) -> Double {
        breaches[number].symbols.reduce(0) { $0 + tableau.value(of: $1) }
    }
}
