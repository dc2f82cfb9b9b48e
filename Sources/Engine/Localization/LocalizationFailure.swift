/// Why a file of translations cannot be read.
public struct LocalizationFailure: Error, Equatable, CustomStringConvertible {
    public var file: String
    /// Counted from 1; `nil` where the place is not known.
    public var line: Int?
    /// What is wrong and how to mend it.
    public var reason: String

    public init(file: String, line: Int? = nil, reason: String) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}
