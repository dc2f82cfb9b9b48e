import Foundation

/// Reads `.stringsdict` files: plural rules and, with `NSStringDeviceSpecificRuleType`, wordings by device.
public enum StringsDictFile {
    static let pluralRule = "NSStringPluralRuleType"
    static let deviceRule = "NSStringDeviceSpecificRuleType"

    public static func read(_ data: Data, file: String) throws -> [String: LocalizedPhrase] {
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw LocalizationFailure(file: file, reason: "is a damaged property list (\(error.localizedDescription))")
        }
        guard let table = list as? [String: Any] else { throw LocalizationFailure(file: file, reason: "is not a dictionary of phrases") }
        var phrases: [String: LocalizedPhrase] = [:]
        for (key, value) in table {
            guard let rules = value as? [String: Any] else {
                throw LocalizationFailure(file: file, reason: "the entry “\(key)” is not a dictionary with NSStringLocalizedFormatKey")
            }
            phrases[key] = try phrase(rules, key: key, file: file)
        }
        return phrases
    }

    private static func phrase(_ rules: [String: Any], key: String, file: String) throws -> LocalizedPhrase {
        var substitutions: [String: LocalizedPhrase.Substitution] = [:]
        for (name, value) in rules {
            guard let rule = value as? [String: Any], rule["NSStringFormatSpecTypeKey"] as? String == pluralRule else { continue }
            substitutions[name] = .init(
                specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d", variant: .plural(forms(rule)))
        }
        if let devices = rules[deviceRule] as? [String: Any] {
            var forms: [String: LocalizedVariant] = [:]
            for (device, value) in devices {
                if let text = value as? String { forms[device] = .text(text) }
                guard let rules = value as? [String: Any] else { continue }
                let phrase = try phrase(rules, key: key, file: file)
                forms[device] = phrase.variant
                substitutions.merge(phrase.substitutions) { _, new in new }
            }
            return LocalizedPhrase(variant: .device(forms), substitutions: substitutions)
        }
        if let widths = rules["NSStringVariableWidthRuleType"] as? [String: String] {
            let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
            return LocalizedPhrase(widest?.value ?? key)
        }
        guard let format = rules["NSStringLocalizedFormatKey"] as? String else {
            throw LocalizationFailure(file: file, reason: "the entry “\(key)” has no NSStringLocalizedFormatKey")
        }
        return LocalizedPhrase(variant: .text(format), substitutions: substitutions)
    }

    private static func forms(_ rule: [String: Any]) -> [PluralCategory: LocalizedVariant] {
        var forms: [PluralCategory: LocalizedVariant] = [:]
        for category in PluralCategory.allCases {
            if let text = rule[category.rawValue] as? String { forms[category] = .text(text) }
            guard let devices = (rule[category.rawValue] as? [String: Any])?[deviceRule] as? [String: String] else { continue }
            forms[category] = .device(devices.mapValues(LocalizedVariant.text))
        }
        return forms
    }
}
