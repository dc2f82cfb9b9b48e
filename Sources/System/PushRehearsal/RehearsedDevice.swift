import Foundation
import IsletModel
import PushService

/// One simulated device with one activity: what the service does for it, and what it does with each push. A value of a few hundred bytes.
struct RehearsedDevice {
    /// What became of a push for the device.
    enum Fate: Hashable, Sendable {
        /// Seen, so many seconds after it was accepted.
        case shown(after: Double)
        /// A later one took its place on the way.
        case merged
        /// Taken and then lost, by the name of the cause.
        case dropped(String)
        /// Not accepted, by Apple's reason.
        case refused(String)
        /// Nobody addresses the device: it has no token, or does not listen to the channel.
        case notAddressed
    }

    struct Surroundings: Sendable {
        var plan: RehearsalPlan
        var pushes: [PreparedPush]
        var rules: PushRules
        var network: RehearsalNetwork
        var activeSeconds: Double
        var initialState: Int?
    }

    private enum Life: UInt8 { case never, running, over }

    var isRunning: Bool { life == .running }

    private let number: Int
    let group: RehearsalPlan.Group
    private let phase: Double
    private let swipe: Double
    private var random: SplitMix
    private var life = Life.never
    private var startedAt = 0.0
    private var contentTimestamp = -Double.infinity
    private var shownState: Int?
    /// The push that waits at the service, and when it was accepted.
    private var stored: (push: Int, accepted: Double)?
    /// Pushes under way, the first to arrive at the end.
    private var underWay: [(push: Int, accepted: Double, arrival: Double)] = []
    /// Pushes that cost budget, by the minute of the running hour.
    private var spent = [UInt16](repeating: 0, count: minutes)
    private var spentMinute = 0
    private var started = 0
    private(set) var ranOutAt: Double?
    private(set) var alerts = 0
    private(set) var fates: [Fate?]
    /// When each push that was handed to the device arrived.
    private(set) var arrivals: [(push: Int, time: Double)] = []

    private static let minutes = 60

    init(_ number: Int, _ group: RehearsalPlan.Group, seed: UInt64, _ surroundings: Surroundings) {
        (self.number, self.group) = (number, group)
        var random = SplitMix(seed: seed &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(number))
        phase = random.unit() * max(1, group.offlineEvery)
        let share = 0.5 + random.unit()
        swipe = group.swipesAfter.map { $0 * share } ?? .infinity
        self.random = random
        fates = Array(repeating: nil, count: surroundings.pushes.count)
        guard surroundings.plan.initialState != nil else { return }
        (life, shownState, contentTimestamp) = (.running, surroundings.initialState, 0)
    }

    /// Lets everything happen to the device.
    mutating func run(_ surroundings: Surroundings, devices: Int) {
        let plan = surroundings.plan
        let delay = plan.usesChannel ? 0 : plan.requestsPerSecond.map { Double(number) / $0 } ?? 0
        for (index, prepared) in surroundings.pushes.enumerated() {
            let time = prepared.push.time + (prepared.push.starts ? plan.requestsPerSecond.map { Double(number) / $0 } ?? 0 : delay)
            pass(to: time, surroundings)
            send(index, prepared, at: time, surroundings)
        }
        pass(to: plan.duration + Self.drainSeconds, surroundings)
        if let last = stored { fates[last.push] = .dropped("waiting-at-end") }
        for left in underWay { fates[left.push] = .dropped("waiting-at-end") }
    }

    /// Seconds after the plan's end in which what is under way arrives.
    static let drainSeconds = 600.0

    // MARK: The service

    private mutating func send(_ index: Int, _ prepared: PreparedPush, at time: Double, _ surroundings: Surroundings) {
        if let fate = fateBeforeAccepting(prepared, surroundings) {
            fates[index] = fate
            return
        }
        guard isOnline(at: time) else { return keep(index, prepared, at: time, surroundings) }
        hand(index, prepared, accepted: time, at: time, surroundings)
    }

    private func fateBeforeAccepting(_ prepared: PreparedPush, _ surroundings: Surroundings) -> Fate? {
        if prepared.push.starts {
            guard group.version >= surroundings.network.startVersion.value else { return .notAddressed }
        } else if surroundings.plan.usesChannel {
            guard life == .running, group.version >= surroundings.network.channelVersion.value else { return .notAddressed }
        } else {
            if life == .never { return .notAddressed }
            if life == .over { return .refused(PushReason.unregistered.rawValue) }
        }
        return prepared.refusal.map { .refused($0) }
    }

    private mutating func keep(_ index: Int, _ prepared: PreparedPush, at time: Double, _ surroundings: Surroundings) {
        let isBroadcast = surroundings.plan.usesChannel && !prepared.push.starts
        guard prepared.push.expiresAfter != 0, !isBroadcast || surroundings.plan.channelKeepsLatest else {
            fates[index] = .dropped("offline")
            return
        }
        if let older = stored { fates[older.push] = .merged }
        stored = (index, time)
    }

    private mutating func hand(_ index: Int, _ prepared: PreparedPush, accepted: Double, at time: Double, _ surroundings: Surroundings) {
        var delay = (surroundings.plan.latency ?? surroundings.network.medianLatencySeconds.value)
        delay *= exp(surroundings.network.latencySpread.value * random.normal())
        if prepared.push.priority != .immediate {
            delay += surroundings.rules.mediumPriorityDelaySeconds
            if group.isInLowPower { delay += surroundings.network.lowPowerDelaySeconds.value * random.unit() }
        }
        let arrival = time + delay
        let place = underWay.firstIndex { $0.arrival <= arrival } ?? underWay.endIndex
        underWay.insert((index, accepted, arrival), at: place)
    }

