import Foundation
import Localization

extension AttributedString {
    /// Looks a text up in the translations and reads its inline Markdown.
    public init(
        localized key: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(source: LocalizationSource(bundle: bundle, locale: locale), key._key, key, table)
    }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(source: LocalizationSource(bundle: bundle, locale: locale), "\(key)", defaultValue, table)
    }

    /// Localises a resource in the language of its locale and reads its inline Markdown.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        let languages = [resource.locale.identifier] + Locale.preferredLanguages
        let source = LocalizationSource(bundle: Bundle(url: resource.bundle.url), languages: languages, locale: resource.locale)
        self.init(source: source, resource.key, resource.defaultValue, resource.table)
    }

    /// Marks on the values put into a localised text.
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// Markdown is read before values are put in, so that they are never taken for it.
    private init(source: LocalizationSource, _ key: String, _ value: String.LocalizationValue, _ table: String?) {
        let match = source.match(key, table: table)
        let formatter = PhraseFormatter(locale: source.locale, language: match?.language)
        let arguments = value._localizationArguments(locale: source.locale)
        let wording = match.map { formatter.wording(of: $0.phrase, arguments: arguments) } ?? value._key
        let hasPlaces = !arguments.isEmpty || match?.phrase.hasPlural == true
        var next = 0
        self.init()
        let spans = InlineMarkdown.spans(of: wording)
        var texts = spans.map { hasPlaces ? formatter.string(format: $0.text, arguments: arguments, next: &next) : $0.text }
        InlineMarkdown.inflect(&texts, styles: spans.map(\.style), language: match?.language ?? source.locale.identifier)
        for (span, text) in zip(spans, texts) { append(AttributedString((text, span.style), baseURL: nil)) }
    }
}
