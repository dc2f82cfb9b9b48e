import FoundationOverlay
import Snapshot

/// What is wrong with the data of a Live Activity, in one line each.
enum ActivityFinding {
    enum Part: String {
        case attributes = "attributes"
        case state = "content state"
    }

    /// The data are not JSON, or not what the type can be decoded from.
    static func undecodable(_ error: any Error, _ data: Data, part: Part, type: String) -> SnapshotDiagnostic {
        SnapshotDiagnostic(code: "activity-undecodable", severity: .error, message: "The \(part.rawValue) of \(type) cannot be decoded: \(error)")
    }

    static func unencodable(_ error: any Error, type: String) -> SnapshotDiagnostic {
        SnapshotDiagnostic(code: "activity-unencodable", severity: .error, message: "The content of \(type) cannot be encoded: \(error)")
    }
}

enum ActivityDates {
    static func findings(in value: some Encodable, part: ActivityFinding.Part, type: String, near moment: Date) throws -> [SnapshotDiagnostic] { [] }
}
