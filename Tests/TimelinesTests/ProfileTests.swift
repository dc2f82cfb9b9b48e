import Foundation
import Testing

@testable import Timelines

struct ProfileTests {
    private func profile(_ json: String, device: String? = nil, authority: ExemptionAuthority = .apple) throws -> WidgetProfile {
        try WidgetProfile(device: device, authority: authority, overrides: Data(json.utf8))
    }

    private func number(_ name: String, _ value: String) -> String {
        #"{ "numbers": { "\#(name)": { "value": \#(value), "source": "mine", "confidence": "low" } } }"#
    }

    @Test func everyNumberHasASource() {
        #expect(WidgetProfile.sources.count > 20)
        for (name, value) in WidgetProfile.sources { #expect(value.source.count > 10, "\(name)") }
        for row in RulesFile.standard.reloads { #expect(!row.source.isEmpty, "\(row.reason)") }
        for row in RulesFile.standard.sessions { #expect(!row.source.isEmpty, "\(row.session)") }
    }

    @Test func theStandardNumbersAreThePublishedOnes() {
        let profile = WidgetProfile.standard
        #expect(profile.timing.provider == 28)
        #expect(profile.limits.slowProvider == 5)
        #expect(profile.limits.shortestSpacing == 300)
        #expect(profile.budget.window == 86_400)
        #expect(profile.stack.mostWidgets == 10)
    }

    @Test func restsGrowAndStayAtTheLast() {
        #expect((1...7).map { WidgetProfile.standard.timing.backOff(afterFailures: $0) } == [30, 60, 300, 900, 3600, 3600, 3600])
    }

    @Test func aFileOverridesSingleNumbers() throws {
        #expect(try profile(number("providerSeconds", "10")).timing.provider == 10)
        #expect(try profile(number("budgetCurve", "[[0, 5], [10, 9]]")).budget.size(views: 10, isLearning: false, isLowPower: false) == 9)
        #expect(try profile("{}").timing == WidgetProfile.standard.timing)
    }

    @Test func aDeviceHasItsOwnNumbers() throws {
        let file = #"{ "devices": { "iPad": { "learningReloads": { "value": 90, "source": "mine", "confidence": "low" } } } }"#
        #expect(try profile(file, device: "iPad").budget.learningReloads == 90)
        #expect(try profile(file, device: "iPhone").budget.learningReloads == 70)
    }

    @Test func aFileOverridesWhatIsFree() throws {
        let file = #"{ "reloads": [ { "reason": "edited", "free": ["apple"], "waits": [], "source": "mine", "confidence": "low" } ] }"#
        #expect(try profile(file).reloads.isFree(ReloadReasons(.edited), during: []))
        #expect(try !profile(file, authority: .document004).reloads.isFree(ReloadReasons(.edited), during: []))
    }

    @Test(arguments: [
        ("providerSecond", "10", RulesFileError.unknownNumber("providerSecond")), ("providerSeconds", "[1]", .notANumber("providerSeconds")),
        ("providerSeconds", "-1", .notANumber("providerSeconds")), ("backOffSeconds", "[]", .notAList("backOffSeconds")),
        ("backOffSeconds", "[0]", .notAList("backOffSeconds")), ("budgetCurve", "[[1, 2], [1, 3]]", .notACurve("budgetCurve")),
        ("budgetCurve", "[[1]]", .notACurve("budgetCurve")),
    ]) func aBrokenFileIsRefusedByName(name: String, value: String, error: RulesFileError) {
        #expect(throws: error) { try profile(number(name, value)) }
        #expect(error.description.contains(name))
    }

    @Test func reasonsKeepTheirOrder() {
        #expect(ReloadReason.allCases.map { Int($0.position) } == Array(0..<ReloadReason.allCases.count))
        #expect(ReloadReasons([ReloadReasons(.retry), ReloadReasons(.push)]).first == .push)
        #expect(ReloadReasons().first == nil)
    }
}
