import Foundation
import IsletModel
import ProjectReader

/// Swift files of a target that are not in the folder one works with, though the project counts on them: those that it lists, and those that
/// git is told to keep out of the repository, as a file with keys. What they declare is missing, and nothing else is wrong for that.
struct MissingSources {
    /// A file that is not there, and the file that names it.
    struct Missing: Equatable {
        var name: String
        var namedBy: URL
    }

    let files: [Missing]

    init(of target: BuildTarget) {
        let listed = target.notes.filter(\.isMissingSource).map {
            Missing(name: URL(fileURLWithPath: $0.file).lastPathComponent, namedBy: URL(fileURLWithPath: $0.file))
        }
        let sources = (target.dependencies + [target]).flatMap(\.sources)
        files = listed + Self.ignored(around: target.root).filter { ignored in !sources.contains { Self.matches($0, ignored.name) } }
    }

    /// Whether an error can come of one: a name that nobody declares.
    func explain(_ errors: [BuildDiagnostic]) -> Bool { !files.isEmpty && errors.contains { $0.message.hasPrefix("cannot find ") } }

    /// What is said once of what is missing.
    var notes: [BuildDiagnostic] {
        files.map { file in
            let reason = file.namedBy.lastPathComponent == Self.ignoreFile ? "git is told to leave it out of the repository" : "the target lists it"
            return BuildDiagnostic(
                code: .noSuchFile, severity: .error,
                message: "\(file.name) is missing, and what it declares with it: \(reason). Write it, or copy it from its template",
                file: file.namedBy.path)
        }
    }

    private static let ignoreFile = ".gitignore"
    /// How many folders around a target are looked through for the repository's own.
    private static let levels = 4

    private static func ignored(around root: URL) -> [Missing] {
        var result: [Missing] = []
        for folder in sequence(first: root.standardizedFileURL, next: { $0.path == "/" ? nil : $0.deletingLastPathComponent() }).prefix(levels) {
            let file = folder.appendingPathComponent(ignoreFile)
            let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
            for pattern in patterns(in: text) where !FileManager.default.fileExists(atPath: folder.appendingPathComponent(pattern).path) {
                let name = URL(fileURLWithPath: pattern).lastPathComponent
                if !result.contains(where: { $0.name == name }) { result.append(Missing(name: name, namedBy: file)) }
            }
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { break }
        }
        return result
    }

    /// The lines that name one Swift file, or several by a star in its name.
    static func patterns(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            $0.hasSuffix(".swift") && !$0.hasPrefix("#") && !$0.hasPrefix("!") && $0.split(separator: "/").last != "*.swift"
        }
    }

    private static func matches(_ file: URL, _ pattern: String) -> Bool {
        let (name, parts) = (file.lastPathComponent, pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false))
        guard parts.count == 2 else { return name == pattern }
        return name.hasPrefix(parts[0]) && name.hasSuffix(parts[1])
    }
}
