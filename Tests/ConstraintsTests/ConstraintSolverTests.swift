import Constraints
import Testing

@Suite
struct ConstraintSolverTests {
    private let left = LinearExpression(Variable(1))
    private let width = LinearExpression(Variable(2))
    private let right = LinearExpression(Variable(3))

    private func number(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }

    @Test
    func `required equations have their solution`() {
        var solver = ConstraintSolver()
        solver.add(.init(left - number(10), .equal, priority: 1000))
        solver.add(.init(right - left - width, .equal, priority: 1000))
        solver.add(.init(right - number(50), .equal, priority: 1000))
        solver.solve()
        #expect(abs(solver.value(of: Variable(2)) - 40) < 1e-6)
    }

    @Test
    func `of those that nothing decides the first is zero`() {
        var solver = ConstraintSolver()
        for index in 1...3 { solver.introduce(Variable(index)) }
        solver.add(.init(right - width - number(98), .equal, priority: 1000))
        solver.add(.init(width - left - number(98), .equal, priority: 1000))
        solver.solve()
        #expect((1...3).map { solver.value(of: Variable($0)) } == [0, 98, 196])
    }

    @Test
    func `many breaches of a lower priority never outweigh one of a higher`() {
        var solver = ConstraintSolver()
        let important = solver.add(.init(width - number(10), .equal, priority: 751))
        for _ in 0..<2000 { solver.add(.init(width - number(20), .equal, priority: 750)) }
        solver.solve()
        #expect(abs(solver.value(of: Variable(2)) - 10) < 1e-6)
        #expect(solver.breach(of: important) < 1e-6)
    }

    @Test
    func `an inequality holds back what is wanted with less priority`() {
        var solver = ConstraintSolver()
        solver.add(.init(width - number(100), .lessThanOrEqual, priority: 1000))
        solver.add(.init(width - number(40), .greaterThanOrEqual, priority: 1000))
        solver.add(.init(width - number(300), .equal, priority: 250))
        solver.add(.init(width, .equal, priority: 50))
        solver.solve()
        #expect(abs(solver.value(of: Variable(2)) - 100) < 1e-6)
    }

    @Test
    func `what cannot be met together is named with its breach`() {
        var solver = ConstraintSolver()
        let first = solver.add(.init(width - number(10), .equal, priority: 1000))
        let second = solver.add(.init(width - number(30), .equal, priority: 1000))
        solver.solve()
        #expect(abs(solver.breach(of: first) + solver.breach(of: second) - 20) < 1e-6)
    }

    /// Every solution keeps the required constraints that a known point keeps, and is as near to the wishes as the best of many random points.
    @Test(arguments: 0..<60)
    func `random systems are solved at least as well as by any point tried`(seed: UInt64) {
        var random = SplitMix(state: seed)
        let count = 6
        let point = (0..<count).map { _ in Double(random.next() % 100) }
        var required: [LinearConstraint] = []
        for _ in 0..<8 {
            var expression = LinearExpression()
            var value = 0.0
            for index in 0..<count where random.next() % 2 == 0 {
                let factor = Double(Int(random.next() % 5)) - 2
                expression.add(LinearExpression(Variable(index), times: factor))
                value += factor * point[index]
            }
            expression.constant = -value - Double(random.next() % 10)
            required.append(.init(expression, .lessThanOrEqual, priority: 1000))
        }
        let wishes = (0..<count).map { LinearConstraint(LinearExpression(Variable($0)) - number(Double(random.next() % 100)), .equal, priority: 500) }
        var solver = ConstraintSolver()
        let numbers = required.map { solver.add($0) }
        let wished = wishes.map { solver.add($0) }
        solver.solve()
        for number in numbers { #expect(solver.breach(of: number) < 1e-6) }
        let own = wished.reduce(0) { $0 + solver.breach(of: $1) }
        for _ in 0..<300 {
            let other = (0..<count).map { point[$0] + Double(Int(random.next() % 41)) - 20 }
            func value(_ expression: LinearExpression) -> Double {
                expression.factors.reduce(expression.constant) { $0 + $1.value * other[$1.key.index] }
            }
            guard required.allSatisfy({ value($0.expression) <= 0 }) else { continue }
            #expect(own <= wishes.reduce(0) { $0 + abs(value($1.expression)) } + 1e-6)
        }
    }
}

private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
