import ExtensionRuntime
import Snapshot
import SystemClient

/// Tells the host of questions that found no answer, where Apple's API has no way to fail.
enum SystemFindings {
    static func note(_ error: SystemClientError) {
        ReportedFindings.note(SnapshotDiagnostic(code: "system-unreachable", severity: .warning, message: "\(error)"))
    }
}
