import Metrics
import Snapshot
import Synchronization

/// What the program's calls gave rise to since the last request; the next outcome carries it to the host.
public enum ReportedFindings {
    private static let findings = Mutex<[SnapshotDiagnostic]>([])

    /// Notes something; the same again is not repeated.
    public static func note(_ finding: SnapshotDiagnostic) {
        findings.withLock { if !$0.contains(finding) { $0.append(finding) } }
    }

    /// Everything since the last call, and the uses of what is not supported.
    public static func take() -> [SnapshotDiagnostic] {
        findings.withLock { found in
            defer { found = [] }
            return found
        }
            + UnsupportedAPI.takeReported().map {
                SnapshotDiagnostic(code: .unsupportedAPI, severity: .warning, message: "\($0.name): \($0.consequence)")
            }
    }
}
