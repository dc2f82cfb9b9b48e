import FoundationOverlay
import Metrics

/// Makes objects of the classes that a file names: those of the program, else UIKit's own.
@MainActor
enum NibClasses {
    static func view(_ node: NibNode, _ standard: UIView.Type) -> UIView {
        guard let name = node["customClass"] else { return make(standard) }
        guard let type = type(named: name) as? UIView.Type else {
            report(name, node)
            return make(standard)
        }
        return make(type)
    }

    /// The class that other frameworks have for an element; nil where the program does not use that framework.
    static func ofAnotherFramework(_ element: String) -> UIView.Type? {
        let classes = [
            "mapView": ("MapKit", "MKMapView"), "wkWebView": ("WebKit", "WKWebView"), "skView": ("SpriteKit", "SKView"),
            "sceneKitView": ("SceneKit", "SCNView"), "pdfView": ("PDFKit", "PDFView"),
        ]
        guard let (module, name) = classes[element] else { return nil }
        return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? UIView.Type
    }

    private static func make(_ type: UIView.Type) -> UIView { type.init(coder: NibCoder()) ?? UIView() }

    static func controller(_ node: NibNode, _ standard: UIViewController.Type) -> UIViewController {
        let type: UIViewController.Type
        if let name = node["customClass"] {
            if let own = self.type(named: name) as? UIViewController.Type {
                type = own
            } else {
                report(name, node)
                type = standard
            }
        } else {
            type = standard
        }
        return type.init(coder: NibCoder()) ?? UIViewController()
    }

    static func type(named name: String) -> AnyClass? {
        let suffix = "." + name
        let all = _ProgramRegistry.entries.lazy.compactMap { $0.type as? AnyClass }
        return all.first { String(reflecting: $0).hasSuffix(suffix) } ?? _typeByName("5UIKit\(name.utf8.count)\(name)C") as? AnyClass
    }

    private static func report(_ name: String, _ node: NibNode) {
        UnsupportedAPI.report("UIStoryboard", "<\(node.name) id=\"\(node.id)\"> is of the class \(name), which the program does not declare")
    }
}
