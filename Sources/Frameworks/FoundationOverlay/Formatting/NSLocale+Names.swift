import Foundation

/// Names in the locale's language.
extension NSLocale {
    private var value: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

    public func localizedString(forLocaleIdentifier identifier: String) -> String { value.localizedString(forIdentifier: identifier) ?? identifier }
    public func localizedString(forLanguageCode code: String) -> String? { value.localizedString(forLanguageCode: code) }
    public func localizedString(forCountryCode code: String) -> String? { value.localizedString(forRegionCode: code) }
    public func localizedString(forScriptCode code: String) -> String? { value.localizedString(forScriptCode: code) }
    public func localizedString(forCurrencyCode code: String) -> String? { value.localizedString(forCurrencyCode: code) }
}
