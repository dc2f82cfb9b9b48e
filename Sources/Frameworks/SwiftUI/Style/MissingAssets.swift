import IsletModel
import Snapshot
import ViewEngine

/// Names that were asked for and not found.
enum MissingAssets {
    static func report(_ code: FindingCode, _ message: String) {
        ArchiveContext.note(SnapshotDiagnostic(code: code, severity: .warning, message: message))
    }
}
