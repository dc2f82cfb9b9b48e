import CoreGraphics
import FoundationOverlay

extension NibBuilder {
    func fill(_ button: UIButton, _ node: NibNode) {
        let types: [String: UIButton.ButtonType] = [
            "system": .system, "roundedRect": .system, "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd,
            "detailDisclosure": .detailDisclosure, "close": .close,
        ]
        button._setType(node["buttonType"].flatMap { types[$0] } ?? .custom)
        let states: [String: UIControl.State] = ["normal": .normal, "selected": .selected, "disabled": .disabled, "highlighted": .highlighted]
        let look = node.child("buttonConfiguration")
        // A button with a configuration has a title “Button” for its states, which is not shown.
        for state in node.children("state") where look == nil {
            if let which = state["key"].flatMap({ states[$0] }) { fill(button, state, which) }
        }
        if let font = node.child(key: "fontDescription")?.font { button.titleLabel?.font = font }
        if let mode = NSLineBreakMode(nib: node["lineBreakMode"]) { button.titleLabel?.lineBreakMode = mode }
        for (key, path) in [
            ("contentEdgeInsets", \UIButton.contentEdgeInsets), ("imageEdgeInsets", \.imageEdgeInsets), ("titleEdgeInsets", \.titleEdgeInsets),
        ] {
            if let insets = node.child(key: key) { button[keyPath: path] = insets.edgeInsets }
        }
        if node.flag("showsMenuAsPrimaryAction") == true { button.showsMenuAsPrimaryAction = true }
        if let look { button.configuration = configuration(look) }
    }

    private func fill(_ button: UIButton, _ node: NibNode, _ state: UIControl.State) {
        if let title = node.string("title") { button.setTitle(title, for: state) }
        if let title = node.child(key: "attributedTitle") { button.setAttributedTitle(title.attributedString, for: state) }
        if let image = node.image() { button.setImage(image, for: state) }
        if let image = node.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let color = node.child(key: "titleColor")?.color { button.setTitleColor(color, for: state) }
        if let symbol = node.child(key: "preferredSymbolConfiguration")?.symbolConfiguration {
            button.setPreferredSymbolConfiguration(symbol, forImageIn: state)
        }
    }

    private func configuration(_ node: NibNode) -> UIButton.Configuration {
        var configuration: UIButton.Configuration =
            switch node["style"] {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            case "glass": .glass()
            case "prominentGlass": .prominentGlass()
            default: .plain()
            }
        configuration.attributedTitle = title("title", "attributedTitle", node)
        configuration.attributedSubtitle = title("subtitle", "attributedSubtitle", node)
        configuration.image = node.image()
        configuration.preferredSymbolConfigurationForImage = node.child(key: "preferredSymbolConfigurationForImage")?.symbolConfiguration
        configuration.baseForegroundColor = node.child(key: "baseForegroundColor")?.color
        configuration.baseBackgroundColor = node.child(key: "baseBackgroundColor")?.color
        configuration.showsActivityIndicator = node.flag("showsActivityIndicator") ?? false
        place(&configuration, node)
        if let background = node.child("backgroundConfiguration") { fill(&configuration.background, background) }
        return configuration
    }

    /// A text that is plain, has one font, or has attributes of its own.
    private func title(_ key: String, _ attributedKey: String, _ node: NibNode) -> AttributedString? {
        if let title = node.child(key: attributedKey) { return AttributedString(title.attributedString) }
        return node.string(key).map { text in
            var title = AttributedString(text)
            if let font = node.child(key: "\(key)FontDescription")?.font { title[AttributeScopes.UIKitAttributes.FontAttribute.self] = font }
            return title
        }
    }

    private func place(_ configuration: inout UIButton.Configuration, _ node: NibNode) {
        let corners: [String: UIButton.Configuration.CornerStyle] = [
            "capsule": .capsule, "fixed": .fixed, "small": .small, "medium": .medium, "large": .large,
        ]
        let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
        let edges: [String: NSDirectionalRectEdge] = ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
        let alignments: [String: UIButton.Configuration.TitleAlignment] = ["leading": .leading, "center": .center, "trailing": .trailing]
        if let style = node["cornerStyle"].flatMap({ corners[$0] }) { configuration.cornerStyle = style }
        if let size = node["buttonSize"].flatMap({ sizes[$0] }) { configuration.buttonSize = size }
        if let edge = node["imagePlacement"].flatMap({ edges[$0] }) { configuration.imagePlacement = edge }
        if let alignment = node["titleAlignment"].flatMap({ alignments[$0] }) { configuration.titleAlignment = alignment }
        configuration.imagePadding = node.number("imagePadding") ?? configuration.imagePadding
        configuration.titlePadding = node.number("titlePadding") ?? configuration.titlePadding
        if let insets = node.child(key: "contentInsets")?.edgeInsets {
            configuration.contentInsets = .init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
    }

    private func fill(_ background: inout UIBackgroundConfiguration, _ node: NibNode) {
        background.cornerRadius = node.number("cornerRadius") ?? background.cornerRadius
        background.strokeWidth = node.number("strokeWidth") ?? background.strokeWidth
        background.backgroundColor = node.child(key: "backgroundColor")?.color
        background.strokeColor = node.child(key: "strokeColor")?.color
        background.image = node.image()
    }
}
