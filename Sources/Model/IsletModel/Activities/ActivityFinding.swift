/// Something a developer should know about an activity.
public struct ActivityFinding: Codable, Hashable, Sendable {
    public var finding: Finding
    /// The activity, where there is one.
    public var id: String?

    /// - Parameter message: What happened and how to mend it.
    public init(_ code: FindingCode, _ severity: Finding.Severity, id: String?, _ message: String) {
        finding = Finding(code, severity, message)
        self.id = id
    }

    public var code: FindingCode { finding.code }
    public var severity: Finding.Severity { finding.severity }
    public var message: String { finding.message }
}
