import FoundationOverlay
import Localization
import Metrics
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
        let match = LocalizationTable.match(
            key: key, table: table, bundle: bundle.resourceURL ?? bundle.bundleURL,
            languages: [environment.locale.identifier] + Locale.preferredLanguages, developmentLanguage: bundle._developmentLanguage)
        let formatter = PhraseFormatter(
            locale: environment.locale, language: match?.language, device: DeviceTraits.current.idiom.localizationName)
        let values = arguments.map(\.localizationArgument)
        let wording = match.map { formatter.wording(of: $0.phrase, arguments: values) } ?? fallback
        let spans = InlineMarkdown.spans(of: wording)
        if arguments.isEmpty, match?.phrase.hasPlural != true { return spans.map { Piece(content: .string($0.text), style: $0.style) } }
        var next = 0
        return spans.flatMap { span in
            FormatSegment.parse(span.text).map { Piece(content: content($0, &next, formatter), style: span.style) }
        }
    }

    private func content(_ segment: FormatSegment, _ next: inout Int, _ formatter: PhraseFormatter) -> Piece.Content {
        switch segment {
        case .text(let text): return .string(text)
        case .substitution: return .string("")
        case .decidingArgument: return value(arguments.firstIndex(where: \.isNumber) ?? 0, "%@", formatter)
        case .argument(let specifier):
            let index = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            return value(index, specifier.format, formatter)
        }
    }

    private func value(_ index: Int, _ format: String, _ formatter: PhraseFormatter) -> Piece.Content {
        guard arguments.indices.contains(index) else { return .string("") }
        if case .text(let text) = arguments[index] { return .text(text) }
        return .string(formatter.string(format: format, arguments: [arguments[index].localizationArgument]))
    }
}

extension FormatSpecifier {
    /// The specifier without its position, as a format of one value.
    fileprivate var format: String {
        "%" + flags + (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "") + String(conversion)
    }
}

extension DeviceTraits.Idiom {
    /// The device's name in translations that vary by device.
    fileprivate var localizationName: String {
        switch self {
        case .phone: "iphone"
        case .pad: "ipad"
        case .watch: "applewatch"
        case .vision: "applevision"
        case .mac: "mac"
        }
    }
}
