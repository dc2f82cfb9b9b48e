import Snapshot
import Synchronization

/// Names that were asked for and not found, until the running archive takes them over as diagnostics.
enum MissingAssets {
    private static let notes = Mutex<[SnapshotDiagnostic]>([])

    static func report(_ code: String, _ message: String) {
        notes.withLock { notes in
            if !notes.contains(where: { $0.message == message }) {
                notes.append(SnapshotDiagnostic(code: code, severity: .warning, message: message))
            }
        }
    }

    static func take() -> [SnapshotDiagnostic] {
        notes.withLock { notes in
            defer { notes = [] }
            return notes
        }
    }
}
