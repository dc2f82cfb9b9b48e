import ExtensionRuntime
import FoundationOverlay
import IsletModel
import Snapshot

/// Gathers for the host what Foundation finds in a program.
public enum _ProgramFindings {
    public static func begin() {
        OverlayDiagnostics.setReceiver { code, message in
            let severity = code == .appGroupNeverWritten ? Finding.Severity.note : .warning
            FindingStore.current.note(SnapshotDiagnostic(code: code, severity: severity, message: message))
        }
    }
}
