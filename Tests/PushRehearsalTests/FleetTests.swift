import Foundation
import IsletModel
import PushService
import Testing

@testable import PushRehearsal

/// Devices whose sender is outside.
@Suite struct FleetTests {
    private static let start = Date(timeIntervalSince1970: 1_795_000_000)

    private static func fleet(_ groups: [RehearsalPlan.Group], devices: Int = 200, activeSeconds: Double = 28_800) -> RehearsedFleet {
        var plan = RehearsalPlan(app: "com.example.match", groups: groups, pushes: [], duration: 7200)
        plan.initialState = Data("{}".utf8)
        return RehearsedFleet(plan, devices: devices, start: start, rules: .standard, activeSeconds: activeSeconds, seed: 3)
    }

    private static func group(_ name: String, _ share: Double, offline: Double = 0, every: Double = 0, swipes: Double? = nil) -> RehearsalPlan.Group {
        var group = RehearsalPlan.Group(name: name, share: share)
        (group.offlineSeconds, group.offlineEvery, group.swipesAfter) = (offline, every, swipes)
        return group
    }

    /// What is told are changes alone, and they add up to what a look at every device at every second finds.
    @Test func changesAreToldWhenTheyHappen() {
        var fleet = Self.fleet([Self.group("home", 0.5), Self.group("train", 0.5, offline: 100, every: 400)])
        var isThere = Array(repeating: false, count: fleet.count)
        var told = 0
        for second in 0...1300 {
            for (device, change) in fleet.pass(to: Double(second)) {
                #expect(change == (isThere[device] ? .left : .came))
                isThere[device].toggle()
                told += 1
            }
            let away = isThere.indices.filter { !isThere[$0] }
            #expect(away.allSatisfy { fleet.group(of: $0).name == "train" })
        }
        let inTrain = isThere.indices.count { fleet.group(of: $0).name == "train" }
        // Those at home come once; the others go and come three times in 1300 seconds, and a quarter of them is in the midst of it.
        #expect(inTrain > 50 && abs(told - (fleet.count + inTrain * 6)) < inTrain)
        let away = isThere.indices.count { !isThere[$0] }
        #expect(abs(Double(away) - Double(inTrain) / 4) < Double(inTrain) / 4)
    }

    @Test func activitiesEndOnceBySwipesAndBySystem() {
        var fleet = Self.fleet([Self.group("swipes", 0.5, swipes: 600), Self.group("stays", 0.5)], activeSeconds: 3600)
        var ended: [Int: Double] = [:]
        for second in stride(from: 0.0, through: 4000, by: 7) {
            for (device, change) in fleet.pass(to: second) where change == .activityEnded {
                let before = ended.updateValue(second, forKey: device)
                #expect(before == nil)
            }
        }
        #expect(ended.count == fleet.count)
        for (device, second) in ended {
            let range = fleet.group(of: device).name == "swipes" ? 300.0...910 : 3600.0...3610
            #expect(range.contains(second), "\(second)")
        }
    }

    @Test func aDeviceToWhichNothingHappensIsNotLookedAt() {
        var calendar = FleetCalendar()
        for device in 0..<1000 { calendar.add(device, at: Double(device)) }
        calendar.add(7, at: .infinity)
        let first = calendar.take(until: 9.5)
        #expect(first == Array(0...9))
        let again = calendar.take(until: 9.9)
        #expect(again.isEmpty)
        // What is added for a moment that has passed comes with the next look.
        calendar.add(3, at: 2)
        let later = calendar.take(until: 11)
        #expect(later == [10, 3, 11])
    }
}
