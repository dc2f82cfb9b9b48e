import CoreGraphics
import FoundationOverlay
import Metrics

/// Makes the views that a storyboard or nib describes, with their constraints and connections.
@MainActor
final class NibBuilder {
    let document: NibDocument
    /// The objects that were made, by the file's identifiers.
    var objects: [String: AnyObject] = [:]
    private var constraints: [NibNode] = []
    private var connections: [(node: NibNode, source: AnyObject)] = []
    weak var controller: UIViewController?

    init(_ document: NibDocument) { self.document = document }

    // MARK: Views

    func view(_ node: NibNode) -> UIView {
        let view = make(node)
        objects[node.id] = view
        apply(node, to: view)
        applyContent(node, to: view)
        for child in node.child("subviews")?.children ?? [] {
            let subview = self.view(child)
            if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { content(of: view).addSubview(subview) }
        }
        for guide in node.children where guide.name == "viewLayoutGuide" { enter(guide, of: view) }
        if let margins = node.child(key: "directionalLayoutMargins") { view.layoutMargins = margins.edgeInsets }
        if let margins = node.child(key: "layoutMargins") { view.layoutMargins = margins.edgeInsets }
        addConstraints(node)
        remember(node, of: view)
        return view
    }

    /// Where the subviews of a node go.
    private func content(of view: UIView) -> UIView {
        (view as? UIVisualEffectView)?.contentView ?? (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView ?? view
    }

    private func enter(_ guide: NibNode, of view: UIView) {
        switch guide["key"] {
        case "safeArea": objects[guide.id] = view.safeAreaLayoutGuide
        case "contentLayoutGuide": objects[guide.id] = (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": objects[guide.id] = (view as? UIScrollView)?.frameLayoutGuide
        case "keyboard": objects[guide.id] = view.keyboardLayoutGuide
        default: objects[guide.id] = view.layoutMarginsGuide
        }
    }

    private func make(_ node: NibNode) -> UIView {
        let types: [String: UIView.Type] = [
            "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self, "textField": UITextField.self,
            "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
            "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self, "pageControl": UIPageControl.self,
            "activityIndicatorView": UIActivityIndicatorView.self, "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
            "scrollView": UIScrollView.self, "stackView": UIStackView.self, "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
            "tableViewCellContentView": UIView.self, "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
            "collectionViewCellContentView": UIView.self, "collectionReusableView": UICollectionReusableView.self, "searchBar": UISearchBar.self,
            "visualEffectView": UIVisualEffectView.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
            "tabBar": UITabBar.self, "containerView": UIView.self,
        ]
        let type = types[node.name] ?? NibClasses.ofAnotherFramework(node.name)
        if type == nil {
            UnsupportedAPI.report("UIStoryboard", "<\(node.name)> in \(document.name) is drawn as a plain view")
        }
        return NibClasses.view(node, type ?? UIView.self)
    }

    private func apply(_ node: NibNode, to view: UIView) {
        if let frame = node.child(key: "frame") { view.frame = frame.rect }
        view.translatesAutoresizingMaskIntoConstraints = node.flag("translatesAutoresizingMaskIntoConstraints") ?? true
        if let mask = node.child(key: "autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
        if let mode = node["contentMode"].flatMap(UIView.ContentMode.init(nib:)) { view.contentMode = mode }
        if let color = node.child(key: "backgroundColor")?.color { view.backgroundColor = color }
        if let color = node.child(key: "tintColor")?.color { view.tintColor = color }
        if let isHidden = node.flag("hidden") { view.isHidden = isHidden }
        if let alpha = node.number("alpha") { view.alpha = alpha }
        if let clips = node.flag("clipsSubviews") { view.clipsToBounds = clips }
        if let isEnabled = node.flag("userInteractionEnabled"), !(view is UILabel || view is UIImageView) {
            view.isUserInteractionEnabled = isEnabled
        }
        if let tag = node["tag"].flatMap({ Int($0) }) { view.tag = tag }
        for (attribute, axis) in [("horizontalHuggingPriority", NSLayoutConstraint.Axis.horizontal), ("verticalHuggingPriority", .vertical)] {
            if let priority = node.number(attribute) { view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis) }
        }
        for (attribute, axis) in [
            ("horizontalCompressionResistancePriority", NSLayoutConstraint.Axis.horizontal), ("verticalCompressionResistancePriority", .vertical),
        ] {
            if let priority = node.number(attribute) { view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis) }
        }
        if let accessibility = node.child("accessibility") {
            view.accessibilityIdentifier = accessibility["identifier"]
            view.accessibilityLabel = accessibility["label"]
        }
        for attribute in node.child("userDefinedRuntimeAttributes")?.children ?? [] { set(attribute, of: view) }
    }

    private static func mask(_ node: NibNode) -> UIView.AutoresizingMask {
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { if node.flag($1.0) == true { $0.insert($1.1) } }
    }

    /// A property that is set by name when the view is made.
    private func set(_ attribute: NibNode, of view: UIView) {
        guard let path = attribute["keyPath"] else { return }
        let value = attribute.child(key: "value")
        let number = value?.number("value")
        switch path {
        case "layer.cornerRadius": view.layer.cornerRadius = number ?? 0
        case "layer.borderWidth": view.layer.borderWidth = number ?? 0
        case "layer.masksToBounds", "clipsToBounds": view.clipsToBounds = attribute.flag("value") ?? false
        default:
            let object: Any? =
                switch attribute["type"] {
                case "boolean": attribute.flag("value")
                case "string": attribute["value"] ?? value?.text
                case "color": value?.color
                case "image": value?.image("name") ?? attribute.image("value")
                default: number
                }
            if !_NamedMembers.set(path, of: view, to: object) {
                UnsupportedAPI.report("UIStoryboard", "\(type(of: view)) has no property \(path) that can be set by its name (@IBInspectable)")
            }
        }
    }

    // MARK: Constraints and connections

    /// Takes up the constraints that a node lists.
    func addConstraints(_ node: NibNode) { constraints += node.child("constraints")?.children ?? [] }

    func remember(_ node: NibNode, of object: AnyObject) {
        for connection in node.child("connections")?.children ?? [] { connections.append((connection, object)) }
    }

    /// To be called when all objects are there.
    func finish() {
        for node in constraints { constrain(node) }
        constraints = []
        let open = connections
        connections = []
        for (node, source) in open { connect(node, from: source) }
        for object in objects.values { (object as? UIView)?.awakeFromNib() }
    }

    private func constrain(_ node: NibNode) {
        guard let owner = node["firstItem"].flatMap({ objects[$0] }) ?? superview(of: node),
            let first = node["firstAttribute"].flatMap(NSLayoutConstraint.Attribute.init(nib:))
        else { return }
        let second = node["secondItem"].flatMap { objects[$0] }
        if node["secondItem"] != nil, second == nil { return }
        let relations: [String: NSLayoutConstraint.Relation] = ["greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual]
        let constraint = NSLayoutConstraint(
            item: owner, attribute: first, relatedBy: node["relation"].flatMap { relations[$0] } ?? .equal, toItem: second,
            attribute: second == nil ? .notAnAttribute : node["secondAttribute"].flatMap(NSLayoutConstraint.Attribute.init(nib:)) ?? first,
            multiplier: Self.multiplier(node["multiplier"]), constant: node.number("constant") ?? 0)
        if let priority = node.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        constraint.identifier = node["identifier"]
        objects[node.id] = constraint
        constraint.isActive = node.flag("placeholder") != true
    }

    /// A constraint without a first item is about the view that lists it.
    private func superview(of node: NibNode) -> AnyObject? {
        document.nodes.values.first { $0.child("constraints")?.children.contains { $0 === node } ?? false }.flatMap { objects[$0.id] }
    }

    /// `1:2`, `1.5` or nothing.
    private static func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(separator: ":").compactMap { Double($0) }
        if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
        return CGFloat(Double(text) ?? 1)
    }

    private func connect(_ node: NibNode, from source: AnyObject) {
        let destination = node["destination"].flatMap { objects[$0] }
        switch node.name {
        case "outlet", "outletCollection": setOutlet(node, of: source, to: destination)
        case "action": addAction(node, from: source, to: destination)
        case "segue": addSegue(node, from: source)
        default: break
        }
    }

    private var collections: [String: [AnyObject]] = [:]

    private func setOutlet(_ node: NibNode, of source: AnyObject, to destination: AnyObject?) {
        guard let name = node["property"], let destination else { return }
        if node.name == "outletCollection" {
            let key = "\(ObjectIdentifier(source))/\(name)"
            collections[key, default: []].append(destination)
            if !_NamedMembers.set(name, of: source, to: collections[key]) { missing(name, source) }
            return
        }
        switch (name, source) {
        case ("view", let controller as UIViewController): controller.view = destination as? UIView
        case ("dataSource", let table as UITableView): table.dataSource = destination as? any UITableViewDataSource
        case ("dataSource", let collection as UICollectionView): collection.dataSource = destination as? any UICollectionViewDataSource
        case ("dataSource", let picker as UIPickerView): picker.dataSource = destination as? any UIPickerViewDataSource
        case ("delegate", let picker as UIPickerView): picker.delegate = destination as? any UIPickerViewDelegate
        case ("delegate", let field as UITextField): field.delegate = destination as? any UITextFieldDelegate
        case ("delegate", let bar as UISearchBar): bar.delegate = destination as? any UISearchBarDelegate
        case ("delegate", let view as UIScrollView): view.delegate = destination as? any UIScrollViewDelegate
        case ("delegate", let bar as UITabBarController): bar.delegate = destination as? any UITabBarControllerDelegate
        case ("delegate", let navigation as UINavigationController): navigation.delegate = destination as? any UINavigationControllerDelegate
        case ("delegate", let recognizer as UIGestureRecognizer): recognizer.delegate = destination as? any UIGestureRecognizerDelegate
        case ("gestureRecognizers", let view as UIView): (destination as? UIGestureRecognizer).map { view.addGestureRecognizer($0) }
        case (_, let view as UIView) where view._connect(name, to: destination): break
        default: if !_NamedMembers.set(name, of: source, to: destination) { missing(name, source) }
        }
    }

    private func missing(_ name: String, _ source: AnyObject) {
        UnsupportedAPI.report(
            "UIStoryboard", "\(type(of: source)) has no @IBOutlet \(name), which \(document.name) connects; on a device the app ends here")
    }

    private func addAction(_ node: NibNode, from source: AnyObject, to destination: AnyObject?) {
        guard let name = node["selector"] else { return }
        let target = destination ?? controller
        let selector = Selector(name)
        switch source {
        case let control as UIControl: control.addTarget(target, action: selector, for: Self.event(node["eventType"]))
        case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
        case let recognizer as UIGestureRecognizer: target.map { recognizer.addTarget($0, action: selector) }
        default: break
        }
    }

    private static func event(_ name: String?) -> UIControl.Event {
        let events: [String: UIControl.Event] = [
            "touchDown": .touchDown, "touchUpInside": .touchUpInside, "valueChanged": .valueChanged,
            "primaryActionTriggered": .primaryActionTriggered,
            "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit,
        ]
        return name.flatMap { events[$0] } ?? .touchUpInside
    }

    private func addSegue(_ node: NibNode, from source: AnyObject) {
        guard let controller else { return }
        let segue = StoryboardSegue(node: node, document: document)
        switch source {
        case let control as UIControl:
            control.addAction(UIAction { [weak controller] in controller?._perform(segue, sender: $0.sender) }, for: .primaryActionTriggered)
        case let item as UIBarButtonItem:
            item.primaryAction = UIAction { [weak controller] in controller?._perform(segue, sender: $0.sender) }
        case let cell as UITableViewCell: cell._segue = segue
        case let cell as UICollectionViewCell: cell._segue = segue
        case let view as UIView where node["kind"] == "embed": controller._embed(segue, in: view)
        default: break
        }
    }
}
