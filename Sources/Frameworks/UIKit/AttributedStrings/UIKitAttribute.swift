import CoreGraphics
import FoundationOverlay

/// An attribute that both kinds of attributed string have, and how its value goes from one to the other.
struct UIKitAttribute: Sendable {
    let key: NSAttributedString.Key
    /// The value as `NSAttributedString` holds it.
    let value: @Sendable (AttributeContainer) -> Any?
    /// Takes a value of `NSAttributedString`; false where it is of another type.
    let set: @Sendable (Any, inout AttributeContainer) -> Bool

    private init<Key: AttributedStringKey>(
        _ key: NSAttributedString.Key, _ type: Key.Type, from: @escaping @Sendable (Any) -> Key.Value? = { $0 as? Key.Value },
        to: @escaping @Sendable (Key.Value) -> Any = { $0 }
    ) where Key.Value: Sendable {
        self.key = key
        value = { $0[Key.self].map(to) }
        set = { value, container in
            guard let value = from(value) else { return false }
            container[Key.self] = value
            return true
        }
    }

    private typealias Keys = AttributeScopes.UIKitAttributes
    private typealias FoundationKeys = AttributeScopes.FoundationAttributes

    static let all: [UIKitAttribute] = [
        UIKitAttribute(.font, Keys.FontAttribute.self),
        UIKitAttribute(.paragraphStyle, Keys.ParagraphStyleAttribute.self),
        UIKitAttribute(.foregroundColor, Keys.ForegroundColorAttribute.self, from: color),
        UIKitAttribute(.backgroundColor, Keys.BackgroundColorAttribute.self, from: color),
        UIKitAttribute(.ligature, Keys.LigatureAttribute.self, from: { length($0).map { Int($0) } }),
        UIKitAttribute(.kern, Keys.KernAttribute.self, from: length),
        UIKitAttribute(.tracking, Keys.TrackingAttribute.self, from: length),
        UIKitAttribute(.strikethroughStyle, Keys.StrikethroughStyleAttribute.self, from: style, to: { $0.rawValue }),
        UIKitAttribute(.underlineStyle, Keys.UnderlineStyleAttribute.self, from: style, to: { $0.rawValue }),
        UIKitAttribute(.strokeColor, Keys.StrokeColorAttribute.self, from: color),
        UIKitAttribute(.strokeWidth, Keys.StrokeWidthAttribute.self, from: length),
        UIKitAttribute(.shadow, Keys.ShadowAttribute.self),
        UIKitAttribute(.attachment, Keys.AttachmentAttribute.self),
        UIKitAttribute(.baselineOffset, Keys.BaselineOffsetAttribute.self, from: length),
        UIKitAttribute(.underlineColor, Keys.UnderlineColorAttribute.self, from: color),
        UIKitAttribute(.strikethroughColor, Keys.StrikethroughColorAttribute.self, from: color),
        UIKitAttribute(.link, FoundationKeys.LinkAttribute.self, from: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
        UIKitAttribute(.inlinePresentationIntent, FoundationKeys.InlinePresentationIntentAttribute.self, from: intent, to: { $0.rawValue }),
    ]

    private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })

    static func of(_ key: NSAttributedString.Key) -> UIKitAttribute? { byKey[key] }

    @Sendable private static func color(_ value: Any) -> UIColor? {
        if let color = value as? UIColor { return color }
        return (value as? CGColor).map { UIColor(cgColor: $0) }
    }

    @Sendable private static func length(_ value: Any) -> CGFloat? { AttributeNumber.of(value) }

    @Sendable private static func style(_ value: Any) -> NSUnderlineStyle? {
        value as? NSUnderlineStyle ?? length(value).map { NSUnderlineStyle(rawValue: Int($0)) }
    }

    @Sendable private static func intent(_ value: Any) -> InlinePresentationIntent? {
        value as? InlinePresentationIntent ?? (value as? UInt ?? length(value).map { UInt($0) }).map(InlinePresentationIntent.init(rawValue:))
    }
}
