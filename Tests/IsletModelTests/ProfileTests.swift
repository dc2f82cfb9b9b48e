import Foundation
import Testing

@testable import IsletModel

struct ProfileTests {
    private let standard = SystemProfile.standard

    private func widgets(_ changes: [String: ProfileValue]) throws -> WidgetProfile { try SystemProfile(changing: changes).widgets }

    @Test func everyValueHasASource() {
        #expect(standard.values.all.count > 90)
        for (name, value) in standard.values.all { #expect(value.source.count > 10, "\(name)") }
    }

    @Test func theStandardNumbersAreThePublishedOnes() {
        #expect(standard.widgets.timing.provider == 28)
        #expect(standard.widgets.limits.slowProvider == 5)
        #expect(standard.widgets.limits.shortestSpacing == 300)
        #expect(standard.widgets.budget.window == 86_400)
        #expect(standard.widgets.stack.mostWidgets == 10)
        #expect(standard.activities.payloadBytes == 4096)
        #expect(standard.features[.controls].since == SystemVersion(18))
    }

    @Test func processesAreHeldToTheRules() {
        #expect(ExtensionLimits.standard.provider == standard.widgets.timing.provider)
        #expect(ExtensionLimits.standard.memory == standard.widgets.memory.widget)
        #expect(ExtensionLimits.standard.activityMemory == standard.widgets.memory.activity)
        #expect(ExtensionLimits.app.memory == ExtensionLimits.app.activityMemory)
    }

    @Test func restsGrowAndStayAtTheLast() {
        #expect((1...7).map { standard.widgets.timing.backOff(afterFailures: $0) } == [30, 60, 300, 900, 3600, 3600, 3600])
    }

    @Test func singleValuesCanBeReplaced() throws {
        #expect(try widgets(["widgets.providerSeconds": .number(10)]).timing.provider == 10)
        let curve = try widgets(["widgets.budgetCurve": .points([[0, 5], [10, 9]])]).budget
        #expect(curve.size(views: 10, isLearning: false, isLowPower: false) == 9)
        #expect(try widgets([:]).timing == standard.widgets.timing)
    }

    @Test func whatIsFreeCanBeReplaced() throws {
        let free = ["reloads.edited.free": ProfileValue.texts(["apple"])]
        #expect(try widgets(free).reloads.isFree(ReloadReasons(.edited), during: []))
        let other = free.merging(["reloads.authority": .text("document-004")]) { $1 }
        #expect(try !widgets(other).reloads.isFree(ReloadReasons(.edited), during: []))
    }

    @Test(arguments: [
        ("widgets.providerSecond", ProfileValue.number(10), "did you mean widgets.providerSeconds"),
        ("widgets.providerSeconds", .numbers([1]), "must be a number"), ("widgets.providerSeconds", .number(-1), "must be a number from 0"),
        ("widgets.mostEntries", .number(1.5), "must be a whole number"), ("widgets.backOffSeconds", .numbers([]), "a list of positive numbers"),
        ("widgets.backOffSeconds", .numbers([0]), "a list of positive numbers"), ("widgets.budgetCurve", .points([[1, 2], [1, 3]]), "a curve"),
        ("widgets.budgetCurve", .points([[1]]), "a curve"), ("reloads.edited.free", .texts(["me"]), "a list of \"apple\""),
        ("features.controls", .text("18"), "a platform and a version"), ("activities.staleAtStartIsHidden", .number(1), "must be true or false"),
        ("reloads.authority", .text("mine"), "\"apple\" or"), ("day.lookMinutes", .number(0), "a number above 0"),
    ]) func aValueThatCannotBeUsedIsRefusedByName(name: String, value: ProfileValue, reason: String) {
        let problem = #expect(throws: ProfileProblem.self) { try SystemProfile(changing: [name: value]) }
        #expect(problem?.description.contains(name) == true && problem?.description.contains(reason) == true, "\(problem?.description ?? "")")
    }

    @Test func reasonsKeepTheirOrder() {
        #expect(ReloadReason.allCases.map { Int($0.position) } == Array(0..<ReloadReason.allCases.count))
        #expect(ReloadReasons([ReloadReasons(.retry), ReloadReasons(.push)]).first == .push)
        #expect(ReloadReasons().first == nil)
    }
}
