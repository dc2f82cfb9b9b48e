import FoundationOverlay

/// The look that inline Markdown gives a part of a text.
struct InlineStyle: Equatable {
    var isEmphasized = false
    var isStrong = false
    var isCode = false
    var isStruckThrough = false
    /// The address of a link as it is written.
    var link: String?

    func apply(to attributes: inout TextAttributes) {
        if isEmphasized { attributes.apply(.fontModifier(.italic(true))) }
        if isStrong { attributes.apply(.fontModifier(.bold(true))) }
        if isCode { attributes.apply(.fontModifier(.monospaced(true))) }
        if isStruckThrough { attributes.apply(.strikethrough(.single)) }
        if link != nil { attributes.apply(.foreground(TextForeground(Color.accentColor))) }
    }
}
