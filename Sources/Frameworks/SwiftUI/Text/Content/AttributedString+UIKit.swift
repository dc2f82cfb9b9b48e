import CoreGraphics
import FoundationOverlay
import UIKit

extension AttributedString {
    /// The text of a string of UIKit's, with those of its attributes that `Text` draws, and its links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
            let part = nsStr.attributedSubstring(from: range).string
            append(AttributedString(part, attributes: AttributeContainer(uiKit: attributes)))
        }
    }
}

extension AttributeContainer {
    /// What SwiftUI calls the attributes of UIKit.
    fileprivate init(uiKit attributes: [NSAttributedString.Key: Any]) {
        self.init()
        if let font = attributes[.font] as? UIFont { self.font = Font(font) }
        self.foregroundColor = Self.color(attributes[.foregroundColor])
        self.backgroundColor = Self.color(attributes[.backgroundColor])
        self.underlineStyle = Self.line(attributes[.underlineStyle], Self.color(attributes[.underlineColor]))
        self.strikethroughStyle = Self.line(attributes[.strikethroughStyle], Self.color(attributes[.strikethroughColor]))
        self.kern = Self.length(attributes[.kern])
        self.tracking = Self.length(attributes[.tracking])
        self.baselineOffset = Self.length(attributes[.baselineOffset])
        self.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    }

    private static func color(_ value: Any?) -> Color? {
        if let color = value as? UIColor { return Color(color) }
        return (value as? CGColor).map { Color(cgColor: $0) }
    }

    private static func line(_ value: Any?, _ color: Color?) -> Text.LineStyle? {
        let style = (value as? Int).map(NSUnderlineStyle.init(rawValue:)) ?? value as? NSUnderlineStyle
        guard let style, style.rawValue != 0 else { return nil }
        let pattern: Text.LineStyle.Pattern = style.contains(.patternDot) ? .dot : style.contains(.patternDash) ? .dash : .solid
        return Text.LineStyle(pattern: pattern, color: color)
    }

    private static func length(_ value: Any?) -> CGFloat? {
        switch value {
        case let length as CGFloat: length
        case let length as Double: CGFloat(length)
        case let length as Int: CGFloat(length)
        case let length as NSNumber: CGFloat(length.doubleValue)
        default: nil
        }
    }
}
