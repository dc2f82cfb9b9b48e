import Foundation
import IsletModel
import Ledger
import Testing
import Timelines

@testable import WidgetSystem

/// How many reloads a widget gets, which are free, and what happens when they are spent.
struct BudgetRuleTests {
    private static let day = 1440.0

    /// Reloads in one day of a widget that asks for one each so many minutes, and is looked at so often.
    private func reloads(every minutes: Double, looks: Int = 0, _ profile: WidgetProfile = .punctual) -> [Double] {
        var scenario = Scenario.placed(profile) { Scenario.timeline([$0], .after(Scenario.date($0 + minutes))) }
        for look in 0..<looks { scenario.at(Double(look) * Self.day / Double(looks), .looked(at: .homeScreen(page: 0))) }
        scenario.run(to: Self.day - 1)
        return scenario.reloads()
    }

    @Test("R59: a reload each minute uses up the budget and is noticed; one each quarter of an hour is not noticed") func tooOften() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0], .after(Scenario.date($0 + 1))) }
        scenario.run(to: Self.day)
        #expect(scenario.ledger.events(.noticed).contains { $0.rule == .reloadSpacing && $0.reason == .tooOften })
        #expect(scenario.reasons(.reloadDeferred).contains("budget-spent"))
        var calm = Scenario.placed(.punctual) { Scenario.timeline([$0], .after(Scenario.date($0 + 15))) }
        calm.run(to: 60)
        #expect(calm.ledger.events(.noticed).isEmpty)
    }

    @Test("R61: a widget gets 40 to 70 reloads in 24 hours, by how often it is looked at") func amount() {
        let known = WidgetProfile.with(["learningSeconds": 0])
        let counts = [0, 10, 25, 50, 200].map { reloads(every: 5, looks: $0, known).count }
        #expect(counts[0] == 40)
        #expect(counts.allSatisfy { (40...70).contains($0) })
        #expect(counts == counts.sorted())
        #expect(counts[4] > 60)
    }

    @Test("R62: the number varies with the looks, and in the first days it is the greatest") func varies() {
        let rules = WidgetProfile.standard.budget
        #expect([0, 25, 50, 500].map { rules.size(views: $0, isLearning: false, isLowPower: false) } == [40, 55, 70, 70])
        #expect(rules.size(views: 0, isLearning: true, isLowPower: false) == 70)
        #expect(reloads(every: 5).count == 70)
    }

    @Test("R63: each placed widget has its own budget") func own() throws {
        var scenario = Scenario.placed(.punctual) { _ in Scenario.hourly }
        scenario.at(0, .placed(.small()))
        scenario.run(to: 1)
        let full = try #require(scenario.system.remainingReloads(of: WidgetID(2)))
        for call in 1...10 { scenario.at(Double(call) * 10, .edited(WidgetID(1), configuration: "\(call)")) }
        scenario.run(to: 200)
        #expect(scenario.system.remainingReloads(of: WidgetID(1)) == full - 10)
        #expect(scenario.system.remainingReloads(of: WidgetID(2)) == full)
    }

    /// Whether a reload is counted, by authority.
    private func isFree(_ event: WidgetEvent, during session: AppSession? = nil, _ authority: ExemptionAuthority) throws -> Bool {
        var scenario = Scenario.placed(.with(authority: authority)) { _ in Scenario.hourly }
        scenario.run(to: 30)
        let before = try #require(scenario.system.remainingReloads(of: WidgetID(1)))
        if let session { scenario.at(30, .session(session, app: "app", isActive: true)) }
        if case .intentPerformed = event { scenario.at(30, .tapped(WidgetID(1), WidgetTap(.intent(TappedIntent("Count"))))) }
        scenario.at(31, event, .unlocked)
        scenario.run(to: 60)
        try #require(scenario.reloads().count == 2)
        return scenario.system.remainingReloads(of: WidgetID(1)) == before
    }

    private let call = WidgetEvent.reloadTimelines(ofKind: "Clock", app: "app")
    private let intent = WidgetEvent.intentPerformed(WidgetID(1), succeeded: true)

    @Test("R64: document 002 calls reloads free that the app makes in the foreground, that follow placing, pulling and a restart") func freeBy002()
        throws
    {
        #expect(try isFree(call, during: .foreground, .document002))
        #expect(try isFree(.pulledToRefresh(app: "app"), .document002))
        #expect(try isFree(.restarted, .document002))
        #expect(try isFree(.installed(.app("Clock")), .document002))
        var scenario = Scenario.placed(.with(authority: .document002)) { _ in Scenario.hourly }
        scenario.run(to: 1)
        #expect(scenario.system.remainingReloads(of: WidgetID(1)) == 70)
        #expect(try !isFree(call, during: .audio, .document002))
        #expect(try !isFree(intent, .document002))
        #expect(try !isFree(.settingChanged(.locale), .document002))
    }

    @Test("R64: on a device pulling refreshes nothing, and placing, updates and a restart count") func countedByApple() throws {
        #expect(try !isFree(.restarted, .apple))
        #expect(try !isFree(.installed(.app("Clock")), .apple))
        var scenario = Scenario.placed(.punctual) { _ in Scenario.hourly }
        scenario.at(10, .pulledToRefresh(app: "app"))
        scenario.run(to: 20)
        #expect(scenario.reloads() == [0])
        #expect(scenario.system.remainingReloads(of: WidgetID(1)) == 69)
    }

    @Test("R65: free are reloads in the foreground, during audio and navigation, after intents, and after changes of settings")
    func freeByApple() throws {
        for authority in [ExemptionAuthority.apple, .document004] {
            for session in [AppSession.foreground, .audio, .navigation, .debugger] {
                #expect(try isFree(call, during: session, authority), "\(session)")
            }
            #expect(try isFree(intent, authority))
            for setting in [SystemSetting.locale, .textSize, .accessibility] {
                #expect(try isFree(.settingChanged(setting), authority), "\(setting)")
            }
            #expect(try !isFree(call, authority))
            #expect(try !isFree(.push(app: "app"), authority))
            #expect(try !isFree(.edited(WidgetID(1), configuration: "x"), authority))
        }
        #expect(try isFree(.settingChanged(.time), .apple))
        #expect(try !isFree(.settingChanged(.time), .document004))
    }

    @Test("R66: four reloads an hour are 96 a day, more than the budget holds") func fourAnHour() throws {
        let minutes = reloads(every: 15)
        #expect(minutes.count == 70)
        #expect(try #require(minutes.last) < 18 * 60, "and not 48, which is half a day")
    }

    @Test("R67: twelve reloads an hour use up the budget in six hours") func twelveAnHour() throws {
        let minutes = reloads(every: 5)
        #expect(minutes.count == 70)
        #expect(try #require(minutes.last) < 6 * 60)
    }

    @Test("R68: reloads on demand leave most of the budget") func onDemand() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0]) }
        for call in 1...8 { scenario.at(Double(call) * 120, .reloadTimelines(ofKind: "Clock", app: "app")) }
        scenario.run(to: Self.day - 1)
        #expect(scenario.reloads().count == 9)
        #expect(scenario.system.remainingReloads(of: WidgetID(1)) == 61)
    }

    @Test("R69: a reload when the person opens the app is free, also when the budget is spent") func opening() throws {
        var scenario = Scenario.placed(.with(["learningReloads": 3, "learningSeconds": 1e9, "budgetWindowSeconds": 86_400])) { _ in Scenario.hourly }
        scenario = try spent(scenario)
        scenario.at(100, .session(.foreground, app: "app", isActive: true), .reloadAllTimelines(app: "app"))
        scenario.run(to: 101)
        #expect(scenario.reasons(.reloadStarted).last == "reload-call")
        #expect(scenario.system.remainingReloads(of: WidgetID(1)) == 0)
    }

    /// Runs until calls from the background have spent the budget.
    private func spent(_ scenario: Scenario) throws -> Scenario {
        var scenario = scenario
        for call in 0..<80 { scenario.at(1 + Double(call), .edited(WidgetID(1), configuration: "\(call)")) }
        scenario.run(to: 90)
        try #require(scenario.system.remainingReloads(of: WidgetID(1)) == 0)
        return scenario
    }

    @Test("R73: what drains the battery is noticed: many entries, a slow provider, reloads that come too often") func causes() {
        var scenario = Scenario.placed { _ in Scenario.hourly }
        scenario.answer = { request, minute in
            guard request.isTimeline else { return (0, request.isPlaceholder ? .placeholder : .snapshot) }
            return (
                9,
                .timeline(TimelineDescription(dates: (0..<120).map { Scenario.date(minute + Double($0)) }, policy: .after(Scenario.date(minute + 2))))
            )
        }
        scenario.run(to: 1)
        #expect(Set(scenario.findings()) == [.tooManyEntries, .entriesTooClose, .providerSlow])
        #expect(scenario.ledger.events(.noticed).contains { $0.reason == .tooOften })
    }

    @Test func aSpentBudgetPutsReloadsOffUntilTheOldestIsADayOld() throws {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0], .after(Scenario.date($0 + 5))) }
        scenario.run(to: 2 * Self.day)
        let minutes = scenario.reloads()
        let deferral = try #require(scenario.ledger.events(.reloadDeferred).first { $0.reason == .budgetSpent })
        #expect(deferral.rule == .dailyReloads)
        #expect(deferral.detail == .until(Scenario.date(Self.day)))
        #expect(minutes[70] == Self.day)
        for (index, minute) in minutes.enumerated().dropFirst(70) { #expect(minute - minutes[index - 70] >= Self.day) }
        #expect(scenario.content(1) == .entry(timeline: minutes.count, index: 0), "the last entry stays meanwhile")
    }

    @Test func lowPowerHalvesTheBudget() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0], .after(Scenario.date($0 + 5))) }
        scenario.at(0, .lowPowerMode(true))
        scenario.run(to: Self.day - 1)
        #expect(scenario.reloads().count == 35)
        scenario.at(Self.day - 1, .lowPowerMode(false))
        scenario.run(to: Self.day)
        #expect(scenario.reloads().count > 35, "what waits goes on at once")
    }

    @Test func aReloadThatWaitsForItsTurnIsJudgedAgainWhenItStarts() {
        var scenario = Scenario.placed(.with(["learningReloads": 4])) { Scenario.timeline([$0]) }
        scenario.at(1, .placed(.small()))
        for edit in 0..<30 { scenario.at(2 + Double(edit), .edited(WidgetID(1), configuration: "\(edit)")) }
        scenario.run(to: 40)
        scenario.answer = { _, minute in (20, .timeline(Scenario.timeline([minute]))) }
        scenario.at(100, .edited(WidgetID(2), configuration: "x"))
        scenario.at(100 + 1 / 60, call)
        scenario.at(100 + 5 / 60, .lowPowerMode(true))
        scenario.run(to: 110)
        #expect(scenario.reasons(.reloadQueued).last == "extension-busy")
        #expect(scenario.reasons(.reloadDeferred) == ["budget-spent"])
        #expect(scenario.reloads(of: 1).count == 31)
    }

    @Test func whatWaitsForBudgetStartsWhenTheAppIsOpened() throws {
        var scenario = try spent(Scenario.placed(.punctual) { _ in Scenario.hourly })
        scenario.at(100, call)
        scenario.run(to: 200)
        #expect(scenario.reasons(.reloadDeferred) == ["budget-spent"])
        let before = scenario.reloads().count
        scenario.at(201, .session(.foreground, app: "app", isActive: true))
        scenario.run(to: 202)
        #expect(scenario.reloads().count == before + 1)
    }

    @Test func onAPageThatIsNotShownReloadsWaitForALook() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0, $0 + 5], .atEnd) }
        scenario.at(1, .looked(at: .homeScreen(page: 1)))
        scenario.run(to: 300)
        #expect(scenario.reloads() == [0])
        #expect(scenario.reasons(.reloadDeferred) == ["hidden-page"])
        scenario.at(301, .settingChanged(.locale))
        scenario.run(to: 302)
        #expect(scenario.reloads() == [0, 301], "what the system changes does not wait")
        scenario.at(330, .looked(at: .homeScreen(page: 0)))
        scenario.run(to: 331)
        #expect(scenario.reloads() == [0, 301, 330])
    }

    @Test(arguments: ReloadReason.allCases) func everyReasonHasARow(reason: ReloadReason) {
        let rules = WidgetProfile.standard.reloads
        #expect(rules.isFree(ReloadReasons(reason), during: AppSessions(.foreground)))
        #expect(ReloadReasons(reason).first == reason)
    }
}
