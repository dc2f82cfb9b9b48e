import ExtensionProtocol
import Snapshot

/// Finds Live Activities that look the same with content that holds and with content that is out of date.
struct StaleCheck {
    private var shown: [(payload: ArchivedActivity, snapshots: [Snapshot])] = []
    private(set) var findings: [SnapshotDiagnostic] = []

    /// Takes in an entry and compares it with those of the same content before it.
    mutating func add(_ entry: ArchivedEntry, type: String) {
        guard let payload = entry.activity, findings.isEmpty else { return }
        let twin = shown.first {
            $0.payload.isStale != payload.isStale && $0.payload.state == payload.state && $0.payload.attributes == payload.attributes
        }
        if let twin, zip(twin.snapshots, entry.snapshots).allSatisfy(Self.looksAlike) {
            findings.append(
                SnapshotDiagnostic(
                    code: .staleNotShown, severity: .note,
                    message: "\(type) looks the same when its content is out of date; say so where context.isStale is true"))
        }
        shown.append((payload, entry.snapshots))
    }

    private static func looksAlike(_ first: Snapshot, _ second: Snapshot) -> Bool {
        first.size == second.size && first.root == second.root && first.images == second.images && first.activity == second.activity
    }
}
