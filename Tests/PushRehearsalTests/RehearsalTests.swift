import Foundation
import IsletModel
@testable import PushRehearsal
import PushService
import Testing

/// Pushes to many simulated devices.
@Suite struct RehearsalTests {
    private static let start = Date(timeIntervalSince1970: 1_795_000_000)

    private static func push(
        _ minute: Double, _ number: Int, event: String = "update", priority: NotificationHeaders.Priority = .medium, timestamp: Double? = nil,
        _ members: String = ""
    ) -> RehearsalPlan.Push {
        let seconds = Int(start.timeIntervalSince1970 + (timestamp ?? minute * 60))
        let text = #"{"aps":{"timestamp":\#(seconds),"event":"\#(event)","content-state":{"n":\#(number)}\#(members)}}"#
        var push = RehearsalPlan.Push(at: minute * 60, payload: Data(text.utf8))
        push.priority = priority
        return push
    }

    private static func plan(
        _ pushes: [RehearsalPlan.Push], _ change: (inout RehearsalPlan.Group) -> Void = { _ in }, minutes: Double = 60
    ) -> RehearsalPlan {
        var group = RehearsalPlan.Group(name: "all", share: 1)
        change(&group)
        var plan = RehearsalPlan(app: "app", groups: [group], pushes: pushes, duration: minutes * 60)
        plan.initialState = Data(#"{"n":0}"#.utf8)
        return plan
    }

    private static func report(_ plan: RehearsalPlan, devices: Int = 200, undecodable: Set<Int> = [], seed: UInt64 = 0) -> RehearsalReport {
        Rehearsal(
            plan, devices: devices, start: start, rules: .standard, activeSeconds: 28_800, undecodable: undecodable, seed: seed
        ).report()
    }

    @Test func `everybody who is there sees everything`() throws {
        let report = Self.report(Self.plan((1...10).map { Self.push(Double($0), $0) }))
        #expect(report.total.accepted == 2000 && report.total.shown == 2000 && report.isBalanced)
        let latency = try #require(report.latency)
        let delay = PushRules.standard.mediumPriorityDelaySeconds
        #expect(latency.median > delay && latency.median < delay + 1 && latency.longest < delay + 60)
    }

    @Test func `one push waits for a device that is away, and the others give way to it`() {
        let report = Self.report(Self.plan((1...50).map { Self.push(Double($0), $0) }) { ($0.offlineSeconds, $0.offlineEvery) = (300, 600) })
        #expect(report.isBalanced)
        #expect(report.total.merged > 1000 && report.total.dropped.isEmpty)
        #expect(report.total.shown + report.total.merged == 10_000)
    }

    @Test func `what is tried once is lost for a device that is away`() throws {
        var pushes = (1...50).map { Self.push(Double($0), $0) }
        for place in pushes.indices { pushes[place].expiresAfter = 0 }
        let report = Self.report(Self.plan(pushes) { ($0.offlineSeconds, $0.offlineEvery) = (300, 600) })
        #expect(report.isBalanced && report.total.merged == 0)
        #expect(try #require(report.total.dropped["offline"]) > 4000)
    }

    @Test func `the budget ends at its number, and lasts longer with frequent pushes`() {
        let pushes = (1...50).map { Self.push(Double($0), $0, priority: .immediate) }
        let few = Self.report(Self.plan(pushes))
        let limit = PushRules.standard.activityPushesPerHour
        #expect(few.total.shown == 200 * limit && few.total.dropped == ["throttled": 200 * (50 - limit)] && few.isBalanced)
        #expect(few.total.devicesOutOfBudget == 200 && few.total.minuteOutOfBudget == Double(limit + 1))
        let many = Self.report(Self.plan(pushes) { $0.takesFrequentPushes = true })
        #expect(many.total.shown == 10_000 && many.total.devicesOutOfBudget == 0)
    }

    @Test func `the budget comes back after an hour`() {
        let pushes = [1, 2, 70].flatMap { hour in (0..<15).map { Self.push(Double(hour) + Double($0) / 100, hour * 100 + $0, priority: .immediate) } }
        var plan = Self.plan(pushes, minutes: 120)
        plan.latency = 0.01
        let report = Self.report(plan, devices: 10)
        #expect(report.total.shown == 300 && report.total.dropped == ["throttled": 150])
    }

    @Test func `a state that the app cannot read, a wrong event and the same again are dropped by name`() {
        var pushes = [Self.push(1, 1), Self.push(2, 2), Self.push(3, 3, event: "start"), Self.push(4, 1)]
        pushes.append(RehearsalPlan.Push(at: 300, payload: Data("{".utf8)))
        let report = Self.report(Self.plan(pushes), devices: 10, undecodable: [1])
        #expect(report.total.dropped == ["undecodable": 10, "incomplete-start": 10, "unchanged": 10, "not-json": 10])
        #expect(report.total.shown == 10 && report.isBalanced)
    }

    @Test func `what is overtaken on the way is merged`() {
        let report = Self.report(Self.plan([Self.push(1, 1, timestamp: 90), Self.push(2, 2, timestamp: 80)]), devices: 10)
        #expect(report.total.shown == 10 && report.total.merged == 10)
    }

    @Test func `after a swipe or the end the service refuses`() {
        let pushes = [Self.push(1, 1), Self.push(2, 2, event: "end"), Self.push(3, 3), Self.push(4, 4)]
        let report = Self.report(Self.plan(pushes), devices: 10)
        #expect(report.total.accepted == 20 && report.total.refused == ["Unregistered": 20] && report.isBalanced)
        let swiped = Self.report(Self.plan((1...50).map { Self.push(Double($0), $0) }) { $0.swipesAfter = 1500 }, devices: 100)
        #expect((swiped.total.refused["Unregistered"] ?? 0) > 1000 && swiped.isBalanced)
    }

    @Test func `systems without channels are not reached by them`() {
        var plan = Self.plan((1...10).map { Self.push(Double($0), $0) }) { $0.version = 17.5 }
        #expect(Self.report(plan).total.shown == 2000)
        plan.usesChannel = true
        #expect(Self.report(plan).total.addressed == 0)
    }

    @Test func `a broadcast costs one request`() {
        var plan = Self.plan((1...10).map { Self.push(Double($0), $0) })
        #expect(Self.report(plan).cost.requests == 2000)
        plan.usesChannel = true
        let report = Self.report(plan)
        #expect(report.cost.requests == 10 && report.total.shown == 2000)
    }

    @Test func `a channel that keeps nothing loses what comes while a device is away`() {
        var plan = Self.plan((1...50).map { Self.push(Double($0), $0) }) { ($0.offlineSeconds, $0.offlineEvery) = (300, 600) }
        plan.usesChannel = true
        let without = Self.report(plan)
        plan.channelKeepsLatest = true
        let with = Self.report(plan)
        #expect((without.total.dropped["offline"] ?? 0) > 4000 && with.total.dropped["offline"] == nil)
        #expect(without.isBalanced && with.isBalanced && with.total.shown > without.total.shown)
    }

    @Test func `activities are started by push where the system can`() {
        var start = RehearsalPlan.Push(at: 0, payload: Data())
        start.starts = true
        start.payload = Data(
            (#"{"aps":{"timestamp":1795000000,"event":"start","attributes-type":"A","attributes":{},"#
                + #""content-state":{"n":0},"alert":{"title":"t"}}}"#).utf8)
        var plan = Self.plan([start, Self.push(1, 1)])
        plan.initialState = nil
        #expect(Self.report(plan, devices: 10).total.shown == 20)
        plan.groups[0].version = 17.1
        #expect(Self.report(plan, devices: 10).total.addressed == 0)
    }

    @Test func `a seed decides what is left to chance`() {
        var plan = Self.plan((1...20).map { Self.push(Double($0), $0) }) { ($0.offlineSeconds, $0.offlineEvery) = (200, 700) }
        plan.groups.append(RehearsalPlan.Group(name: "others", share: 2))
        #expect(Self.report(plan) == Self.report(plan))
        #expect(Self.report(plan) != Self.report(plan, seed: 1))
    }

    @Test(arguments: 0..<20) func `every accepted push is accounted for, whatever the plan`(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        func number(_ most: Int) -> Int { Int(random.next() % UInt64(most)) }
        let pushes = (0..<number(60) + 1).map { place -> RehearsalPlan.Push in
            let minute = Double(number(120))
            var push = Self.push(
                minute, place, event: number(20) == 0 ? "end" : "update", priority: number(2) == 0 ? .immediate : .medium,
                timestamp: minute * 60 - Double(number(3) * 100))
            push.expiresAfter = number(4) == 0 ? 0 : number(3) == 0 ? Double(number(600)) : nil
            return push
        }
        var plan = Self.plan(pushes.sorted { $0.time < $1.time }, minutes: 100)
        plan.groups = (0..<3).map { place in
            var group = RehearsalPlan.Group(name: "group \(place)", share: Double(place + 1))
            (group.offlineSeconds, group.offlineEvery) = (Double(number(400)), Double(number(600) + 401))
            group.swipesAfter = number(2) == 0 ? Double(number(6000)) : nil
            group.isInLowPower = number(2) == 0
            return group
        }
        (plan.usesChannel, plan.channelKeepsLatest) = (number(2) == 0, number(2) == 0)
        let report = Self.report(plan, devices: 100, seed: seed)
        #expect(report.isBalanced, "\(report)")
        #expect(report.total.devices == 100)
    }
}
