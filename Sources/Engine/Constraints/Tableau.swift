/// The equations of a simplex method: basic symbols expressed by the others.
struct Tableau: Sendable {
    struct Symbol: Hashable, Comparable, Sendable {
        let index: Int
        /// May not be negative.
        let isRestricted: Bool
        static func < (a: Symbol, b: Symbol) -> Bool { a.index < b.index }
    }

    struct Row: Sendable {
        var constant: Double
        private(set) var cells: [Symbol: Double] = [:]

        init(constant: Double = 0) { self.constant = constant }

        mutating func add(_ symbol: Symbol, _ factor: Double) {
            let sum = cells[symbol, default: 0] + factor
            cells[symbol] = abs(sum) < ConstraintSolver.tolerance ? nil : sum
        }

        mutating func add(_ other: Row, times factor: Double) {
            constant += other.constant * factor
            for (symbol, value) in other.cells { add(symbol, value * factor) }
        }

        /// Puts an expression in the place of a symbol.
        mutating func replace(_ symbol: Symbol, by row: Row) {
            guard let factor = cells.removeValue(forKey: symbol) else { return }
            add(row, times: factor)
        }

        /// The row as an expression for `symbol`, where it is zero.
        func solved(for symbol: Symbol) -> Row {
            var result = Row()
            let factor = cells[symbol] ?? 1
            result.constant = -constant / factor
            for (other, value) in cells where other != symbol { result.add(other, -value / factor) }
            return result
        }
    }

    private var rows: [Symbol: Row] = [:]
    /// Where a symbol that is not basic occurs.
    private var columns: [Symbol: Set<Symbol>] = [:]
    private var symbols: [Variable: Symbol] = [:]
    private var objectives: [(priority: Double, row: Row)] = []
    private var lastIndex = 0

    private mutating func newSymbol(isRestricted: Bool) -> Symbol {
        lastIndex += 1
        return Symbol(index: lastIndex, isRestricted: isRestricted)
    }

    mutating func newRestricted() -> Symbol { newSymbol(isRestricted: true) }

    mutating func symbol(for variable: Variable) -> Symbol {
        if let known = symbols[variable] { return known }
        let symbol = newSymbol(isRestricted: false)
        symbols[variable] = symbol
        return symbol
    }

    func value(of variable: Variable) -> Double { symbols[variable].map { value(of: $0) } ?? 0 }
    func value(of symbol: Symbol) -> Double { rows[symbol]?.constant ?? 0 }

    mutating func minimize(_ symbol: Symbol, priority: Double) {
        if let index = objectives.firstIndex(where: { $0.priority == priority }) {
            objectives[index].row.add(symbol, 1)
        } else {
            var row = Row()
            row.add(symbol, 1)
            let index = objectives.firstIndex { $0.priority < priority } ?? objectives.count
            objectives.insert((priority, row), at: index)
        }
    }

    /// Adds an equation: a row that is zero. It is solved for the unknown that came last, so that the first of those that nothing decides are zero.
    /// Where it has no unknown left, one of `preferred` takes up what is missing.
    mutating func add(_ row: Row, preferring preferred: [Symbol]) {
        var row = row
        for symbol in row.cells.keys.sorted() { if let known = rows[symbol] { row.replace(symbol, by: known) } }
        let unknown = row.cells.keys.filter { !$0.isRestricted }.max()
        let candidates = row.cells.keys.sorted().filter { $0.isRestricted && -row.constant / (row.cells[$0] ?? 1) >= 0 }
        let slack = candidates.first { columns[$0] == nil && !preferred.contains($0) }
        guard let subject = unknown ?? slack ?? candidates.first(where: preferred.contains) else { return }
        enter(row.solved(for: subject), as: subject)
    }

    /// Makes a symbol basic, and replaces it wherever it occurs.
    private mutating func enter(_ row: Row, as subject: Symbol) {
        for owner in columns.removeValue(forKey: subject) ?? [] { replace(subject, by: row, in: owner) }
        for index in objectives.indices { objectives[index].row.replace(subject, by: row) }
        rows[subject] = row
        for symbol in row.cells.keys { columns[symbol, default: []].insert(subject) }
    }

    private mutating func replace(_ symbol: Symbol, by row: Row, in owner: Symbol) {
        guard var old = rows.removeValue(forKey: owner) else { return }
        old.replace(symbol, by: row)
        for added in row.cells.keys {
            if old.cells[added] == nil { columns[added]?.remove(owner) } else { columns[added, default: []].insert(owner) }
        }
        rows[owner] = old
    }

    // MARK: The simplex method

    mutating func optimize() {
        for level in objectives.indices {
            while let entering = entering(level) {
                guard let leaving = leaving(for: entering) else { break }
                pivot(entering, leaving)
            }
        }
    }

    /// What makes the objective of a level smaller without a change to those above: the first of them, so that nothing turns in circles.
    private func entering(_ level: Int) -> Symbol? {
        objectives[level].row.cells.filter { symbol, factor in
            factor < -ConstraintSolver.tolerance && symbol.isRestricted
                && objectives[..<level].allSatisfy { ($0.row.cells[symbol] ?? 0) <= ConstraintSolver.tolerance }
        }.keys.min()
    }

    /// The first to become zero while `entering` grows.
    private func leaving(for entering: Symbol) -> Symbol? {
        var best: (ratio: Double, symbol: Symbol)?
        for symbol in columns[entering] ?? [] where symbol.isRestricted {
            guard let row = rows[symbol], let factor = row.cells[entering], factor < 0 else { continue }
            let ratio = -row.constant / factor
            if best.map({ ratio < $0.ratio - ConstraintSolver.tolerance || (ratio <= $0.ratio + ConstraintSolver.tolerance && symbol < $0.symbol) })
                ?? true
            {
                best = (ratio, symbol)
            }
        }
        return best?.symbol
    }

    private mutating func pivot(_ entering: Symbol, _ leaving: Symbol) {
        guard let old = rows.removeValue(forKey: leaving) else { return }
        for symbol in old.cells.keys { columns[symbol]?.remove(leaving) }
        var equation = old
        equation.add(leaving, -1)
        enter(equation.solved(for: entering), as: entering)
    }
}
