import Foundation
import Localization

/// Where a text is looked up, and for whom.
struct LocalizationSource {
    var bundle: Bundle
    /// Best first.
    var languages: [String]
    var locale: Locale

    init(bundle: Bundle? = nil, languages: [String] = Locale.preferredLanguages, locale: Locale = .current) {
        self.bundle = bundle ?? .main
        self.languages = languages
        self.locale = locale
    }

    func match(_ key: String, table: String?) -> LocalizationTable.Match? {
        let development = bundle._developmentLanguage
        let url = bundle.resourceURL ?? bundle.bundleURL
        defer { reportFailures(LocalizationTable.folder(at: url, developmentLanguage: development)) }
        return LocalizationTable.match(
            key: key, table: table, bundle: url, languages: languages, developmentLanguage: development)
    }

    /// The finished text of a key; `value` where there is no translation.
    func string(_ key: String, value: String.LocalizationValue, table: String?) -> String {
        let match = match(key, table: table)
        let formatter = PhraseFormatter(locale: locale, language: match?.language)
        return formatter.string(
            match?.phrase ?? LocalizedPhrase(value._key), arguments: value._localizationArguments(locale: locale))
    }

    private func reportFailures(_ folder: LocalizationFolder) {
        for failure in folder.failures { OverlayDiagnostics.report(.localizationUnreadable, failure.description) }
    }
}
