import Foundation

/// Reads what the linker writes.
enum LinkerMessages {
    /// An error for each name that is used and defined nowhere.
    static func diagnostics(in text: String) -> [BuildDiagnostic] {
        var known: Set<String> = []
        return text.split(separator: "\n").compactMap { line -> BuildDiagnostic? in
            guard let mark = line.range(of: "undefined reference to ") ?? line.range(of: "undefined symbol: ") else { return nil }
            let name = line[mark.upperBound...].trimmingCharacters(in: CharacterSet(charactersIn: " '`\""))
            guard known.insert(name).inserted else { return nil }
            return BuildDiagnostic(
                code: .compiler, severity: .error, message: "the program cannot be linked: “\(name)” is used, and defined nowhere in the project")
        }
    }
}
