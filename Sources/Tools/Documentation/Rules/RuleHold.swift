/// What holds the system to a rule.
enum RuleHold: Equatable {
    /// Tests that go through `render`, `simulate`, `host` or `check`.
    case endToEnd([TestCase])
    /// Tests that call a machine or a module directly.
    case machineOnly([TestCase])
    case not

    init(_ entry: RuleEntry, tests: [TestCase]) {
        let named = tests.filter { test in
            entry.number.map(test.rules.contains) == true || entry.tests?.contains(test.name) == true
        }
        let unique = Set(named).sorted { ($0.name, $0.target) < ($1.name, $1.target) }
        let outer = unique.filter(\.isEndToEnd)
        self = !outer.isEmpty ? .endToEnd(outer) : unique.isEmpty ? .not : .machineOnly(unique)
    }

    func cell(reason: String?) -> String {
        switch self {
        case .endToEnd(let tests): "*held*: " + Self.names(tests)
        case .machineOnly(let tests): "*in a machine's test only* (\(reason ?? "")): " + Self.names(tests)
        case .not: "*not yet*: \(reason ?? "")"
        }
    }

    private static func names(_ tests: [TestCase]) -> String { Set(tests.map(\.name)).sorted().map { "`\($0)`" }.joined(separator: ", ") }
}
