import ExtensionProtocol
import FoundationOverlay
import IsletModel
import Snapshot

/// What is wrong with the data of a Live Activity, in one line each.
enum ActivityFinding {
    enum Part: String {
        case attributes = "attributes"
        case state = "content state"
    }

    /// The data are not JSON, or not what the type can be decoded from. `decode` tries to decode other data.
    static func undecodable(
        _ error: any Error, _ data: Data, part: Part, type: String, decode: (Data) throws -> Void
    ) -> SnapshotDiagnostic {
        if let fault = JSONFault(in: data) {
            return finding(.activityNotJSON, .error, "The \(part.rawValue) of \(type) is not JSON: \(fault)")
        }
        do {
            let document = try JSONValue(json: data)
            let fault = DecodingFault(error, document) { try decode(JSONEncoder().encode($0)) }
            return finding(.activityUndecodable, .error, "The \(part.rawValue) of \(type) cannot be decoded: \(fault)")
        } catch {
            return finding(.activityUndecodable, .error, "The \(part.rawValue) of \(type) cannot be decoded: \(error)")
        }
    }

    static func unencodable(_ error: any Error, type: String) -> SnapshotDiagnostic {
        finding(.activityUnencodable, .error, "The content of \(type) cannot be encoded: \(error)")
    }

    static func finding(_ code: FindingCode, _ severity: SnapshotDiagnostic.Severity, _ message: String) -> SnapshotDiagnostic {
        SnapshotDiagnostic(code: code, severity: severity, message: message.replacingOccurrences(of: "\n", with: " "))
    }
}
