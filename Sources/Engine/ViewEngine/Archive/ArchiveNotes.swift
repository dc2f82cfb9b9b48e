import Snapshot
import Synchronization

/// Things noticed where no archive is at hand, until the running archive takes them over as diagnostics.
public enum ArchiveNotes {
    private static let notes = Mutex<[SnapshotDiagnostic]>([])

    /// Notes something; the same message again is not repeated.
    public static func report(_ diagnostic: SnapshotDiagnostic) {
        notes.withLock { notes in
            if !notes.contains(where: { $0.message == diagnostic.message }) { notes.append(diagnostic) }
        }
    }

    static func take() -> [SnapshotDiagnostic] {
        notes.withLock { notes in
            defer { notes = [] }
            return notes
        }
    }
}
