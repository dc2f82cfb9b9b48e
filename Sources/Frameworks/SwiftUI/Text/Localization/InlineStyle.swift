import FoundationOverlay
import Localization

extension InlineStyle {
    /// The look that inline Markdown gives a part of a text.
    func apply(to attributes: inout TextAttributes) {
        if isEmphasized { attributes.apply(.fontModifier(.italic(true))) }
        if isStrong { attributes.apply(.fontModifier(.bold(true))) }
        if isCode { attributes.apply(.fontModifier(.monospaced(true))) }
        if isStruckThrough { attributes.apply(.strikethrough(.single)) }
        if link != nil { attributes.apply(.foreground(TextForeground(Color.accentColor))) }
    }
}
