import MessageUI
import PhotosUI
import QuickLook
import SafariServices
import SpriteKit
import SwiftUI
import UIKit
import WebKit

/// A page of the web, whose loading fails.
struct Page: UIViewRepresentable {
    final class Coordinator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
        ) { decisionHandler(navigationAction.navigationType == .linkActivated ? .cancel : .allow) }
        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
            let label = UILabel()
            label.text = "failed \((error as? URLError)?.code.rawValue ?? 0)"
            label.sizeToFit()
            webView.addSubview(label)
        }
        func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {}
    }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(context.coordinator, name: "app")
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = context.coordinator
        view.load(URLRequest(url: URL(string: "https://example.com")!))
        return view
    }
    func updateUIView(_ view: WKWebView, context: Context) {}
}

struct Address: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: URL(string: "https://example.com/a")!) }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

struct Album: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> PHPickerViewController {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.filter = .any(of: [.images, .livePhotos])
        return PHPickerViewController(configuration: configuration)
    }
    func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
}

struct Choice: View {
    @State private var item: PhotosPickerItem?
    @State private var data: Data?

    var body: some View {
        PhotosPicker(selection: $item, matching: .images) { Text("Choose") }
            .onChange(of: item) { _, new in Task { data = try? await new?.loadTransferable(type: Data.self) } }
    }
}

/// A file that QuickLook shows, in a controller and over a view.
struct Paper: UIViewControllerRepresentable {
    final class Coordinator: NSObject, QLPreviewControllerDataSource {
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            NSURL(fileURLWithPath: "/paper.pdf")
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> QLPreviewController {
        let controller = QLPreviewController()
        controller.dataSource = context.coordinator
        return controller
    }
    func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
}

struct Opened: View {
    @State private var file: URL? = URL(fileURLWithPath: "/opened.zip")

    var body: some View { Text("below").quickLookPreview($file) }
}

/// A title with attributes of UIKit's.
struct Titled: UIViewRepresentable {
    func makeUIView(context: Context) -> UIButton {
        var attributes = AttributeContainer()
        attributes.font = UIFont.systemFont(ofSize: 30, weight: .bold)
        attributes.foregroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("Titled", attributes: attributes)
        return UIButton(configuration: configuration)
    }
    func updateUIView(_ view: UIButton, context: Context) {}
}

/// Where both frameworks have an attribute, a value that both know is SwiftUI's.
private var shaded: AttributedString {
    var text = AttributedString("shaded")
    text.foregroundColor = .red
    return text
}

/// A scene keeps its nodes and shows its ground.
private final class Sand: SKScene {
    override func sceneDidLoad() {
        backgroundColor = UIColor(red: 0.8, green: 0.6, blue: 0.4, alpha: 1)
        addChild(SKLabelNode(text: "grain"))
        childNode(withName: "absent")?.run(.repeatForever(.sequence([.wait(forDuration: 1), .fadeOut(withDuration: 1)])))
    }
}

#Preview("scene") {
    VStack {
        SpriteView(scene: Sand(), options: [.ignoresSiblingOrder]).frame(height: 50)
        Text("nodes \(Sand().children.count)")
    }
}
#Preview("paper") { Paper() }
#Preview("opened") { Opened() }
#Preview("titled") { Titled() }
#Preview("shaded") { Text(shaded) }
#Preview("page") { Page() }
#Preview("address") { Address() }
#Preview("album") { Album() }
#Preview("choice") { Choice() }
#Preview("mail") { Text("mail \(MFMailComposeViewController.canSendMail()) \(MFMessageComposeViewController.canSendText())") }
