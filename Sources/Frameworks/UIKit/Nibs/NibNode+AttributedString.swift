import CoreGraphics
import FoundationOverlay

extension NibNode {
    /// The text of an `<attributedString>` with the attributes of its fragments.
    @MainActor var attributedString: NSAttributedString {
        let whole = NSMutableAttributedString()
        for fragment in children("fragment") {
            let content = fragment.string("content") ?? fragment.child("mutableString")?.text ?? ""
            whole.append(NSAttributedString(string: content, attributes: fragment.child("attributes")?.textAttributes))
        }
        return whole
    }

    @MainActor private var textAttributes: [NSAttributedString.Key: Any] {
        var found: [NSAttributedString.Key: Any] = [:]
        for attribute in children {
            guard let key = attribute["key"], let value = attribute.textAttribute else { continue }
            found[NSAttributedString.Key(rawValue: key)] = value
        }
        return found
    }

    /// The value of one attribute of a text; nil where Interface Builder writes nothing that UIKit reads.
    @MainActor private var textAttribute: Any? {
        switch name {
        case "font": font
        case "color": color
        case "paragraphStyle": paragraphStyle
        case "integer": self["value"].flatMap { Int($0) }
        case "real": number("value")
        case "url": self["string"].flatMap { URL(string: $0) }
        default: nil
        }
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = NSTextAlignment(nib: self["alignment"]) { style.alignment = alignment }
        if let mode = NSLineBreakMode(nib: self["lineBreakMode"]) { style.lineBreakMode = mode }
        let lengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
            ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing), ("paragraphSpacingBefore", \.paragraphSpacingBefore),
            ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
            ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent), ("tailIndent", \.tailIndent),
        ]
        for (attribute, path) in lengths { if let length = number(attribute) { style[keyPath: path] = length } }
        return style
    }
}

extension NSLineBreakMode {
    init?(nib name: String?) {
        let modes: [String: NSLineBreakMode] = [
            "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
            "clip": .byClipping, "clipping": .byClipping, "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
            "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
            "truncatingMiddle": .byTruncatingMiddle,
        ]
        guard let mode = name.flatMap({ modes[$0] }) else { return nil }
        self = mode
    }
}
