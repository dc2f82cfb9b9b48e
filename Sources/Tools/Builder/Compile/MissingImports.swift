import Foundation
import IsletModel
import ProjectReader

/// Says of many errors that one import is missing.
struct MissingImports {
    let exports: ModuleExports
    let stage: SourceStage
    private static let reason = "the file does not import"

    /// Whether one of the errors is that an import is missing.
    static func areNamed(in diagnostics: [BuildDiagnostic]) -> Bool { diagnostics.contains { $0.message.contains(": \(reason) ") } }

    /// The errors of each file that lacks an import as one, with the import as its mend.
    func gathered(_ diagnostics: [BuildDiagnostic]) -> [BuildDiagnostic] {
        let unknown = Set(diagnostics.filter { $0.severity == .error }.compactMap { Self.name($0.message) })
        guard !unknown.isEmpty else { return diagnostics }
        let modules = exports.modules(of: unknown)
        var result = diagnostics
        let files = Set(diagnostics.compactMap { $0.severity == .error ? $0.file : nil })
        for file in files.sorted() {
            let errors = diagnostics.filter { $0.file == file && $0.severity == .error }
            let place = result.firstIndex { $0.file == file && $0.severity == .error }
            guard let lacking = lacking(in: file, errors, modules), let first = place else { continue }
            let error = one(lacking, of: errors, file)
            result.removeAll { $0.file == file && $0.severity == .error }
            result.insert(error, at: min(first, result.count))
        }
        return result
    }

    /// The module that offers most of the names that were not found, with those names.
    private func lacking(in file: String, _ errors: [BuildDiagnostic], _ modules: [String: [String]]) -> (module: String, names: [String])? {
        let imported = Set(stage.facts(of: URL(fileURLWithPath: file)).imports.map(\.name))
        var names: [String: [String]] = [:]
        for name in errors.compactMap({ Self.name($0.message) }) {
            for module in modules[name] ?? [] where !imported.contains(module) && names[module]?.contains(name) != true {
                names[module, default: []].append(name)
            }
        }
        return names.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }.map { ($0.key, $0.value) }
    }

    private func one(_ lacking: (module: String, names: [String]), of errors: [BuildDiagnostic], _ file: String) -> BuildDiagnostic {
        let shown = lacking.names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        let more = lacking.names.count > 3 ? " and \(lacking.names.count - 3) more" : ""
        let first = errors.first { Self.name($0.message) == lacking.names[0] }
        var error = first ?? errors[0]
        error.message = "cannot find \(shown)\(more) in scope: \(Self.reason) \(lacking.module)"
        let line = (stage.facts(of: URL(fileURLWithPath: file)).imports.map(\.line).max() ?? 0) + 1
        let edit = "import \(lacking.module)\n"
        var notes = [
            FindingNote(
                "fix-it: “import \(lacking.module)” here", file: file, line: line, column: 1, replacement: edit, replacedLength: 0)
        ]
        let others = errors.count - 1
        if others > 0 { notes.append(FindingNote("\(others) more \(others == 1 ? "error" : "errors") of this file may come of it")) }
        error.notes = notes
        return error
    }

    private static func name(_ message: String) -> String? {
        for beginning in ["cannot find type '", "cannot find '"] where message.hasPrefix(beginning) {
            return message.dropFirst(beginning.count).split(separator: "'").first.map(String.init)
        }
        return nil
    }
}
