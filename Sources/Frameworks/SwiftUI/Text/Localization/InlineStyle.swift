import FoundationOverlay
import ViewEngine

/// The look that inline Markdown gives a part of a text.
struct InlineStyle: Equatable {
    var isEmphasized = false
    var isStrong = false
    var isCode = false
    var isStruckThrough = false
    var link: URL?

    func apply(to attributes: inout TextAttributes) {
        if isEmphasized { attributes.apply(.fontModifier(.italic(true))) }
        if isStrong { attributes.apply(.fontModifier(.bold(true))) }
        if isCode { attributes.apply(.fontModifier(.monospaced(true))) }
        if isStruckThrough { attributes.apply(.strikethrough(.single)) }
        if link != nil { attributes.apply(.foreground(TextForeground(Color.accentColor))) }
    }
}

/// Inline Markdown of translated texts.
enum InlineMarkdown {
    static func spans(of text: String) -> [(text: String, style: InlineStyle)] { [(text, InlineStyle())] }
}
