import Ledger
import Testing

struct RuleCatalogueTests {
    private let catalogue = RuleCatalogue.standard

    @Test func everyRuleIsThereOnceInItsOrder() {
        #expect(catalogue.rules.map(\.rule) == (1...167).map { RuleNumber(UInt8($0)) })
        #expect(catalogue[61]?.certainty == .high)
        #expect(catalogue[200] == nil)
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
