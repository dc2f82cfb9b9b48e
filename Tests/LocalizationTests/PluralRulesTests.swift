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
        let found = [1, 2, 0, 5, 11, 21].map { "\($0):\(rules.category(of: PluralOperands(Int64($0))))" }.joined(separator: " ")
        #expect(found == expected)
    }

    @Test func visibleFractionDigitsCount() {
        let english = PluralRules(language: "en")
        #expect(english.category(of: PluralOperands(1.0, fractionDigits: 0)) == .one)
        #expect(english.category(of: PluralOperands(1.0, fractionDigits: 1)) == .other)
        #expect(english.category(of: PluralOperands(1.5)) == .other)
    }

    @Test func operandsAreReadFromTheDigits() {
        let operands = PluralOperands(-12.3, fractionDigits: 3)
        #expect(operands.n == 12.3)
        #expect(operands.i == 12)
        #expect(operands.v == 3)
        #expect(operands.w == 1)
        #expect(operands.f == 300)
        #expect(operands.t == 3)
    }

    @Test func everyLanguageHasRulesThatCanBeRead() {
        #expect(PluralRules.languages.count > 150)
        #expect(PluralRule("n is many") == nil)
        #expect(PluralRule("i mod 10 in 2..4 and i mod 100 not in 12..14") != nil)
    }
}
