import FoundationOverlay
import Metrics

/// The objects that stand beside the view of a scene, or at the top of a nib.
extension NibBuilder {
    private static let recognizers: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self, "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self, "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    ]
    /// What stands for objects of other places.
    private static let standIns: Set = ["placeholder", "exit", "customView"]

    /// Makes an object with all that is in it; nil where the node stands for something that exists already.
    func topLevelObject(_ node: NibNode) -> AnyObject? {
        if Self.standIns.contains(node.name) || node.name.hasSuffix("Controller") { return nil }
        if let type = Self.recognizers[node.name] {
            return entered(type.init(coder: NibCoder()) ?? UITapGestureRecognizer(), node)
        }
        if node.name == "customObject" {
            let name = node["customClass"] ?? "NSObject"
            UnsupportedAPI.report("UIStoryboard", "the object of the class \(name) in \(document.name) is not made: outlets to it are nil")
            return nil
        }
        let view = view(node)
        view.translatesAutoresizingMaskIntoConstraints = true
        return view
    }

    private func entered<Object: AnyObject>(_ object: Object, _ node: NibNode) -> Object {
        objects[node.id] = object
        remember(node, of: object)
        return object
    }
}
