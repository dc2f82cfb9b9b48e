/// Something in an asset catalog that could not be used; the rest of the catalog is.
public struct AssetDiagnostic: Hashable, Codable, Sendable, CustomStringConvertible {
    public enum Severity: String, Hashable, Codable, Sendable { case error, warning, note }

    /// Stable code, e.g. `asset-catalog-json`.
    public var code: String
    public var severity: Severity
    /// Path of the file or folder.
    public var file: String
    /// What is wrong and how to mend it, in one line.
    public var reason: String

    public init(code: String, severity: Severity = .warning, file: String, reason: String) {
        self.code = code
        self.severity = severity
        self.file = file
        self.reason = reason
    }

    public var description: String { "\(file): \(severity.rawValue): \(reason) [\(code)]" }
}
