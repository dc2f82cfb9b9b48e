import FoundationOverlay
import Localization
import UIKit
import ViewEngine

extension TextResolver {
    /// Appends an attributed string: its own attributes win over the surroundings'.
    mutating func append(_ string: AttributedString, _ outer: TextAttributes) {
        for run in string.runs {
            var attributes = outer
            run.attributes.apply(to: &attributes, in: environment)
            append(String(string[run.range].characters), attributes)
        }
    }
}

extension AttributeContainer {
    func apply(to attributes: inout TextAttributes, in environment: EnvironmentValues) {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        if self[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
            attributes.foreground = TextForeground(TintShapeStyle())
        }
        applyUIKit(to: &attributes)
        if let font = self[Keys.FontAttribute.self] { attributes.font = font }
        if let intent = self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] { intent.style.apply(to: &attributes) }
        if let color = self[Keys.ForegroundColorAttribute.self] { attributes.foreground = TextForeground(color) }
        if let color = self[Keys.BackgroundColorAttribute.self] { attributes.background = color }
        if let kern = self[Keys.KerningAttribute.self] { attributes.kerning = kern }
        if let tracking = self[Keys.TrackingAttribute.self] { attributes.tracking = tracking }
        if let offset = self[Keys.BaselineOffsetAttribute.self] { attributes.baselineOffset = offset }
        if let line = self[Keys.UnderlineStyleAttribute.self] { attributes.underline = line }
        if let line = self[Keys.StrikethroughStyleAttribute.self] { attributes.strikethrough = line }
    }
}

extension AttributeContainer {
    /// What a string of UIKit's brought along; attributes of SwiftUI's own win.
    private func applyUIKit(to attributes: inout TextAttributes) {
        typealias Keys = AttributeScopes.UIKitAttributes
        if let font = self[Keys.FontAttribute.self] { attributes.font = Font(font) }
        if let color = self[Keys.ForegroundColorAttribute.self] { attributes.foreground = TextForeground(Color(uiColor: color)) }
        if let color = self[Keys.BackgroundColorAttribute.self] { attributes.background = Color(uiColor: color) }
        if let kern = self[Keys.KernAttribute.self] { attributes.kerning = kern }
        if let tracking = self[Keys.TrackingAttribute.self] { attributes.tracking = tracking }
        if let offset = self[Keys.BaselineOffsetAttribute.self] { attributes.baselineOffset = offset }
        if let style = self[Keys.UnderlineStyleAttribute.self] {
            attributes.underline = Text.LineStyle(style, color: self[Keys.UnderlineColorAttribute.self])
        }
        if let style = self[Keys.StrikethroughStyleAttribute.self] {
            attributes.strikethrough = Text.LineStyle(style, color: self[Keys.StrikethroughColorAttribute.self])
        }
    }
}

extension Text.LineStyle {
    /// Nil for no line.
    fileprivate init?(_ style: NSUnderlineStyle, color: UIColor?) {
        guard style.rawValue != 0 else { return nil }
        let pattern: Pattern = style.contains(.patternDot) ? .dot : style.contains(.patternDash) ? .dash : .solid
        self.init(pattern: pattern, color: color.map { Color(uiColor: $0) })
    }
}

extension InlinePresentationIntent {
    /// The look of what inline Markdown says of a text.
    fileprivate var style: InlineStyle {
        var style = InlineStyle()
        style.isEmphasized = contains(.emphasized)
        style.isStrong = contains(.stronglyEmphasized)
        style.isCode = contains(.code)
        style.isStruckThrough = contains(.strikethrough)
        return style
    }
}
