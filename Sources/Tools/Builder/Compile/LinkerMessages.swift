import Foundation

/// Reads what the linker writes.
enum LinkerMessages {
    /// An error for each name that is used and defined nowhere.
    static func diagnostics(in text: String) -> [BuildDiagnostic] {
        undefinedNames(in: text).map { name in
            BuildDiagnostic(
                code: .compiler, severity: .error, message: "the program cannot be linked: “\(name)” is used, and defined nowhere in the project")
        }
    }

    /// The names that are used and defined nowhere, each once.
    static func undefinedNames(in text: String) -> [String] {
        var known: Set<String> = []
        return text.split(separator: "\n").compactMap { line -> String? in
            guard let mark = line.range(of: "undefined reference to ") ?? line.range(of: "undefined symbol: ") else { return nil }
            let name = line[mark.upperBound...].trimmingCharacters(in: CharacterSet(charactersIn: " '`\""))
            return known.insert(name).inserted ? name : nil
        }
    }
}
