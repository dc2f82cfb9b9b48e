import Foundation
import IsletModel
import PushService

/// Simulated devices for a sender outside: a push service hands them what the sender sent, and they say what they do with it.
public struct RehearsedFleet: Sendable {
    /// What happens to a device by itself.
    public enum Change: Hashable, Sendable {
        /// It reaches the push service, or no longer.
        case came, left
        /// A person swiped the activity away, or the system ended it.
        case activityEnded
    }

    private var devices: [RehearsedDevice]
    private var isOnline: [Bool]
    private var calendar = FleetCalendar()
    private var preparation: PushPreparation
    private let surroundings: RehearsedDevice.Surroundings
    private let delay: Double

    /// - Parameter start: The moment from which times count.
    public init(
        _ plan: RehearsalPlan, devices count: Int, start: Date, rules: PushRules, activeSeconds: Double, seed: UInt64 = 0,
        network: RehearsalNetwork = .standard
    ) {
        preparation = PushPreparation(plan, rules: rules, start: start, undecodable: [])
        let surroundings = RehearsedDevice.Surroundings(
            plan: plan, pushes: [], rules: rules, network: network, activeSeconds: activeSeconds, initialState: preparation.initialState())
        self.surroundings = surroundings
        delay = rules.mediumPriorityDelaySeconds
        devices = (0..<count).map { RehearsedDevice($0, plan.groups[plan.groupIndex(of: $0, seed: seed)], seed: seed, surroundings) }
        isOnline = Array(repeating: false, count: count)
        for device in 0..<count { calendar.add(device, at: 0) }
    }

    public var count: Int { devices.count }

    public func group(of device: Int) -> RehearsalPlan.Group { devices[device].group }

    /// Whether an activity runs on the device.
    public func isRunning(_ device: Int) -> Bool { devices[device].isRunning }

    /// Whether the activities of the device can listen to channels.
    public func takesChannels(_ device: Int) -> Bool { devices[device].group.version >= surroundings.network.channelVersion.value }

    /// What happened until a moment, by device. Looks only at devices to which something happens.
    public mutating func pass(to time: Double) -> [(device: Int, change: Change)] {
        var changes: [(device: Int, change: Change)] = []
        for device in calendar.take(until: time) {
            if devices[device].isRunning {
                devices[device].end(at: time, surroundings)
                if !devices[device].isRunning { changes.append((device, .activityEnded)) }
            }
            let isThere = devices[device].isOnline(at: time)
            if isThere != isOnline[device] {
                isOnline[device] = isThere
                changes.append((device, isThere ? .came : .left))
            }
            calendar.add(device, at: devices[device].nextChange(after: time, surroundings))
        }
        return changes
    }

    /// Seconds that the device waits before it looks at a push.
    public func wait(_ device: Int, _ priority: NotificationHeaders.Priority) -> Double {
        guard priority != .immediate else { return 0 }
        return delay + (devices[device].group.isInLowPower ? surroundings.network.lowPowerDelaySeconds.value / 2 : 0)
    }

    /// A push has reached a device: what it does, in a word and a sentence.
    public mutating func take(
        _ payload: Data, starts: Bool, priority: NotificationHeaders.Priority, on device: Int, at time: Double
    ) -> (code: PushEffect.Code, sentence: String) {
        var push = RehearsalPlan.Push(at: time, payload: payload)
        (push.starts, push.priority) = (starts, priority)
        let prepared = preparation.prepared(push)
        switch devices[device].take(prepared, at: time, surroundings) {
        case nil:
            if prepared.event == .start { calendar.add(device, at: devices[device].nextChange(after: time, surroundings)) }
            return (Self.codes[prepared.event] ?? .updated, "the simulated device shows it")
        case .ignored?: return (.ignored, "a later push came first")
        case .throttled?: return (.throttled, "the budget of the hour is spent")
        case .noActivity?: return (.noActivity, "no activity runs on the device any more")
        case .unchanged?: return (.unchanged, "the activity shows what it showed before")
        case let code?:
            do throws(LiveActivityPayload.Fault) { _ = try LiveActivityPayload(payload) } catch { return (error.code, error.sentence) }
            return (code, "the device does nothing with it")
        }
    }

    private static let codes: [LiveActivityPayload.Event: PushEffect.Code] = [.start: .started, .update: .updated, .end: .ended]
}

/// When something may happen to which devices, to the second.
struct FleetCalendar: Sendable {
    private var days: [Int: [Int32]] = [:]
    /// The first second that was not looked at.
    private var next = 0

    mutating func add(_ device: Int, at time: Double) {
        guard time.isFinite else { return }
        days[max(next, Int(time.rounded(.up))), default: []].append(Int32(device))
    }

    /// Takes those of the seconds until a moment, in the order of their times.
    mutating func take(until time: Double) -> [Int] {
        let last = Int(time.rounded(.down))
        guard last >= next else { return [] }
        var found: [Int] = []
        for second in next...last { for device in days.removeValue(forKey: second) ?? [] { found.append(Int(device)) } }
        next = last + 1
        return found
    }
}
