import IsletModel
import Testing

struct RuleCatalogueTests {
    private let catalogue = RuleCatalogue.standard

    @Test func everyRuleIsThereOnceInItsOrder() {
        #expect(catalogue.rules.map(\.rule) == RuleID.allCases)
        #expect(RuleID.allCases == RuleID.allCases.sorted())
        #expect(catalogue[.dailyReloads].certainty == .high)
    }

    @Test func everyRuleHasATextASourceAndAModule() {
        for rule in catalogue.rules {
            #expect(rule.text.count > 10, "\(rule.rule)")
            #expect(!rule.sources.isEmpty && rule.sources.allSatisfy { $0.hasPrefix("source document 00") }, "\(rule.rule)")
            #expect(!rule.module.isEmpty, "\(rule.rule)")
        }
    }

    @Test func aRefutedRuleSaysWhatHoldsInstead() {
        for rule in catalogue.rules where rule.certainty == .refuted { #expect(rule.remark != nil, "\(rule.rule)") }
    }
}
