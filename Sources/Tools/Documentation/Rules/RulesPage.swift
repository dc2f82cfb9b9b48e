import Foundation

/// The page of rules: from the data file, with the tests that hold the system to them.
struct RulesPage {
    static let path = "docs/RULES.md"

    let entries: [RuleEntry]
    let tests: [TestCase]
    private let reasons: [String: String]

    init(_ sources: Sources, tests: [TestCase]) throws {
        entries = try JSONDecoder().decode([RuleEntry].self, from: sources.data(of: RuleEntry.file))
        reasons = try JSONDecoder().decode([String: String].self, from: sources.data(of: RuleEntry.reasons))
        self.tests = tests
    }

    private func reason(_ entry: RuleEntry) -> String? { reasons[entry.rule] ?? entry.later }

    /// What is wrong with the data file, a line each.
    var problems: [String] {
        var found: [String] = []
        if entries.map(\.number) != entries.indices.map({ $0 + 1 }) { found.append("the rules are not R1, R2, … in their order") }
        let names = Set(tests.map(\.name))
        for entry in entries {
            if !RuleEntry.certainties.contains(entry.certainty) { found.append("the certainty of \(entry.rule) is none of \(RuleEntry.certainties)") }
            for test in entry.tests ?? [] where !names.contains(test) { found.append("\(entry.rule) names the test \(test), which is not there") }
            let isHeld = if case .endToEnd = RuleHold(entry, tests: tests) { true } else { false }
            if isHeld, reason(entry) != nil { found.append("\(entry.rule) is held end to end; take its reason out") }
            if !isHeld, reason(entry) == nil {
                found.append(
                    "\(entry.rule) is not held end to end: write a test, @Test(\"\(entry.rule): …\"), or say why not in \(RuleEntry.reasons)")
            }
        }
        for test in tests {
            for rule in test.rules where !entries.indices.contains(rule - 1) {
                found.append("the test \(test.name) is named for R\(rule), which is no rule")
            }
        }
        return found.map { "\(RuleEntry.file): \($0)" }
    }

    var text: String {
        let holds = entries.map { RuleHold($0, tests: tests) }
        var lines = introduction(holds)
        var group = ""
        for (entry, hold) in zip(entries, holds) {
            if entry.group != group {
                group = entry.group
                lines += ["", "## \(group)", "", "| | Rule | Certainty | Remark | Source | Module | Held |", "|---|---|---|---|---|---|---|"]
            }
            let sources = entry.sources.map { $0.replacing("source document ", with: "") }.joined(separator: "; ")
            let cells = [
                entry.rule, entry.text.cell, entry.certainty, (entry.remark ?? "").cell, sources.cell, "`\(entry.module)`",
                hold.cell(reason: reason(entry)).cell,
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func introduction(_ holds: [RuleHold]) -> [String] {
        let held = holds.count { if case .endToEnd = $0 { true } else { false } }
        let machine = holds.count { if case .machineOnly = $0 { true } else { false } }
        return [
            "# Rules",
            "",
            "What five source documents (000 to 004) claim about widgets, Live Activities and controls, numbered as the ledger of a simulation names",
            "them, with how certain each is and the module that keeps it. *Refuted* claims are contradicted by Apple's documents; the system follows",
            "Apple, and the remark says how. C1 to C18 number places where the documents contradict each other or Apple.",
            "",
            "*Held* means: the named tests go through `render`, `simulate`, `host` or `check`, and fail where no command ran. *In a",
            "machine's test only*: the named tests call a state machine or a module directly. *Not yet*: nothing holds it. The last two say why.",
            "",
            "| Rules | Held | In a machine's test only | Not yet |",
            "|---|---|---|---|",
            "| \(holds.count) | \(held) | \(machine) | \(holds.count - held - machine) |",
            "",
            "Written by `Scripts/generate-docs` from `\(RuleEntry.file)` and the names of the tests.",
        ]
    }
}
