import FoundationOverlay

extension AttributedString {
    /// The text of a string of UIKit's with its attributes.
    /// - Support: partial: attributes of UIKit and links; those of scopes of one's own are left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
            append(AttributedString(nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
        }
    }

    /// The same; which scope is named makes no difference here.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws { self.init(nsStr) }
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }
}

extension NSAttributedString {
    /// The text of an attributed string with its attributes.
    /// - Support: partial: attributes of UIKit, links and the intents of Markdown; SwiftUI's and those of scopes of one's own are left out.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let part = String(attrStr.characters[run.range])
            text.append(NSAttributedString(string: part, attributes: [NSAttributedString.Key: Any](run.attributes)))
        }
        self.init(attributedString: text)
    }

    /// The same; which scope is named makes no difference here.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
        self.init(attrStr)
    }
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws { self.init(attrStr) }
}

extension AttributeContainer {
    /// Those of the attributes that UIKit has.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for (key, value) in dictionary { _ = UIKitAttribute.of(key)?.set(value, &self) }
    }

    /// The same; which scope is named makes no difference here.
    public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>) throws {
        self.init(dictionary)
    }
    public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: S.Type) throws { self.init(dictionary) }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Those of the attributes that UIKit has.
    public init(_ container: AttributeContainer) {
        self.init()
        for attribute in UIKitAttribute.all { self[attribute.key] = attribute.value(container) }
    }

    /// The same; which scope is named makes no difference here.
    public init<S: AttributeScope>(_ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>) throws { self.init(container) }
    public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws { self.init(container) }
}
