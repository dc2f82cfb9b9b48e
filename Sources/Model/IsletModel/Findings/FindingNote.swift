/// What belongs to a finding: where something else about it is said, a candidate, or an edit that mends it.
public struct FindingNote: Hashable, Codable, Sendable {
    public var message: String
    public var file: String?
    /// From 1.
    public var line: Int?
    /// From 1, in bytes of UTF-8.
    public var column: Int?
    /// What an edit at the place puts there; nil for a note without one.
    public var replacement: String?
    /// How many bytes of UTF-8 from the place on the edit takes away.
    public var replacedLength: Int?

    public init(
        _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil, replacement: String? = nil, replacedLength: Int? = nil
    ) {
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.replacement = replacement
        self.replacedLength = replacedLength
    }
}

extension FindingNote: CustomStringConvertible {
    /// `file:line:column: note: message`.
    public var description: String {
        let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
        return (place.isEmpty ? "" : place + ": ") + "note: \(message)"
    }
}
