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
    /// Further places, candidates and edits; nil where there are none.
    public var notes: [FindingNote]?

    /// - Parameter severity: The code's own where nil.
    public init(
        _ code: FindingCode, _ severity: Severity? = nil, _ message: String, identity: String? = nil, file: String? = nil, line: Int? = nil,
        column: Int? = nil, notes: [FindingNote] = []
    ) {
        self.notes = notes.isEmpty ? nil : notes
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

    /// The description, and a line for each note.
    public var text: String { ([description] + (notes ?? []).map(\.description)).joined(separator: "\n") }
}

extension Finding {
    private enum CodingKeys: String, CodingKey { case code, severity, message, identity, file, line, column, notes, explanation }

    /// In an encoder's `userInfo`: true where the address of the explanation is written too.
    public static let explains = CodingUserInfoKey(rawValue: "islet.explains")!

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        code = try container.decode(FindingCode.self, forKey: .code)
        severity = try container.decode(Severity.self, forKey: .severity)
        message = try container.decode(String.self, forKey: .message)
        identity = try container.decodeIfPresent(String.self, forKey: .identity)
        file = try container.decodeIfPresent(String.self, forKey: .file)
        line = try container.decodeIfPresent(Int.self, forKey: .line)
        column = try container.decodeIfPresent(Int.self, forKey: .column)
        notes = try container.decodeIfPresent([FindingNote].self, forKey: .notes)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(code, forKey: .code)
        try container.encode(severity, forKey: .severity)
        try container.encode(message, forKey: .message)
        try container.encodeIfPresent(identity, forKey: .identity)
        try container.encodeIfPresent(file, forKey: .file)
        try container.encodeIfPresent(line, forKey: .line)
        try container.encodeIfPresent(column, forKey: .column)
        try container.encodeIfPresent(notes, forKey: .notes)
        if encoder.userInfo[Self.explains] as? Bool == true { try container.encode(code.explanation, forKey: .explanation) }
    }
}

extension FindingCode {
    /// Where the code is explained, from the repository on.
    public var explanation: String { "docs/DIAGNOSTICS.md#\(rawValue)" }
}
