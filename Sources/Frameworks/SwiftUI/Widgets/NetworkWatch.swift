import ExtensionRuntime
import FoundationOverlay
import IsletModel
import Snapshot

/// Refuses requests that are made while views are drawn, and by what views begin: the archive is finished before an answer could
/// arrive, and the views of a Live Activity have no network at all. It leaves every other request alone.
final class NetworkWatch: URLProtocol {
    static func begin() { _NetworkUse.register(NetworkWatch.self) }

    override class func canInit(with request: URLRequest) -> Bool {
        let address = request.url.map { "\($0)" } ?? "an address"
        switch RunningRequest.current {
        case .activity:
            note(
                .networkInLiveActivity,
                "\(address) was asked for while a Live Activity was drawn, which has no network. Load in the app, keep the file in the app "
                    + "group, and put its name into the content state"
            )
        case .widget:
            note(
                .networkInView,
                "\(address) was asked for while a view was drawn; the view is archived before the answer comes. Load in the timeline provider")
        case nil: return false
        }
        return true
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        client?.urlProtocol(self, didFailWithError: NSError(domain: NSURLErrorDomain, code: URLError.Code.notConnectedToInternet.rawValue))
    }

    override func stopLoading() {}

    private static func note(_ code: FindingCode, _ message: String) {
        FindingStore.current.note(SnapshotDiagnostic(code: code, severity: .warning, message: message))
    }
}
