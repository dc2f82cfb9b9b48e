import CICU
import Foundation
import Synchronization

/// Which plural form a language uses for a number, as ICU's data from CLDR say.
public struct PluralRules: Sendable {
    private let rules: Rules

    /// The rules of a language (`de`, `pt-PT`, `zh-Hans-CN`); a language CLDR does not know has the form `other` only.
    public init(language: String) {
        rules = Self.known.withLock { known in
            if let rules = known[language] { return rules }
            let rules = Rules(language)
            known[language] = rules
            return rules
        }
    }

    public func category(of number: ShownNumber) -> PluralCategory { rules.category(of: number) }

    private static let known = Mutex<[String: Rules]>([:])

    /// ICU's rules are kept for as long as the process lives; they answer on any thread.
    private final class Rules: @unchecked Sendable {
        private let rules: OpaquePointer?

        init(_ language: String) {
            var status: Int32 = 0
            let rules = swift_uplrules_open(language.replacing("-", with: "_"), &status)
            self.rules = status > 0 ? nil : rules
        }

        func category(of number: ShownNumber) -> PluralCategory {
            guard let rules else { return .other }
            var keyword = [UInt16](repeating: 0, count: 16)
            let count = islet_icu_plural(rules, number.digits, Int32(number.fractionDigits), &keyword, Int32(keyword.count))
            guard count > 0 else { return .other }
            return PluralCategory(rawValue: String(decoding: keyword.prefix(Int(count)), as: UTF16.self)) ?? .other
        }
    }
}
