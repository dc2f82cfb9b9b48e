import FoundationOverlay
import ViewEngine

/// A translated text with its values put in.
struct LocalizedText {
    /// A part of the text in one inline style.
    struct Piece {
        enum Content {
            case string(String)
            case text(Text)
        }

        var content: Content
        var style: InlineStyle
    }

    private let key: LocalizedStringKey
    private let table: String?
    private let bundle: Bundle?

    init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
        self.key = key
        self.table = table
        self.bundle = bundle
    }

    func pieces(in environment: EnvironmentValues) -> [Piece] {
        var pieces: [Piece] = []
        var next = 0
        for span in InlineMarkdown.spans(of: translation(environment.locale)) {
            let format = FormatString(span.text, firstIndex: next)
            next += format.sequentialCount
            pieces += format.parts.map { Piece(content: content($0, environment.locale), style: span.style) }
        }
        return pieces
    }

    private func content(_ part: FormatString.Part, _ locale: Locale) -> Piece.Content {
        switch part {
        case .literal(let text): return .string(text)
        case .value(let index, let specifier):
            guard key.arguments.indices.contains(index) else { return .string("") }
            if case .text(let text) = key.arguments[index].value { return .text(text) }
            return .string(specifier.string(key.arguments[index].value, locale: locale))
        }
    }

    private func translation(_ locale: Locale) -> String {
        (bundle ?? .main).localizedString(forKey: key.key, value: nil, table: table)
    }
}

/// The look that inline Markdown gives a part of a text.
struct InlineStyle: Equatable {
    var isEmphasized = false
    var isStrong = false
    var isCode = false
    var isStruckThrough = false
    var link: URL?

    func apply(to attributes: inout TextAttributes, in environment: EnvironmentValues) {
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
