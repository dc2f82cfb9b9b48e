/// What a person is told of a code.
public struct FindingDescription: Hashable, Sendable {
    /// The severities it is reported with, the usual one first.
    public let severities: [Finding.Severity]
    /// What was noticed.
    public let noticed: String
    /// What a device would do.
    public let device: String
    /// How to mend it.
    public let mend: String

    init(_ severities: [Finding.Severity], noticed: String, device: String, mend: String) {
        self.severities = severities
        self.noticed = noticed
        self.device = device
        self.mend = mend
    }
}
