import Foundation
import IsletModel
import PushService

/// Simulated devices for a sender outside: a push service hands them what the sender sent, and they say what they do with it.
public struct RehearsedFleet: Sendable {
    private var devices: [RehearsedDevice]
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
    }

    public var count: Int { devices.count }

    public func group(of device: Int) -> RehearsalPlan.Group { devices[device].group }

    /// Whether an activity runs on the device.
    public func isRunning(_ device: Int) -> Bool { devices[device].isRunning }

    /// Whether the device reaches the push service.
    public func isOnline(_ device: Int, at time: Double) -> Bool { devices[device].isOnline(at: time) }

    /// Lets activities end that a person swipes away, or the system ends; whether the device's did.
    public mutating func pass(_ device: Int, to time: Double) -> Bool {
        guard devices[device].isRunning else { return false }
        devices[device].end(at: time, surroundings)
        return !devices[device].isRunning
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
            let codes: [LiveActivityPayload.Event: PushEffect.Code] = [.start: .started, .update: .updated, .end: .ended]
            return (codes[prepared.event] ?? .updated, "the simulated device shows it")
        case .ignored?: return (.ignored, "a later push came first")
        case .throttled?: return (.throttled, "the budget of the hour is spent")
        case .noActivity?: return (.noActivity, "no activity runs on the device any more")
        case .unchanged?: return (.unchanged, "the activity shows what it showed before")
        case let code?:
            do throws(LiveActivityPayload.Fault) { _ = try LiveActivityPayload(payload) } catch { return (error.code, error.sentence) }
            return (code, "the device does nothing with it")
        }
    }
}
