import ExtensionRuntime
import FoundationOverlay
import IsletModel
import Snapshot

/// What was found of intents while views were drawn or intents ran.
enum IntentFinding {
    static func note(_ code: FindingCode, _ message: String) {
        FindingStore.current.note(SnapshotDiagnostic(code: code, severity: .warning, message: message))
    }

    static func unarchivable(_ what: String, _ reason: String) {
        note(.intentValueNotArchived, "A value of \(what) cannot be archived with its intent: \(reason)")
    }
}
