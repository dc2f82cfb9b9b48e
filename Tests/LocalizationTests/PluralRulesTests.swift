import Localization
import Testing

@Suite struct PluralRulesTests {
    @Test(arguments: [
        ("en", "1:one 2:other 0:other 5:other 11:other 21:other"),
        ("fr", "1:one 2:other 0:one 5:other 11:other 21:other"),
        ("ru", "1:one 2:few 0:many 5:many 11:many 21:one"),
        ("pl", "1:one 2:few 0:many 5:many 11:many 21:many"),
        ("ar", "1:one 2:two 0:zero 5:few 11:many 21:many"),
        ("ja", "1:other 2:other 0:other 5:other 11:other 21:other"),
        ("pt-PT", "1:one 2:other 0:other 5:other 11:other 21:other"),
        ("pt-BR", "1:one 2:other 0:one 5:other 11:other 21:other"),
        ("zz", "1:other 2:other 0:other 5:other 11:other 21:other"),
    ])
    func wholeNumbersHaveTheFormsOfTheLanguage(language: String, expected: String) {
        let rules = PluralRules(language: language)
        let found = [1, 2, 0, 5, 11, 21].map { "\($0):\(rules.category(of: ShownNumber(Int64($0))))" }.joined(separator: " ")
        #expect(found == expected)
    }

    @Test func visibleFractionDigitsCount() {
        let english = PluralRules(language: "en")
        #expect(english.category(of: ShownNumber(1.0, fractionDigits: 0)) == .one)
        #expect(english.category(of: ShownNumber(1.0, fractionDigits: 1)) == .other)
        #expect(english.category(of: ShownNumber(1.5)) == .other)
    }

    @Test(arguments: [
        ("lt", 1.5, 1, PluralCategory.many), ("lt", 10.0, 0, .other), ("cs", 1.5, 1, .many), ("lv", 0.1, 1, .one), ("da", 0.3, 1, .one),
        ("fr", 1_000_000, 0, .many), ("zh-Hans-CN", 1, 0, .other), ("de_AT", 1, 0, .one),
    ])
    func digitsAfterThePointDecideAsTheLanguageHasIt(language: String, value: Double, fractionDigits: Int, expected: PluralCategory) {
        #expect(PluralRules(language: language).category(of: ShownNumber(value, fractionDigits: fractionDigits)) == expected)
    }

    @Test func largeNumbersHaveForms() {
        #expect(PluralRules(language: "ru").category(of: ShownNumber(9_007_199_254_740_991)) == .one)
        #expect(PluralRules(language: "ru").category(of: ShownNumber(-1_000_000_000_002)) == .few)
        #expect(PluralRules(language: "en").category(of: ShownNumber(.nan)) == .other)
    }
}
