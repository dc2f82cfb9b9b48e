import ExtensionRuntime
import FoundationOverlay
import Snapshot

/// Gathers for the host what Foundation finds in a program.
public enum _ProgramFindings {
    public static func begin() {
        OverlayDiagnostics.setReceiver { code, message in
            let severity = code == .groupNeverWritten ? SnapshotDiagnostic.Severity.note : .warning
            ReportedFindings.note(SnapshotDiagnostic(code: code.rawValue, severity: severity, message: message))
        }
    }
}
