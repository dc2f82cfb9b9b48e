import Builder
import Foundation
import ProjectReader
import Snapshot

/// Diagnostics in the order they were found, each once.
struct DiagnosticList: Sendable {
    private(set) var diagnostics: [Manifest.Diagnostic] = []
    private var seen: Set<String> = []

    mutating func add(_ diagnostic: Manifest.Diagnostic) {
        let key = [diagnostic.code, diagnostic.severity, diagnostic.message, diagnostic.file ?? "", "\(diagnostic.line ?? 0)"].joined(separator: "\0")
        if seen.insert(key).inserted { diagnostics.append(diagnostic) }
    }

    mutating func add(_ diagnostics: [SnapshotDiagnostic], places: SourcePlaces) {
        for found in diagnostics {
            add(
                Manifest.Diagnostic(
                    code: found.code, severity: found.severity.rawValue, message: found.message, file: found.file.map(places.path), line: found.line))
        }
    }

    mutating func add(_ diagnostics: [BuildDiagnostic], places: SourcePlaces) {
        for found in diagnostics {
            add(
                Manifest.Diagnostic(
                    code: found.code, severity: found.severity.rawValue, message: found.message, file: found.file.map(places.path), line: found.line))
        }
    }

    mutating func add(_ problem: ProjectProblem, severity: SnapshotDiagnostic.Severity, places: SourcePlaces) {
        add(
            Manifest.Diagnostic(
                code: problem.code, severity: severity.rawValue, message: "\(problem.message). \(problem.mend)", file: places.path(problem.file),
                line: problem.line))
    }

    func count(_ severity: SnapshotDiagnostic.Severity) -> Int { diagnostics.count { $0.severity == severity.rawValue } }
}

extension Manifest.Diagnostic {
    /// The line for a person: `file:line: severity: message [code]`.
    var text: String {
        let place = file.map { line == nil ? $0 : "\($0):\(line ?? 0)" }
        return (place.map { $0 + ": " } ?? "") + "\(severity): \(message) [\(code)]"
    }
}
