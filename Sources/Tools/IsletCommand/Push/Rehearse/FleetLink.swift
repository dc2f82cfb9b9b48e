import Foundation
import IsletModel
import PushGateway
import PushRehearsal
import PushService
import Synchronization

/// The simulated devices of a rehearsal, as a gateway reaches them.
final class FleetLink: Sendable {
    private struct State {
        var fleet: RehearsedFleet
        var isOnline: [Bool]
        /// Deliveries that a device looks at later.
        var pending = 0
        /// What the devices had last, by hash values of identifiers, one list after the other.
        var remembered: [Int]
        var places: [UInt8]

        init(_ fleet: RehearsedFleet) {
            self.fleet = fleet
            isOnline = Array(repeating: false, count: fleet.count)
            remembered = Array(repeating: 0, count: fleet.count * FleetLink.memory)
            places = Array(repeating: 0, count: fleet.count)
        }

        /// Whether a device has not had a notification yet; it has from now on.
        mutating func isNew(_ id: String, to device: Int) -> Bool {
            let (start, hash) = (device * FleetLink.memory, id.hashValue)
            guard !remembered[start..<start + FleetLink.memory].contains(hash) else { return false }
            remembered[start + Int(places[device])] = hash
            places[device] = (places[device] + 1) % UInt8(FleetLink.memory)
            return true
        }
    }

    /// Notifications that a device remembers: a service delivers again what it is not sure of.
    private static let memory = 16

    private let state: Mutex<State>
    private let gateway: PushGatewayHandle
    private let app: String
    private let attributesType: String
    private let start: Date
    private let queue = DispatchQueue(label: "islet.rehearsal")

    init(_ fleet: RehearsedFleet, app: String, attributesType: String, gateway: PushGatewayHandle, start: Date) {
        state = Mutex(State(fleet))
        (self.app, self.attributesType, self.gateway, self.start) = (app, attributesType, gateway, start)
    }

    /// One device.
    private final class Member: PushDeviceLink {
        let identifier: String
        private let number: Int
        private let link: FleetLink

        init(_ number: Int, _ link: FleetLink) { (self.number, self.link, identifier) = (number, link, FleetLink.name(of: number)) }

        func deliver(_ notification: AcceptedNotification, use: DeviceToken.Use?) { link.deliver(notification, use, to: number) }
    }

    private static func name(of device: Int) -> String { "device-\(device)" }

    /// The devices are given their tokens, and those that are not away connect.
    func begin() {
        let count = state.withLock { $0.fleet.count }
        let tokens = (0..<count).flatMap { number -> [DeviceToken] in
            let starts = DeviceToken(text("start", number), app: app, use: .start(attributesType: attributesType), device: Self.name(of: number))
            let version = state.withLock { $0.fleet.group(of: number).version }
            let isRunning = state.withLock { $0.fleet.isRunning(number) }
            return (isRunning ? [activityToken(of: number)] : [])
                + (version >= RehearsalNetwork.standard.startVersion.value ? [starts] : [])
        }
        gateway.register(tokens)
        pass(to: start)
    }

    private func activityToken(of number: Int) -> DeviceToken {
        DeviceToken(text("activity", number), app: app, use: .activity("activity"), device: Self.name(of: number))
    }

    private func text(_ name: String, _ number: Int) -> String {
        DeviceToken.text(of: PushTokens.token(for: "\(app) \(name) \(number)", bytes: ActivityRules.standard.pushTokenBytes))
    }

    /// Devices come and go, and activities end.
    func pass(to time: Date) {
        let seconds = time.timeIntervalSince(start)
        var changes: [(Int, isOnline: Bool)] = []
        var ended: [Int] = []
        state.withLock { state in
            for number in 0..<state.fleet.count {
                let isOnline = state.fleet.isOnline(number, at: seconds)
                if isOnline != state.isOnline[number] {
                    state.isOnline[number] = isOnline
                    changes.append((number, isOnline))
                }
                if state.fleet.pass(number, to: seconds) { ended.append(number) }
            }
        }
        for number in ended { gateway.retire(text("activity", number), because: "the activity has ended or was swiped away") }
        for (number, isOnline) in changes {
            if isOnline { gateway.connect(Member(number, self)) } else { gateway.disconnect(Self.name(of: number)) }
        }
    }

    private func deliver(_ notification: AcceptedNotification, _ use: DeviceToken.Use?, to number: Int) {
        let wait: Double? = state.withLock { state in
            guard state.isNew(notification.id, to: number) else { return nil }
            state.pending += 1
            return state.fleet.wait(number, notification.headers.priority)
        }
        guard let wait else {
            let name = Self.name(of: number)
            let effect = PushEffect(.duplicate, "the device has had this push already", at: Date(), activity: name)
            return gateway.arrived(notification, effect, of: name)
        }
        if wait <= 0 { return take(notification, use, on: number) }
        queue.asyncAfter(deadline: .now() + wait) { [self] in take(notification, use, on: number) }
    }

    private func take(_ notification: AcceptedNotification, _ use: DeviceToken.Use?, on number: Int) {
        let now = Date()
        let starts = if case .start? = use { true } else { false }
        let result = state.withLock { state in
            state.pending -= 1
            return state.fleet.take(
                notification.payload, starts: starts, priority: notification.headers.priority, on: number, at: now.timeIntervalSince(start))
        }
        if result.code == .started { gateway.register(activityToken(of: number)) }
        if result.code == .ended { gateway.retire(text("activity", number), because: "the activity has ended") }
        let name = Self.name(of: number)
        gateway.arrived(notification, PushEffect(result.code, result.sentence, at: now, activity: name), of: name)
    }

    /// Waits until the devices have looked at what they were handed.
    func finish() {
        let end = Date().addingTimeInterval(Self.patience)
        while state.withLock({ $0.pending > 0 }), Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    }

    /// Seconds.
    private static let patience = 90.0
}
