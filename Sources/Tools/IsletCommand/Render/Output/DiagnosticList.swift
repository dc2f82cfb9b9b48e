import Foundation
import IsletModel
import ProjectReader

/// Findings in the order they were made, each once, at places of the user's sources.
struct DiagnosticList: Sendable {
    private(set) var diagnostics: [Finding] = []
    private var seen: Set<Finding> = []

    mutating func add(_ finding: Finding) {
        if seen.insert(finding).inserted { diagnostics.append(finding) }
    }

    mutating func add(_ findings: [Finding], places: SourcePlaces) {
        for found in findings {
            var moved = places.placed(found)
            moved.identity = nil
            moved.file = moved.file.map(places.path)
            moved.notes = found.notes?.map { note in
                var note = note
                note.file = note.file.map(places.path)
                return note
            }
            add(moved)
        }
    }

    mutating func add(_ problem: ProjectProblem, severity: Finding.Severity, places: SourcePlaces) {
        add(Finding(problem.code, severity, "\(problem.message). \(problem.mend)", file: places.path(problem.file), line: problem.line))
    }

    func count(_ severity: Finding.Severity) -> Int { diagnostics.count { $0.severity == severity } }
}