    func isOnline(at time: Double) -> Bool {
        guard group.offlineSeconds > 0, group.offlineEvery > 0 else { return true }
        return (time + phase).truncatingRemainder(dividingBy: group.offlineEvery) >= group.offlineSeconds
    }

    /// When the device comes or goes next, or its activity ends; infinity for never.
    func nextChange(after time: Double, _ surroundings: Surroundings) -> Double {
        let end = life == .running ? max(time, min(swipe, startedAt + surroundings.activeSeconds)) : .infinity
        guard group.offlineSeconds > 0, group.offlineEvery > 0 else { return end }
        let place = (time + phase).truncatingRemainder(dividingBy: group.offlineEvery)
        return min(end, time + (place < group.offlineSeconds ? group.offlineSeconds : group.offlineEvery) - place)
    }

    private func nextOnline(after time: Double) -> Double {
        let place = (time + phase).truncatingRemainder(dividingBy: group.offlineEvery)
        return place < group.offlineSeconds ? time + group.offlineSeconds - place : time
    }

    // MARK: The device

    private mutating func pass(to time: Double, _ surroundings: Surroundings) {
        while true {
            let reconnection = stored.map { nextOnline(after: $0.accepted) } ?? .infinity
            let arrival = underWay.last?.arrival ?? .infinity
            let next = min(reconnection, arrival)
            guard next <= time else { break }
            end(at: next, surroundings)
            if reconnection <= arrival { reconnect(at: reconnection, surroundings) } else { arrive(surroundings) }
        }
        end(at: time, surroundings)
    }

    /// The person swipes the activity away, or the system ends it.
    mutating func end(at time: Double, _ surroundings: Surroundings) {
        guard life == .running else { return }
        if time >= min(swipe, startedAt + surroundings.activeSeconds) { life = .over }
    }

    private mutating func reconnect(at time: Double, _ surroundings: Surroundings) {
        guard let waiting = stored else { return }
        stored = nil
        let prepared = surroundings.pushes[waiting.push]
        if let seconds = prepared.push.expiresAfter, waiting.accepted + seconds <= time {
            fates[waiting.push] = .dropped("expired")
        } else if !prepared.push.starts, life != .running {
            fates[waiting.push] = .dropped("token-ended")
        } else {
            hand(waiting.push, prepared, accepted: waiting.accepted, at: time, surroundings)
        }
    }

    private mutating func arrive(_ surroundings: Surroundings) {
        let item = underWay.removeLast()
        arrivals.append((item.push, item.arrival))
        switch take(surroundings.pushes[item.push], at: item.arrival, surroundings) {
        case nil: fates[item.push] = .shown(after: item.arrival - item.accepted)
        case .ignored?: fates[item.push] = .merged
        case let code?: fates[item.push] = .dropped(code.rawValue)
        }
    }

    /// What the device does with a push that has reached it: nil where it is seen, else why not; `ignored` where a later one came first.
    mutating func take(_ prepared: PreparedPush, at time: Double, _ surroundings: Surroundings) -> PushEffect.Code? {
        if let code = obstacle(prepared, at: time, surroundings) { return code }
        guard prepared.event == .start || prepared.timestamp >= contentTimestamp else { return .ignored }
        let isSame = prepared.event == .update && prepared.state == shownState && !prepared.hasAlert
        take(prepared, at: time)
        return isSame ? .unchanged : nil
    }

    private mutating func take(_ prepared: PreparedPush, at time: Double) {
        if prepared.event == .start { (life, startedAt) = (.running, time) }
        contentTimestamp = prepared.event == .start ? time : prepared.timestamp
        if let state = prepared.state { shownState = state }
        if prepared.hasAlert { alerts += 1 }
        if prepared.event == .end { life = .over }
    }

    /// Why the device does nothing with a push, checked in its order.
    private mutating func obstacle(_ prepared: PreparedPush, at time: Double, _ surroundings: Surroundings) -> PushEffect.Code? {
        if let fault = prepared.fault, fault != .undecodable { return fault }
        if prepared.event == .start {
            if prepared.listensToChannel, group.version < surroundings.network.channelVersion.value { return .refused }
            guard started < surroundings.rules.startPushesPerHour else { return .throttled }
            started += 1
        } else if life != .running {
            return .noActivity
        }
        if prepared.push.priority == .immediate, !spend(at: time, surroundings.rules) {
            if ranOutAt == nil { ranOutAt = time }
            return .throttled
        }
        return prepared.fault
    }

    /// Takes one out of the budget of the last sixty minutes, to the minute.
    private mutating func spend(at time: Double, _ rules: PushRules) -> Bool {
        let minute = Int(time / 60)
        if minute > spentMinute {
            for passed in (spentMinute + 1)...max(spentMinute + 1, min(minute, spentMinute + Self.minutes)) { spent[passed % Self.minutes] = 0 }
            spentMinute = minute
        }
        let limit = group.takesFrequentPushes ? rules.frequentActivityPushesPerHour : rules.activityPushesPerHour
        guard spent.reduce(0, { $0 + Int($1) }) < limit else { return false }
        spent[minute % Self.minutes] += 1
        return true
    }
}

/// Random numbers of a device: the SplitMix64 generator.
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var number = state
        number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
        number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
        return number ^ (number >> 31)
    }

    /// 0 up to 1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// About the normal distribution: the sum of twelve.
    mutating func normal() -> Double { (0..<12).reduce(-6) { sum, _ in sum + unit() } }
}
