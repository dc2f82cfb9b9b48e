import Foundation
import IsletModel
import PushService
import Synchronization

/// Rehearses a plan with many devices. The same plan and seed give the same report.
public struct Rehearsal: Sendable {
    public let plan: RehearsalPlan
    public let devices: Int
    private let seed: UInt64
    private let surroundings: RehearsedDevice.Surroundings

    /// - Parameters:
    ///   - start: The moment from which the plan's times count.
    ///   - undecodable: Pushes, by their places, that the app's own type cannot read.
    ///   - activeSeconds: After which the system ends an activity.
    public init(
        _ plan: RehearsalPlan, devices: Int, start: Date, rules: PushRules, activeSeconds: Double, undecodable: Set<Int> = [], seed: UInt64 = 0,
        network: RehearsalNetwork = .standard
    ) {
        (self.plan, self.devices, self.seed) = (plan, devices, seed)
        var preparation = PushPreparation(plan, rules: rules, start: start, undecodable: undecodable)
        let initial = preparation.initialState()
        surroundings = RehearsedDevice.Surroundings(
            plan: plan, pushes: preparation.prepared(), rules: rules, network: network, activeSeconds: activeSeconds, initialState: initial)
    }

    /// Devices are independent of each other: parts of them run side by side, and their counts are added.
    public func report() -> RehearsalReport {
        let parts = max(1, min(devices, ProcessInfo.processInfo.activeProcessorCount * 4))
        let results = Mutex<[Int: RehearsalTally]>([:])
        DispatchQueue.concurrentPerform(iterations: parts) { part in
            var tally = RehearsalTally(groups: plan.groups.count)
            for number in (devices * part / parts)..<(devices * (part + 1) / parts) {
                var device = device(number)
                device.run(surroundings, devices: devices)
                tally.add(device, group: plan.groupIndex(of: number, seed: seed))
            }
            results.withLock { $0[part] = tally }
        }
        var all = RehearsalTally(groups: plan.groups.count)
        for (_, tally) in results.withLock({ $0 }).sorted(by: { $0.key < $1.key }) { all.add(tally) }
        return all.report(plan, devices: devices)
    }

    /// What one device was handed.
    public func history(of number: Int) -> RehearsedHistory {
        var device = device(number)
        device.run(surroundings, devices: devices)
        let arrivals = device.arrivals.map { item in
            RehearsedHistory.Arrival(push: item.push, time: item.time, fate: device.fates[item.push]?.name ?? "")
        }
        return RehearsedHistory(group: plan.groups[plan.groupIndex(of: number, seed: seed)], arrivals: arrivals)
    }

    private func device(_ number: Int) -> RehearsedDevice {
        RehearsedDevice(number, plan.groups[plan.groupIndex(of: number, seed: seed)], seed: seed, surroundings)
    }
}

extension RehearsedDevice.Fate {
    var name: String {
        switch self {
        case .shown: "shown"
        case .merged: "merged"
        case .dropped(let cause), .refused(let cause): cause
        case .notAddressed: "not-addressed"
        }
    }
}
