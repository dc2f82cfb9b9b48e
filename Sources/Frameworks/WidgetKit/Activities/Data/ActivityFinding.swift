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

    private static let way = "Give one with --attributes FILE --state FILE, or add a #Preview(as: .content, using: …) with contentStates"

    /// Nobody gave a content state: the picture shows one made from the types.
    static func madeUp(type: String) -> SnapshotDiagnostic {
        finding(
            .activityWithoutState, .warning,
            "the Live Activity “\(type)” has no content state to show: its values here are made up, by the names and types of its "
                + "properties, and lie beside the pictures. \(way)")
    }

    static func notMadeUp(_ error: any Error, type: String) -> SnapshotDiagnostic {
        finding(
            .activityWithoutState, .error,
            "the Live Activity “\(type)” is not drawn: there is no content state to show, and none can be made up: \(error). \(way)")
    }

    static func finding(_ code: FindingCode, _ severity: SnapshotDiagnostic.Severity, _ message: String) -> SnapshotDiagnostic {
        SnapshotDiagnostic(code: code, severity: severity, message: message.replacingOccurrences(of: "\n", with: " "))
    }
}
