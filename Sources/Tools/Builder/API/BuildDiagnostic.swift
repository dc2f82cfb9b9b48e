/// A message about the user's sources, at the place in the file the user wrote.
public struct BuildDiagnostic: Sendable, Equatable, Codable, CustomStringConvertible {
    public enum Severity: String, Sendable, Codable {
        case error, warning, note
    }

    /// `compile` for what the compiler says; otherwise a name such as `missing-module` or `several-main`.
    public var code: String
    public var severity: Severity
    public var message: String
    public var file: String?
    /// 1-based.
    public var line: Int?
    /// 1-based, in bytes of UTF-8.
    public var column: Int?

    public init(code: String, severity: Severity, message: String, file: String? = nil, line: Int? = nil, column: Int? = nil) {
        self.code = code
        self.severity = severity
        self.message = message
        self.file = file
        self.line = line
        self.column = column
    }

    public var description: String {
        let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
        return (place.isEmpty ? "" : place + ": ") + "\(severity.rawValue): \(message)"
    }
}

/// The sources do not build.
public struct BuildFailure: Error, Sendable, Equatable, CustomStringConvertible {
    public var target: String
    public var diagnostics: [BuildDiagnostic]

    public init(target: String, diagnostics: [BuildDiagnostic]) {
        self.target = target
        self.diagnostics = diagnostics
    }

    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
