import Foundation
import ProjectReader

/// Turns what the compiler writes into diagnostics at the places the user knows.
struct CompilerMessages {
    /// The original of each adapted copy, by the copy's path.
    let originals: [String: URL]
    let stage: SourceStage
    let limit: Int

    func diagnostics(in text: String, warnings: Bool) -> [BuildDiagnostic] {
        var result: [BuildDiagnostic] = []
        var seen: Set<String> = []
        var sources: [String: AdaptedSource] = [:]
        for line in text.split(separator: "\n") {
            guard var found = Self.parse(String(line)), found.severity == .error || (warnings && found.severity == .warning) else { continue }
            if let copy = found.file, let original = originals[copy] {
                if sources[copy] == nil { sources[copy] = stage.adaptedSource(of: original) }
                found.file = original.path
                if let line = found.line, let column = found.column {
                    found.column = sources[copy]?.originalColumn(line: line, column: column)
                }
            }
            found.message = Self.plain(found.message)
            if seen.insert(found.description).inserted { result.append(found) }
        }
        let errors = result.count { $0.severity == .error }
        guard errors > limit else { return result }
        var kept = 0
        result = result.filter { diagnostic in
            if diagnostic.severity == .error { kept += 1 }
            return diagnostic.severity != .error || kept <= limit
        }
        return result + [BuildDiagnostic(code: .moreErrors, severity: .note, message: "\(errors - limit) more errors are not shown")]
    }

    /// Every error as the compiler says it, at places in the adapted copies.
    static func errors(in text: String) -> [BuildDiagnostic] {
        text.split(separator: "\n").compactMap { parse(String($0)) }.filter { $0.severity == .error }
    }

    /// `path:12:3: error: message`, or `error: message` without a place.
    static func parse(_ line: String) -> BuildDiagnostic? {
        for severity in [BuildDiagnostic.Severity.error, .warning, .note] {
            if line.hasPrefix("\(severity.rawValue): ") || line.hasPrefix("<unknown>:0: \(severity.rawValue): ") {
                guard let start = line.range(of: "\(severity.rawValue): ") else { return nil }
                return BuildDiagnostic(code: .compile, severity: severity, message: String(line[start.upperBound...]))
            }
            guard let mark = line.range(of: ": \(severity.rawValue): ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else { continue }
            return BuildDiagnostic(
                code: .compile, severity: severity, message: String(line[mark.upperBound...]),
                file: place.dropLast(2).joined(separator: ":"), line: row, column: column)
        }
        return nil
    }

    /// The message without the names of documentation groups the compiler adds, and with the names the user wrote.
    private static func plain(_ message: String) -> String {
        var text = message
        if text.hasSuffix("]"), let group = text.range(of: " [#", options: .backwards) { text.removeSubrange(group.lowerBound...) }
        return text.replacingOccurrences(of: ImportRule.overlay, with: "Foundation")
    }
}
