import Foundation

extension String {
    /// Choices for how a text is localised.
    public struct LocalizationOptions: Sendable, Equatable {
        /// Texts put in the place of values, in their order.
        public var replacements: [String]?

        public init() {}
    }

    /// Looks a text up in the translations; the text itself where there is none.
    /// - Parameter locale: how values are written. The language is chosen from those the person reads.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = LocalizationSource(bundle: bundle, locale: locale).string(keyAndValue._key, value: keyAndValue, table: table)
    }

    /// Looks a key up in the translations; `defaultValue` where there is none.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizationSource(bundle: bundle, locale: locale).string("\(key)", value: defaultValue, table: table)
    }

    public init(
        localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale)
    }

    /// Localises a resource in the language of its locale.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        let bundle = Bundle(url: resource.bundle.url)
        let languages = [resource.locale.identifier] + Locale.preferredLanguages
        self = LocalizationSource(bundle: bundle, languages: languages, locale: resource.locale)
            .string(resource.key, value: resource.defaultValue, table: resource.table)
    }

    public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
        self.init(localized: resource)
    }
}
