import Foundation

/// Counts of some devices.
struct RehearsalTally: Sendable {
    private var counts: [RehearsalReport.Count]
    private var latencies = LatencyHistogram()
    private var minutes: [[Int: Int]]

    init(groups: Int) {
        counts = Array(repeating: RehearsalReport.Count(), count: groups)
        minutes = Array(repeating: [:], count: groups)
    }

    mutating func add(_ device: RehearsedDevice, group: Int) {
        var count = counts[group]
        count.devices += 1
        count.alerts += device.alerts
        for fate in device.fates {
            switch fate {
            case .notAddressed?, nil: continue
            case .refused(let reason)?: count.refused[reason, default: 0] += 1
            case .shown(let seconds)?:
                count.shown += 1
                latencies.add(seconds)
            case .merged?: count.merged += 1
            case .dropped(let cause)?: count.dropped[cause, default: 0] += 1
            }
            count.addressed += 1
            if case .refused? = fate { continue }
            count.accepted += 1
        }
        if let time = device.ranOutAt {
            count.devicesOutOfBudget += 1
            minutes[group][Int(time / 60), default: 0] += 1
        }
        counts[group] = count
    }

    mutating func add(_ other: RehearsalTally) {
        for group in counts.indices {
            counts[group].add(other.counts[group])
            minutes[group].merge(other.minutes[group], uniquingKeysWith: +)
        }
        latencies.add(other.latencies)
    }

    func report(_ plan: RehearsalPlan, devices: Int) -> RehearsalReport {
        var total = RehearsalReport.Count()
        var named: [String: RehearsalReport.Count] = [:]
        for (group, count) in counts.enumerated() {
            var count = count
            count.minuteOutOfBudget = Self.median(minutes[group])
            total.add(count)
            named[plan.groups[group].name] = count
        }
        total.minuteOutOfBudget = Self.median(minutes.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) })
        var report = RehearsalReport(cost: Self.cost(plan, addressed: total.addressed, devices: devices))
        (report.total, report.groups, report.latency) = (total, named, latencies.latency)
        return report
    }

    private static func cost(_ plan: RehearsalPlan, addressed: Int, devices: Int) -> RehearsalReport.Cost {
        let mean = plan.pushes.isEmpty ? 0 : plan.pushes.reduce(0) { $0 + $1.payload.count } / plan.pushes.count
        guard plan.usesChannel else {
            return .init(requests: addressed, bytes: addressed * mean, secondsToSend: plan.requestsPerSecond.map { Double(devices) / $0 })
        }
        let broadcasts = plan.pushes.filter { !$0.starts }
        let starts = plan.pushes.count - broadcasts.count
        let requests = broadcasts.count + starts * devices
        return .init(
            requests: requests, bytes: broadcasts.reduce(0) { $0 + $1.payload.count } + starts * devices * mean,
            secondsToSend: plan.requestsPerSecond.map { (starts > 0 ? Double(devices) : 1) / $0 })
    }

    private static func median(_ minutes: [Int: Int]) -> Double? {
        let count = minutes.values.reduce(0, +)
        guard count > 0 else { return nil }
        var passed = 0
        for (minute, number) in minutes.sorted(by: { $0.key < $1.key }) {
            passed += number
            if passed * 2 >= count { return Double(minute) }
        }
        return nil
    }
}

extension RehearsalReport.Count {
    fileprivate mutating func add(_ other: RehearsalReport.Count) {
        devices += other.devices
        addressed += other.addressed
        accepted += other.accepted
        shown += other.shown
        merged += other.merged
        alerts += other.alerts
        devicesOutOfBudget += other.devicesOutOfBudget
        refused.merge(other.refused, uniquingKeysWith: +)
        dropped.merge(other.dropped, uniquingKeysWith: +)
    }
}

/// Seconds in classes, each a twentieth wider than the one before.
struct LatencyHistogram: Sendable {
    private var classes = [Int](repeating: 0, count: 400)
    private var longest = 0.0
    private static let growth = 1.05
    private static let first = 0.001

    mutating func add(_ seconds: Double) {
        let place = seconds <= Self.first ? 0 : Int(log(seconds / Self.first) / log(Self.growth)) + 1
        classes[min(classes.count - 1, place)] += 1
        longest = max(longest, seconds)
    }

    mutating func add(_ other: LatencyHistogram) {
        for place in classes.indices { classes[place] += other.classes[place] }
        longest = max(longest, other.longest)
    }

    var latency: RehearsalReport.Latency? {
        guard classes.contains(where: { $0 > 0 }) else { return nil }
        return .init(median: part(0.5), of90: part(0.9), of99: part(0.99), longest: longest)
    }

    private func part(_ share: Double) -> Double {
        let wanted = Double(classes.reduce(0, +)) * share
        var passed = 0.0
        for (place, count) in classes.enumerated() {
            passed += Double(count)
            if passed >= wanted { return min(longest, Self.first * pow(Self.growth, Double(place))) }
        }
        return longest
    }
}
