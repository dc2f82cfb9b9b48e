import Checks
import Foundation
import Goldens
import IsletModel

extension VerifyResult {
    /// Paths that are listed one by one; of more, the number is said.
    private static let shownPaths = 3
    /// Changes that are told one by one.
    private static let shownChanges = 40

    /// What is printed.
    func lines(_ format: VerifyFormat, report: String?, folder: URL) -> [String] {
        switch format {
        case .text: text(report: report)
        case .github: annotations
        }
    }

    private func text(report: String?) -> [String] {
        let groups = groups
        var lines = groups.prefix(Self.shownChanges).map { "\($0.line) — \(Self.places($0.paths))" }
        if groups.count > Self.shownChanges { lines.append("and \(groups.count - Self.shownChanges) more changes") }
        lines += paths(.new).map { "\($0): is new, and not recorded" }
        lines += paths(.unused).map { "\($0): recorded, and no longer drawn" }
        lines += paths(.lost).map { "\($0): listed, but its files are gone" }
        lines.append(summary + (report.map { ": \($0)/\(OutputFolder.indexName)" } ?? (isClean ? "" : "; --report DIR shows them")))
        return lines
    }

    /// `in 12 pictures: a, b, c and 9 more`
    static func places(_ paths: [String]) -> String {
        if paths.count == 1 { return paths[0] }
        let shown = paths.prefix(shownPaths).joined(separator: ", ")
        return "\(paths.count) pictures: \(shown)" + (paths.count > shownPaths ? " and \(paths.count - shownPaths) more" : "")
    }

    /// Commands of GitHub's workflows.
    private var annotations: [String] {
        let changed = groups.prefix(Self.shownChanges).map { "\($0.line) — \(Self.places($0.paths))" }
        let others = paths(.new).map { "\($0) is new, and not recorded" } + paths(.unused).map { "\($0) is no longer drawn" }
        let lost = paths(.lost).map { "\($0) is listed, but its files are gone" }
        return (changed + others + lost).map { Self.annotation("error", $0) } + [Self.annotation("notice", summary)]
    }

    private static func annotation(_ name: String, _ message: String) -> String {
        WorkflowCommand(name, [("title", "Pictures")], message).description
    }

    /// The answer in JSON: the pictures that differ, with their changes.
    func answer(_ command: String?, exitCode: ExitCode) -> JSONValue {
        .object([
            "schema": .integer(Int64(CommandAnswer.schema)), "command": command.map { .string($0) } ?? .null,
            "exitCode": .integer(Int64(exitCode.rawValue)), "summary": .string(summary), "count": .integer(Int64(verdicts.count)),
            "pictures": .array(different.map(Self.json)),
        ])
    }

    private static func json(_ verdict: GoldenVerdict) -> JSONValue {
        var members: [String: JSONValue] = ["path": .string(verdict.path), "outcome": .string(verdict.outcome.name)]
        if case .changed(let changes, _, _) = verdict.outcome { members["changes"] = .array(changes.map(json)) }
        return .object(members)
    }

    private static func json(_ change: GoldenChange) -> JSONValue {
        .object([
            "kind": .string(change.kind.rawValue), "view": .string(change.name), "identity": .string(change.identity),
            "property": .string(change.property), "old": change.old.map { .string($0) } ?? .null, "new": change.new.map { .string($0) } ?? .null,
            "text": .string(change.sentence), "inside": .integer(Int64(change.inside)),
        ])
    }
}

extension GoldenVerdict.Outcome {
    /// As files and programs call it.
    var name: String {
        switch self {
        case .same: "same"
        case .changed: "changed"
        case .new: "new"
        case .unused: "unused"
        case .lost: "lost"
        }
    }
}

extension VerifyResult {
    /// For a comment on a pull request: only what changed.
    var markdown: String {
        var lines = ["### Pictures", "", summary, ""]
        if !groups.isEmpty { lines += ["| what changed | where |", "|---|---|"] }
        for group in groups.prefix(Self.shownChanges) { lines.append("| \(Self.cell(group.line)) | \(Self.cell(Self.places(group.paths))) |") }
        if groups.count > Self.shownChanges { lines += ["", "And \(groups.count - Self.shownChanges) more changes."] }
        for (title, outcome) in [("New", GoldenVerdict.Outcome.new), ("No longer drawn", .unused), ("Without files", .lost)] {
            let found = paths(outcome)
            if !found.isEmpty { lines += ["", "\(title): " + found.map { "`\($0)`" }.joined(separator: ", ")] }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func cell(_ text: String) -> String {
        text.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: "\n", with: " ")
    }
}
