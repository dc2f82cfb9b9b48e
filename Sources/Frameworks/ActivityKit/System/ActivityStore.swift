import FoundationOverlay
import IsletModel
import Synchronization

/// What the app's side knows of one activity, whatever its attributes.
final class ActivityStore: Sendable {
    private let latest: Mutex<ActivityRecord>
    private let changes = Broadcast<ActivityRecord>()

    init(_ record: ActivityRecord) { latest = Mutex(record) }

    var record: ActivityRecord { latest.withLock { $0 } }

    /// Takes a record over unless a newer one is known, and tells the readers.
    func update(_ record: ActivityRecord) {
        latest.withLock { latest in
            guard record.revision > latest.revision else { return }
            latest = record
            changes.send(record)
            if record.phase == .dismissed { changes.finish() }
        }
    }

    /// The record as it is now, then as it changes, until the activity is dismissed.
    func records() -> AsyncStream<ActivityRecord> {
        latest.withLock { latest in
            if latest.phase == .dismissed { changes.finish() }
            return changes.stream(after: [latest])
        }
    }
}
