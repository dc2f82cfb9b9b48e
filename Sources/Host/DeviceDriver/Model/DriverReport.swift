import IsletModel
import Ledger
import Snapshot

/// What a driver has to tell the person who runs it.
public enum DriverReport: Sendable {
    /// A line of the ledger, which is kept.
    case ledger(LedgerEvent)
    /// An activity started, changed or went.
    case activity(ActivityRecord)
    /// The tokens for pushes are others.
    case pushTokens
    /// The device reaches the push service, or no longer does.
    case network(isOnline: Bool)
    /// A line that a program wrote.
    case output(program: String, line: String, isError: Bool)
    /// What a program, or the archive it sent, gave rise to.
    case diagnostic(SnapshotDiagnostic, program: String)
}
