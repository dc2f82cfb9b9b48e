import FoundationOverlay
import Localization
import Metrics
import Synchronization

/// The wording of a text in a language: its parts in one style each, with places for values.
struct LocalizedTemplate: Sendable {
    var parts: [(segment: FormatSegment, style: InlineStyle)]
    var formatter: PhraseFormatter
    /// What the wording is in.
    var language: String

    /// The wording of a text. Where the values do not decide about it, it is found once.
    static func of(_ text: LocalizedText, in locale: Locale) -> LocalizedTemplate {
        let key = Key(text, locale)
        if let known = found.withLock({ $0[key] }) { return known.template }
        let (template, isForAllValues) = find(text, locale)
        if isForAllValues {
            found.withLock { found in
                if found.count >= mostFound { found.removeAll(keepingCapacity: true) }
                found[key] = Found(template: template, bundle: text.bundle)
            }
        }
        return template
    }

    private struct Key: Hashable {
        var key: String
        var fallback: String
        var hasArguments: Bool
        var table: String?
        var bundle: ObjectIdentifier
        var locale: Locale
        var idiom: DeviceTraits.Idiom

        init(_ text: LocalizedText, _ locale: Locale) {
            (key, fallback, table) = (text.key, text.fallback, text.table)
            hasArguments = !text.arguments.isEmpty
            bundle = ObjectIdentifier(text.bundle)
            self.locale = locale
            idiom = DeviceTraits.current.idiom
        }
    }

    /// The bundle is kept so that no other one takes its identity.
    private struct Found: @unchecked Sendable {
        var template: LocalizedTemplate
        var bundle: Bundle
    }

    private static let mostFound = 256
    private static let found = Mutex<[Key: Found]>([:])

    private static func find(_ text: LocalizedText, _ locale: Locale) -> (LocalizedTemplate, isForAllValues: Bool) {
        let bundle = text.bundle
        let match = LocalizationTable.match(
            key: text.key, table: text.table, bundle: bundle.resourceURL ?? bundle.bundleURL,
            languages: [locale.identifier] + Locale.preferredLanguages, developmentLanguage: bundle._developmentLanguage)
        let formatter = PhraseFormatter(
            locale: locale, language: match?.language, device: DeviceTraits.current.idiom.localizationName)
        let wording = match.map { formatter.wording(of: $0.phrase, arguments: text.arguments.map(\.localizationArgument)) } ?? text.fallback
        let language = match?.language ?? bundle._developmentLanguage ?? locale.identifier
        let spans = InlineMarkdown.spans(of: wording)
        let hasPlural = match?.phrase.hasPlural == true
        let parts = spans.flatMap { span in
            let segments = text.arguments.isEmpty && !hasPlural ? [.text(span.text)] : FormatSegment.parse(span.text)
            return segments.map { (segment: $0, style: span.style) }
        }
        return (LocalizedTemplate(parts: parts, formatter: formatter, language: language), !hasPlural)
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
