import Foundation
import Localization

extension Bundle {
    /// The text for a key in the language of the person; `value`, or the key, where there is no translation.
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        let source = LocalizationSource(bundle: self)
        guard let match = source.match(key, table: tableName) else {
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
        let formatter = PhraseFormatter(locale: source.locale, language: match.language)
        let text = formatter.wording(of: match.phrase, arguments: [])
        if match.phrase.hasPlural { PluralFormats.remember(match, for: text) }
        return text
    }

    /// A value of the bundle's information: that of the person's language, where there is one. Foundation's own looks nowhere else where
    /// anything is localized.
    public func object(forInfoDictionaryKey key: String) -> Any? { localizedInfoDictionary?[key] ?? infoDictionary?[key] }

    /// The bundle's languages that the person reads, best first.
    public var preferredLocalizations: [String] {
        let folder = LocalizationTable.folder(at: resourceURL ?? bundleURL, developmentLanguage: _developmentLanguage)
        return LanguageMatching.order(
            available: folder.languages, preferred: Locale.preferredLanguages, development: folder.developmentLanguage)
    }

    /// The language the program was written in; nil where its information does not say. Foundation's own
    /// `developmentLocalization` ends the process then.
    public var _developmentLanguage: String? { self === Bundle.main ? Self.developmentLanguageOfMain : developmentRegion }

    private static let developmentLanguageOfMain = Bundle.main.developmentRegion

    private var developmentRegion: String? { object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String }

    /// Every language the bundle has translations in.
    public var localizations: [String] {
        LocalizationTable.folder(at: resourceURL ?? bundleURL, developmentLanguage: _developmentLanguage).languages
    }
}

/// The text for a key in the translations of a bundle.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}
