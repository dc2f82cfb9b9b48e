import FoundationOverlay

/// What a storyboard says of one controller.
@MainActor
final class StoryboardScene {
    let node: NibNode
    let document: NibDocument
    private weak var storyboard: UIStoryboard?
    private let owner: UIStoryboard

    init(_ node: NibNode, _ document: NibDocument, storyboard: UIStoryboard) {
        (self.node, self.document, self.storyboard, owner) = (node, document, storyboard, storyboard)
    }

    private static let types: [String: UIViewController.Type] = [
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "tableViewController": UITableViewController.self, "collectionViewController": UICollectionViewController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
    ]

    func makeController(_ made: UIViewController?) -> UIViewController {
        let controller = made ?? NibClasses.controller(node, Self.types[node.name] ?? UIViewController.self)
        controller._scene = self
        controller.storyboard = owner
        if let title = node["title"] { controller.title = title }
        controller.hidesBottomBarWhenPushed = node.flag("hidesBottomBarWhenPushed") ?? false
        let styles: [String: UIModalPresentationStyle] = [
            "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "overFullScreen": .overFullScreen,
            "currentContext": .currentContext, "overCurrentContext": .overCurrentContext, "popover": .popover,
        ]
        if let style = node["modalPresentationStyle"].flatMap({ styles[$0] }) { controller.modalPresentationStyle = style }
        if let item = node.child("tabBarItem") { controller.tabBarItem = tabItem(item) }
        fillContainer(controller)
        if node.child("navigationItem") != nil, node.children.allSatisfy({ $0["key"] != "view" }) { fillNavigationItem(controller) }
        return controller
    }

    private func tabItem(_ node: NibNode) -> UITabBarItem {
        let systems: [String: UITabBarItem.SystemItem] = [
            "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents, "contacts": .contacts,
            "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
            "mostViewed": .mostViewed,
        ]
        if let system = node["systemItem"].flatMap({ systems[$0] }) { return UITabBarItem(tabBarSystemItem: system, tag: 0) }
        return UITabBarItem(title: node.string("title"), image: node.image(), selectedImage: node.image("selectedImage"))
    }

    /// Controllers that stand in another one from the beginning.
    private func fillContainer(_ controller: UIViewController) {
        let segues = node.child("connections")?.children("segue").filter { $0["kind"] == "relationship" } ?? []
        let inner = segues.compactMap { segue in segue["destination"].flatMap { document.nodes[$0] }.map { owner.make($0) } }
        guard !inner.isEmpty else { return }
        switch controller {
        case let navigation as UINavigationController:
            if let bar = node.child("navigationBar") { navigation.navigationBar.prefersLargeTitles = bar.flag("largeTitles") ?? false }
            navigation.isNavigationBarHidden = node.flag("navigationBarHidden") ?? false
            navigation.viewControllers = inner
        case let tabs as UITabBarController: tabs.viewControllers = inner
        case let split as UISplitViewController: split.viewControllers = inner
        default: break
        }
    }

    /// Makes the controller's view. False where the storyboard has none for it.
    func makeView(for controller: UIViewController) -> Bool {
        guard let viewNode = node.children.first(where: { $0["key"] == "view" }) else { return false }
        let builder = NibBuilder(document)
        builder.controller = controller
        builder.objects[node.id] = controller
        for guide in node.child("layoutGuides")?.children ?? [] { builder.objects[guide.id] = nil }
        let objects = document.scene(of: node)?.child("objects")?.children ?? []
        controller._topLevelObjects = objects.filter { $0 !== node }.compactMap(builder.topLevelObject)
        let view = builder.view(viewNode)
        for guide in node.child("layoutGuides")?.children ?? [] { builder.objects[guide.id] = view.safeAreaLayoutGuide }
        view.translatesAutoresizingMaskIntoConstraints = true
        controller.view = view
        fillNavigationItem(controller, builder)
        builder.remember(node, of: controller)
        builder.finish()
        return true
    }

    private func fillNavigationItem(_ controller: UIViewController, _ builder: NibBuilder? = nil) {
        guard let item = node.child("navigationItem") else { return }
        let own = controller.navigationItem
        if let title = item.string("title") { own.title = title }
        if item["largeTitleDisplayMode"] == "never" { own.largeTitleDisplayMode = .never }
        if item["largeTitleDisplayMode"] == "always" { own.largeTitleDisplayMode = .always }
        guard let builder else { return }
        builder.objects[item.id] = own
        for (key, path) in [("leftBarButtonItem", \UINavigationItem.leftBarButtonItem), ("rightBarButtonItem", \.rightBarButtonItem)] {
            if let node = item.child(key: key) { own[keyPath: path] = barItem(node, builder) }
        }
        for (key, path) in [("leftBarButtonItems", \UINavigationItem.leftBarButtonItems), ("rightBarButtonItems", \.rightBarButtonItems)] {
            if let node = item.child(key: key) { own[keyPath: path] = node.children.map { barItem($0, builder) } }
        }
        if let title = item.child(key: "titleView") { own.titleView = builder.view(title) }
    }

    private func barItem(_ node: NibNode, _ builder: NibBuilder) -> UIBarButtonItem {
        let systems: [String: UIBarButtonItem.SystemItem] = [
            "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
            "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
            "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
            "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
        ]
        let item: UIBarButtonItem
        if let system = node["systemItem"].flatMap({ systems[$0] }) {
            item = UIBarButtonItem(systemItem: system)
        } else if let custom = node.child(key: "customView") {
            item = UIBarButtonItem(customView: builder.view(custom))
        } else {
            item = UIBarButtonItem(title: node.string("title"), image: node.image())
        }
        builder.objects[node.id] = item
        builder.remember(node, of: item)
        return item
    }
}
