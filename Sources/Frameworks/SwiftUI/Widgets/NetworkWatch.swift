import ExtensionRuntime
import FoundationOverlay
import Snapshot
import ViewEngine

/// Notes requests that are made while views are drawn: the archive is finished before an answer could arrive, and the views of
/// a Live Activity have no network at all. It answers no request itself.
final class NetworkWatch: URLProtocol {
    static func begin() { precondition(URLProtocol.registerClass(NetworkWatch.self), "NetworkWatch is a URLProtocol") }

    override class func canInit(with request: URLRequest) -> Bool {
        let address = request.url.map { "\($0)" } ?? "an address"
        if RunningRequest.isActivity {
            note(
                "network-in-live-activity",
                "\(address) was asked for while a Live Activity was drawn, which has no network. Load in the app, keep the file in the app group, and put its name into the content state")
        } else if Thread.isMainThread, Evaluation.isRunning {
            note("network-in-view", "\(address) was asked for while a view was drawn; the view is archived before the answer comes. Load in the timeline provider")
        }
        return false
    }

    private static func note(_ code: String, _ message: String) {
        ReportedFindings.note(SnapshotDiagnostic(code: code, severity: .warning, message: message))
    }
}
