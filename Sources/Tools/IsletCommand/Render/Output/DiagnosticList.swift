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
        for found in findings { add(Finding(found.code, found.severity, found.message, file: found.file.map(places.path), line: found.line)) }
    }

    mutating func add(_ problem: ProjectProblem, severity: Finding.Severity, places: SourcePlaces) {
        add(Finding(problem.code, severity, "\(problem.message). \(problem.mend)", file: places.path(problem.file), line: problem.line))
    }

    func count(_ severity: Finding.Severity) -> Int { diagnostics.count { $0.severity == severity } }
}
