/// Something that a developer should know: of their sources, of a view, of what the system did. Every part of Islet reports in this form.
public struct Finding: Error, Hashable, Codable, Sendable {
    public enum Severity: String, Hashable, Codable, Sendable, CaseIterable { case error, warning, note }

    public var code: FindingCode
    public var severity: Severity
    /// What happened and how to mend it, in one line.
    public var message: String
    /// The view it is about: its identity in the archive.
    public var identity: String?
    public var file: String?
    /// From 1.
    public var line: Int?
    /// From 1, in bytes of UTF-8.
    public var column: Int?

    /// - Parameter severity: The code's own where nil.
    public init(
        _ code: FindingCode, _ severity: Severity? = nil, _ message: String, identity: String? = nil, file: String? = nil, line: Int? = nil,
        column: Int? = nil
    ) {
        self.code = code
        self.severity = severity ?? code.about.severities[0]
        self.message = message
        self.identity = identity
        self.file = file
        self.line = line
        self.column = column
    }

    public init(
        code: FindingCode, severity: Severity, message: String, identity: String? = nil, file: String? = nil, line: Int? = nil, column: Int? = nil
    ) {
        self.init(code, severity, message, identity: identity, file: file, line: line, column: column)
    }
}

extension Finding: CustomStringConvertible {
    /// `file:line:column: severity: message [code]`.
    public var description: String {
        let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
        return (place.isEmpty ? "" : place + ": ") + "\(severity.rawValue): \(message) [\(code.rawValue)]"
    }
}
