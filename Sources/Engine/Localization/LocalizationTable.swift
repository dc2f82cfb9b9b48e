import Foundation
import Synchronization

/// Looks keys up in the translations of bundles.
public enum LocalizationTable {
    /// A found phrase and the language it is in, which decides its plural forms.
    public struct Match: Sendable, Equatable {
        public var phrase: LocalizedPhrase
        public var language: String
    }

    /// The phrase for a key.
    /// - Parameters:
    ///   - table: name of the file without its ending; `Localizable` when `nil` or empty.
    ///   - bundle: folder of the bundle.
    ///   - languages: those a person reads, best first.
    ///   - developmentLanguage: `CFBundleDevelopmentRegion` of the bundle; `en` when `nil`.
    public static func match(
        key: String, table: String? = nil, bundle: URL, languages: @autoclosure () -> [String], developmentLanguage: String? = nil
    ) -> Match? {
        let folder = folder(at: bundle, developmentLanguage: developmentLanguage)
        guard !folder.languages.isEmpty else { return nil }
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let order = LanguageMatching.order(
            available: folder.languages, preferred: languages(), development: folder.developmentLanguage)
        for language in order {
            if let phrase = folder.phrase(key, table: name, language: language) { return Match(phrase: phrase, language: language) }
        }
        return nil
    }

    /// The text or format for a key in the language of a locale; of phrases with plural forms, the form `other`.
    public static func lookup(key: String, table: String? = nil, bundle: URL, locale: Locale) -> String? {
        guard let match = match(key: key, table: table, bundle: bundle, languages: [locale.identifier]) else { return nil }
        return PhraseFormatter(locale: locale, language: match.language).wording(of: match.phrase, arguments: [])
    }

    /// The finished text for a key: looked up, with `fallback` (the key when `nil`) where there is no translation.
    public static func string(
        key: String, fallback: String? = nil, table: String? = nil, bundle: URL, locale: Locale,
        arguments: [LocalizationArgument] = [], device: String = "iphone"
    ) -> String {
        let match = match(key: key, table: table, bundle: bundle, languages: [locale.identifier])
        let formatter = PhraseFormatter(locale: locale, language: match?.language, device: device)
        return formatter.string(match?.phrase ?? LocalizedPhrase(fallback ?? key), arguments: arguments)
    }

    /// Puts arguments into a format that has no variants.
    public static func format(_ format: String, arguments: [LocalizationArgument], locale: Locale) -> String {
        PhraseFormatter(locale: locale).string(format: format, arguments: arguments)
    }

    /// The translations of a bundle's folder, kept for the life of the process.
    public static func folder(at url: URL, developmentLanguage: String? = nil) -> LocalizationFolder {
        let key = "\(url.path)\n\(developmentLanguage ?? "")"
        return folders.withLock { folders in
            if let known = folders[key] { return known }
            let folder = LocalizationFolder(url: url, developmentLanguage: developmentLanguage)
            folders[key] = folder
            return folder
        }
    }

    private static let folders = Mutex<[String: LocalizationFolder]>([:])
}
