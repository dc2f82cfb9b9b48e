import FoundationOverlay
import Metrics

/// A way from one controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private let handler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
        super.init()
    }

    public init(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void) {
        (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, performHandler)
        super.init()
    }

    open func perform() { handler?() }
}

/// A segue as a storyboard describes it.
@MainActor
final class StoryboardSegue {
    let node: NibNode
    let document: NibDocument

    init(node: NibNode, document: NibDocument) { (self.node, self.document) = (node, document) }

    var identifier: String? { node["identifier"] }
}

extension UIViewController {
    func _performSegue(_ identifier: String, _ sender: Any?) {
        guard let _scene else { return }
        let all = _scene.node.all.filter { $0.name == "segue" && $0["identifier"] == identifier }
        guard let node = all.first else {
            return UnsupportedAPI.report(
                "UIViewController.performSegue(withIdentifier:sender:)",
                "\(type(of: self)) has no segue “\(identifier)” in \(_scene.document.name); on a device the app ends here")
        }
        follow(StoryboardSegue(node: node, document: _scene.document), sender)
    }

    /// What a person does who taps what a segue starts from.
    func _perform(_ segue: StoryboardSegue, sender: Any?) {
        if let identifier = segue.identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
        follow(segue, sender)
    }

    private func destination(of segue: StoryboardSegue) -> UIViewController? {
        guard let node = segue.node["destination"].flatMap({ segue.document.nodes[$0] }), let storyboard else { return nil }
        return storyboard.make(node)
    }

    private func follow(_ segue: StoryboardSegue, _ sender: Any?) {
        if segue.node["kind"] == "unwind" { return unwind(segue, sender) }
        guard let destination = destination(of: segue) else { return }
        let performed = UIStoryboardSegue(identifier: segue.identifier, source: self, destination: destination) { [self] in
            switch segue.node["kind"] {
            case "show", "push": show(destination, sender: sender)
            case "showDetail": showDetailViewController(destination, sender: sender)
            default: present(destination, animated: true)
            }
        }
        let styles: [String: UIModalPresentationStyle] = ["fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet]
        if let style = segue.node["modalPresentationStyle"].flatMap({ styles[$0] }) { destination.modalPresentationStyle = style }
        prepare(for: performed, sender: sender)
        performed.perform()
    }

    /// Back to the first controller on the way that has the method.
    private func unwind(_ segue: StoryboardSegue, _ sender: Any?) {
        guard let action = segue.node["unwindAction"].map({ Selector($0) }) else { return }
        let before = (navigationController?.viewControllers ?? []).reversed() + [presentingViewController].compactMap { $0 }
        let candidates = before + before.compactMap { ($0 as? UINavigationController)?.topViewController }
        guard let target = candidates.first(where: { $0 !== self && _NamedMembers.has(action, $0) }) else { return }
        let performed = UIStoryboardSegue(identifier: segue.identifier, source: self, destination: target)
        prepare(for: performed, sender: sender)
        SelectorCalls.call(action, of: target, [performed])
        if let navigationController, navigationController.viewControllers.contains(where: { $0 === target }) {
            _ = navigationController.popToViewController(target, animated: true)
        } else {
            dismiss(animated: true)
        }
    }

    /// Puts a controller into a container view.
    func _embed(_ segue: StoryboardSegue, in view: UIView) {
        guard let destination = destination(of: segue) else { return }
        prepare(for: UIStoryboardSegue(identifier: segue.identifier, source: self, destination: destination), sender: nil)
        addChild(destination)
        destination.view.frame = view.bounds
        destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(destination.view)
        destination.didMove(toParent: self)
    }
}

extension UITableViewCell {
    func _performSelectionSegue() { perform(_segue, from: _table) }
}

extension UICollectionViewCell {
    func _performSelectionSegue() { perform(_segue, from: _collection) }
}

extension UIView {
    fileprivate func perform(_ segue: StoryboardSegue?, from list: UIView?) {
        guard let segue, let list else { return }
        let responders = sequence(first: list as UIResponder, next: \.next)
        responders.lazy.compactMap { $0 as? UIViewController }.first?._perform(segue, sender: self)
    }
}
