import Foundation
import IsletModel
import Testing

@testable import Timelines

struct BudgetTests {
    private let rules = WidgetProfile.standard.budget
    private let placed = Date(timeIntervalSinceReferenceDate: 700_000_000)
    private func hour(_ hours: Double) -> Date { placed.addingTimeInterval(hours * 3600) }
    /// After the days in which the system gets to know the widget.
    private let known = 24.0 * 5

    private func spent(_ count: Int, from start: Double, every hours: Double = 0.1) -> ReloadBudget {
        var budget = ReloadBudget(placed: placed, rules: rules)
        for number in 0..<count { budget.spend(at: hour(start + Double(number) * hours), rules: rules) }
        return budget
    }

    private func remaining(_ budget: ReloadBudget, at hours: Double, isLowPower: Bool = false) -> Int {
        budget.remaining(at: hour(hours), isLowPower: isLowPower, rules: rules)
    }

    private func nextFree(_ budget: ReloadBudget, at hours: Double) -> Date? { budget.nextFree(at: hour(hours), isLowPower: false, rules: rules) }

    @Test func aWindowRollsAndDoesNotBeginAtMidnight() {
        let budget = spent(40, from: known)
        #expect(remaining(budget, at: known + 4) == 0)
        #expect(nextFree(budget, at: known + 4) == hour(known + 24))
        #expect(remaining(budget, at: known + 23.99) == 0)
        #expect(remaining(budget, at: known + 24) == 1)
        #expect(remaining(budget, at: known + 24.5) == 6)
        #expect(remaining(budget, at: known + 48) == 40)
    }

    @Test func whatIsLeftIsNeverBelowZero() {
        let budget = spent(90, from: known, every: 0.01)
        #expect(remaining(budget, at: known + 2) == 0)
        #expect(nextFree(budget, at: known + 2) == hour(known + 0.5 + 24), "only 40 of the last day may count")
    }

    @Test func looksOfTheLastDayMakeTheBudgetLarger() {
        var budget = spent(0, from: known)
        for look in 0..<25 { budget.view(at: hour(known + Double(look) * 0.5)) }
        #expect(remaining(budget, at: known + 12.5) == 55)
        #expect(remaining(budget, at: known + 30) < 55)
        #expect(remaining(budget, at: known + 60) == 40)
    }

    @Test func looksAreCountedExactlyWithinTheirParts() {
        var count = RecentCount(window: 24 * 3600)
        for look in 0..<100 { count.add(at: Date(timeIntervalSinceReferenceDate: Double(look) * 3600)) }
        #expect(count.count(at: Date(timeIntervalSinceReferenceDate: 99 * 3600)) == 24)
        #expect(count.count(at: Date(timeIntervalSinceReferenceDate: 110 * 3600)) == 13)
        #expect(count.count(at: Date(timeIntervalSinceReferenceDate: 200 * 3600)) == 0)
        count.add(at: Date(timeIntervalSinceReferenceDate: 300 * 3600))
        #expect(count.count(at: Date(timeIntervalSinceReferenceDate: 300 * 3600)) == 1)
        #expect(RecentCount(window: 60).count(at: placed) == 0)
    }

    @Test func momentsBeforeTheReferenceDateCountToo() {
        var count = RecentCount(window: 24)
        for second in -50 ..< -30 { count.add(at: Date(timeIntervalSinceReferenceDate: Double(second))) }
        #expect(count.count(at: Date(timeIntervalSinceReferenceDate: -31)) == 20)
    }

    @Test func theFirstDaysHaveTheGreatestBudget() {
        let budget = spent(0, from: 0)
        #expect(remaining(budget, at: 71) == 70)
        #expect(remaining(budget, at: 72) == 40)
    }

    @Test func lowPowerHalvesIt() { #expect(remaining(spent(10, from: known), at: known + 2, isLowPower: true) == 10) }

    /// What the two questions answer agrees at every moment, also where the sum of dates is not exact.
    @Test(arguments: 1...40) func aReloadIsFreeWhenSomeAreLeft(seed: Int) {
        var budget = ReloadBudget(placed: placed, rules: rules)
        var state = UInt64(seed)
        var time = hour(known + Double(seed) / 7)
        for _ in 0..<400 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            time = time.addingTimeInterval(Double(state >> 40) / 9_000)
            var waits = 0
            while let free = budget.nextFree(at: time, isLowPower: false, rules: rules), free != time {
                #expect(budget.remaining(at: time, isLowPower: false, rules: rules) == 0)
                #expect(free > time)
                time = free
                waits += 1
            }
            #expect(waits <= 40, "again only because looks are forgotten meanwhile")
            #expect(budget.remaining(at: time, isLowPower: false, rules: rules) > 0)
            if state >> 63 == 0 { budget.view(at: time) }
            budget.spend(at: time, rules: rules)
        }
    }
}
