import FoundationOverlay

/// Screens that Interface Builder describes, read from the project's own file.
///
/// - Support: works: controllers, views, constraints, outlets, actions, segues, prototype and static cells. Size classes are not looked at.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let document: NibDocument?
    public let _name: String

    public init(name: String, bundle: Bundle?) {
        document = .storyboard(name, in: bundle)
        _name = name
        super.init()
    }

    init(_ document: NibDocument) {
        self.document = document
        _name = document.name
        super.init()
    }

    open func instantiateInitialViewController() -> UIViewController? {
        guard let document, let id = document.root["initialViewController"], let node = document.nodes[id] else { return nil }
        return make(node)
    }

    open func instantiateInitialViewController<Controller: UIViewController>(creator: ((NSCoder) -> Controller?)? = nil) -> Controller? {
        guard let document, let id = document.root["initialViewController"], let node = document.nodes[id] else { return nil }
        return make(node, creator) as? Controller
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier, creator: nil)
    }

    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        guard let node = document?.controllers.first(where: { $0["storyboardIdentifier"] == identifier }),
            let controller = make(node, creator) as? Controller
        else { preconditionFailure("storyboard \(_name) has no controller “\(identifier)” of the class \(Controller.self)") }
        return controller
    }

    func make(_ node: NibNode) -> UIViewController { make(node, nil as ((NSCoder) -> UIViewController?)?) }

    private func make<Controller: UIViewController>(_ node: NibNode, _ creator: ((NSCoder) -> Controller?)?) -> UIViewController {
        guard let document else { return UIViewController() }
        if node.name == "viewControllerPlaceholder", let other = placeholder(node) { return other }
        let scene = StoryboardScene(node, document, storyboard: self)
        return scene.makeController(creator?(NibCoder()))
    }

    /// A controller of another storyboard.
    private func placeholder(_ node: NibNode) -> UIViewController? {
        guard let name = node["storyboardName"] else { return nil }
        let other = UIStoryboard(name: name, bundle: nil)
        return node["referencedIdentifier"].map { other.instantiateViewController(withIdentifier: $0) } ?? other.instantiateInitialViewController()
    }
}
