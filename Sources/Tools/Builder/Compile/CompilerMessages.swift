import Foundation
import IsletModel
import ProjectReader

/// Turns what the compiler writes into diagnostics at the places the user knows.
struct CompilerMessages {
    /// The original of each adapted copy, by the copy's path.
    let originals: [String: URL]
    let stage: SourceStage
    let limit: Int
    /// Where to look for what is not imported; nil: nowhere.
    var exports: ModuleExports?

    func diagnostics(in text: String, warnings: Bool) -> [BuildDiagnostic] {
        var places = OriginalPlaces(originals: originals, stage: stage)
        var seen: Set<String> = []
        var result: [BuildDiagnostic] = []
        for message in MessageReader.messages(in: text) where message.main.severity == .error || warnings {
            var found = places.moved(message.main)
            found.message = Self.plain(found.message)
            if found.severity == .error { found.message = TypingErrors.completed(found.message) }
            guard seen.insert(found.description).inserted else { continue }
            let notes = message.notes.map { note in
                var note = places.moved(note)
                note.message = Self.plain(note.message)
                return note
            }
            found.notes = notes.isEmpty ? nil : notes
            result.append(found)
        }
        result = Self.withoutConsequences(result)
        if let exports { result = MissingImports(exports: exports, stage: stage).gathered(result) }
        return limited(result)
    }

    /// Leaves out errors about names that Islet adds, which come of other errors.
    private static func withoutConsequences(_ diagnostics: [BuildDiagnostic]) -> [BuildDiagnostic] {
        let own = diagnostics.filter { $0.severity != .error || !$0.message.lowercased().contains("_islet") }
        return own.contains { $0.severity == .error } ? own : diagnostics
    }

    private func limited(_ diagnostics: [BuildDiagnostic]) -> [BuildDiagnostic] {
        let errors = diagnostics.count { $0.severity == .error }
        guard errors > limit else { return diagnostics }
        var kept = 0
        let shown = diagnostics.filter { diagnostic in
            if diagnostic.severity == .error { kept += 1 }
            return diagnostic.severity != .error || kept <= limit
        }
        return shown + [BuildDiagnostic(code: .moreErrors, severity: .note, message: "\(errors - limit) more errors are not shown")]
    }

    /// Every error as the compiler says it, at places in the adapted copies.
    static func errors(in text: String) -> [BuildDiagnostic] {
        MessageReader.messages(in: text).map(\.main).filter { $0.severity == .error }
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
                code: .compile, severity: severity, message: String(line[mark.upperBound...]).trimmingCharacters(in: .whitespaces),
                file: place.dropLast(2).joined(separator: ":"), line: row, column: column)
        }
        return nil
    }

    /// The message without the names of documentation groups the compiler adds, and with the names the user wrote.
    private static func plain(_ message: String) -> String {
        var text = message
        if text.hasSuffix("]"), let group = text.range(of: " [#", options: .backwards) { text.removeSubrange(group.lowerBound...) }
        return text.replacingOccurrences(of: ImportRule.overlay, with: "Foundation").trimmingCharacters(in: .whitespaces)
    }
}

/// Moves places of adapted copies to the files the user wrote. Places elsewhere, in Islet's own modules or what it generates, say nothing to
/// the user and are left out.
struct OriginalPlaces {
    let originals: [String: URL]
    let stage: SourceStage
    private var columns: [String: OriginalColumns] = [:]

    init(originals: [String: URL], stage: SourceStage) {
        self.originals = originals
        self.stage = stage
    }

    mutating func moved(_ found: BuildDiagnostic) -> BuildDiagnostic {
        var result = found
        (result.file, result.line, result.column) = moved(found.file, found.line, found.column)
        return result
    }

    mutating func moved(_ note: FindingNote) -> FindingNote {
        var result = note
        (result.file, result.line, result.column) = moved(note.file, note.line, note.column)
        if result.file == nil { (result.replacement, result.replacedLength) = (nil, nil) }
        return result
    }

    private mutating func moved(_ file: String?, _ line: Int?, _ column: Int?) -> (String?, Int?, Int?) {
        guard let copy = file, let original = originals[copy] else { return (nil, nil, nil) }
        guard let line, let column else { return (original.path, line, column) }
        if columns[copy] == nil { columns[copy] = stage.adaptedSource(of: original)?.columns }
        return (original.path, line, columns[copy]?.original(line: line, column: column))
    }
}
