import FoundationOverlay
import Localization
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

    /// What is looked up.
    let key: String
    /// What is shown where there is no translation.
    let fallback: String
    let arguments: [LocalizedStringKey.Argument]
    let table: String?
    let bundle: Bundle

    init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
        self.key = key.key
        fallback = key.key
        arguments = key.arguments
        self.table = table
        self.bundle = bundle ?? .main
    }

    init(_ resource: LocalizedStringResource) {
        key = resource.key
        fallback = resource.defaultValue._key
        arguments = resource.defaultValue._localizationArguments(locale: resource.locale).map { .init($0) }
        table = resource.table
        bundle = Bundle(url: resource.bundle.url) ?? .main
    }

    func pieces(in environment: EnvironmentValues) -> [Piece] {
        let template = LocalizedTemplate.of(self, in: environment.locale)
        var next = 0
        var pieces = template.parts.map { Piece(content: content($0.segment, &next, template.formatter), style: $0.style) }
        agree(&pieces, template.language)
        return pieces
    }

    /// Words that agree with a number get its form.
    private func agree(_ pieces: inout [Piece], _ language: String) {
        guard pieces.contains(where: { $0.style.inflection != nil }) else { return }
        var texts = pieces.map { piece in if case .string(let text) = piece.content { text } else { "" } }
        InlineMarkdown.inflect(&texts, styles: pieces.map(\.style), language: language)
        for (index, text) in texts.enumerated() {
            if case .string = pieces[index].content { pieces[index].content = .string(text) }
        }
    }

    private func content(_ segment: FormatSegment, _ next: inout Int, _ formatter: PhraseFormatter) -> Piece.Content {
        switch segment {
        case .text(let text): return .string(text)
        case .substitution: return .string("")
        case .decidingArgument: return value(arguments.firstIndex(where: \.isNumber) ?? 0, FormatSpecifier(conversion: "@"), formatter)
        case .argument(let specifier):
            let index = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            return value(index, specifier, formatter)
        }
    }

    private func value(_ index: Int, _ specifier: FormatSpecifier, _ formatter: PhraseFormatter) -> Piece.Content {
        guard arguments.indices.contains(index) else { return .string("") }
        if case .text(let text) = arguments[index] { return .text(text) }
        return .string(formatter.string(arguments[index].localizationArgument, specifier))
    }
}
