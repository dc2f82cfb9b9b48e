import Foundation
import IsletModel

/// Which plural form a language uses for a number.
public struct PluralRules: Sendable {
    private let rules: [(category: PluralCategory, rule: PluralRule)]

    /// The rules of a language (`de`, `pt-PT`, `zh-Hans-CN`); a language CLDR does not know has the form `other` only.
    public init(language: String) {
        rules = Self.all[language] ?? Self.all[LanguageTag(language).language] ?? []
    }

    public func category(of operands: PluralOperands) -> PluralCategory {
        rules.first { $0.rule.matches(operands) }?.category ?? .other
    }

    /// Every language with rules of its own.
    public static var languages: [String] { all.keys.sorted() }

    private static let all: [String: [(category: PluralCategory, rule: PluralRule)]] = {
        var all: [String: [(category: PluralCategory, rule: PluralRule)]] = [:]
        for group in file.groups {
            let rules = PluralCategory.allCases.compactMap { category in
                group.rules[category.rawValue].flatMap(PluralRule.init).map { (category, $0) }
            }
            for language in group.languages { all[language] = rules }
        }
        return all
    }()

    private struct File: Decodable {
        struct Group: Decodable {
            var languages: [String]
            var rules: [String: String]
        }
        var groups: [Group]
    }

    private static let file: File = BundledData.read("plural-rules", in: .module)
}
