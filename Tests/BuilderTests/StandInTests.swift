@testable import Builder
import Testing

@Suite struct StandInTests {
    private func text(_ names: String...) -> [String] {
        var standIns = StandIns()
        for name in names {
            let isNew = standIns.add(name, parameters: 0)
            #expect(isNew)
        }
        return standIns.text.split(separator: "\n").map(String.init)
    }

    @Test func viewsAndControllersOfAppleAreStoodInForByOnesOfTheirKind() {
        #expect(
            text("SFSafariViewController", "WKWebView", "UIDocumentPickerViewController") == [
                "import FoundationOverlay", "import UIKit", "open class SFSafariViewController: UIViewController {}",
                "open class UIDocumentPickerViewController: UIViewController {}", "open class WKWebView: UIView {}",
            ])
    }

    @Test func otherTypesAreObjectsOrProtocols() {
        #expect(
            text("NSScrollView", "WKNavigation", "WKNavigationDelegate", "ContentView") == [
                "import FoundationOverlay", "open class ContentView: NSObject, @unchecked Sendable {}",
                "open class NSScrollView: NSObject, @unchecked Sendable {}",
                "open class WKNavigation: NSObject, @unchecked Sendable {}", "public protocol WKNavigationDelegate: AnyObject {}",
            ])
    }
}
