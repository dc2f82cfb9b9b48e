import Foundation
import IsletModel
import PushGateway
import PushRehearsal
import PushService
import Synchronization

/// The simulated devices of a rehearsal, as a gateway reaches them.
public final class FleetLink: Sendable {
    private struct State {
        var fleet: RehearsedFleet
        /// Deliveries that a device looks at later, by the seconds that they wait: each list in the order of its moments.
        var later: [Double: [Delivery]] = [:]
        var laterCount = 0
        var memory: FleetMemory

        init(_ fleet: RehearsedFleet) { (self.fleet, memory) = (fleet, FleetMemory(devices: fleet.count)) }
    }

    private struct Delivery {
        var due: Date
        var notification: AcceptedNotification
        var starts: Bool
        var device: Int
    }

    private let state: Mutex<State>
    private let gateway: PushGatewayHandle
    private let app: String
    private let attributesType: String
    private let start: Date
    /// How many seconds of the rehearsal pass in one of the clock's.
    private let speed: Double
    /// Identifiers of the devices.
    private let names: [String]
    /// The channel that activities listen to, where they have no tokens.
    public let channel: PushChannel?

    /// - Parameters:
    ///   - start: The rehearsal's first moment.
    ///   - speed: How many seconds of the rehearsal pass in one of the clock's.
    public init(
        _ fleet: RehearsedFleet, app: String, attributesType: String, channel: PushChannel? = nil, gateway: PushGatewayHandle, start: Date,
        speed: Double
    ) {
        names = (0..<fleet.count).map { "device-\($0)" }
        state = Mutex(State(fleet))
        (self.app, self.attributesType, self.channel, self.gateway) = (app, attributesType, channel, gateway)
        (self.start, self.speed) = (start, speed)
    }

    /// One device.
    private final class Member: PushDeviceLink {
        let identifier: String
        private let number: Int
        private let link: FleetLink

        init(_ number: Int, _ link: FleetLink) { (self.number, self.link, identifier) = (number, link, link.names[number]) }

        func deliver(_ notification: AcceptedNotification, use: DeviceToken.Use?) { link.deliver(notification, use, to: number) }
    }

    // MARK: What happens by itself

    /// The devices are given their tokens, and those that are not away connect.
    public func begin() {
        let (tokens, listeners) = state.withLock { state -> ([DeviceToken], [String]) in
            let running = names.indices.filter { state.fleet.isRunning($0) }
            let starts = names.indices.filter { state.fleet.group(of: $0).version >= RehearsalNetwork.standard.startVersion.value }
            let startTokens = starts.map { number in
                DeviceToken(text("start", number), app: app, use: .start(attributesType: attributesType), device: names[number])
            }
            guard channel == nil else {
                return (startTokens, running.filter { state.fleet.takesChannels($0) }.map { names[$0] })
            }
            return (running.map(activityToken) + startTokens, [])
        }
        gateway.register(tokens)
        if let channel {
            gateway.open(channel)
            gateway.subscribe(listeners, to: channel.identifier)
        }
        pass(to: start)
    }

    private func activityToken(of number: Int) -> DeviceToken {
        DeviceToken(text("activity", number), app: app, use: .activity("activity"), device: names[number])
    }

    private func text(_ name: String, _ number: Int) -> String {
        DeviceToken.text(of: PushTokens.token(for: "\(app) \(name) \(number)", bytes: ActivityRules.standard.pushTokenBytes))
    }

    /// Devices come and go, activities end, and what devices look at later is looked at.
    public func pass(to time: Date) {
        var coming: [Member] = []
        func connect() {
            if !coming.isEmpty { gateway.connect(coming) }
            coming = []
        }
        for (device, change) in state.withLock({ $0.fleet.pass(to: seconds(at: time)) }) {
            if change != .came { connect() }
            switch change {
            case .came: coming.append(Member(device, self))
            case .left: gateway.disconnect(names[device])
            case .activityEnded: activityEnded(on: device, because: "the activity has ended or was swiped away")
            }
        }
        connect()
        let due = state.withLock { state in
            var due: [Delivery] = []
            for (wait, deliveries) in state.later {
                let count = deliveries.prefix { $0.due <= time }.count
                guard count > 0 else { continue }
                due += deliveries.prefix(count)
                state.later[wait]?.removeFirst(count)
            }
            return due
        }
        for delivery in due.sorted(by: { $0.due < $1.due }) { take(delivery.notification, delivery.starts, on: delivery.device) }
        state.withLock { $0.laterCount -= due.count }
    }

    /// Seconds of the rehearsal.
    private func seconds(at time: Date) -> Double { time.timeIntervalSince(start) * speed }

    private func activityStarted(on device: Int) {
        if let channel {
            gateway.subscribe([names[device]], to: channel.identifier)
        } else {
            gateway.register(activityToken(of: device))
        }
    }

    private func activityEnded(on device: Int, because reason: String) {
        if let channel {
            gateway.unsubscribe(names[device], from: channel.identifier)
        } else {
            gateway.retire(text("activity", device), because: reason)
        }
    }

    // MARK: What arrives

    private func deliver(_ notification: AcceptedNotification, _ use: DeviceToken.Use?, to device: Int) {
        let starts = if case .start? = use { true } else { false }
        let wait: Double? = state.withLock { state in
            guard state.memory.isNew(notification.id, to: device) else { return nil }
            let wait = state.fleet.wait(device, notification.headers.priority) / speed
            guard wait > 0 else { return 0 }
            let due = Date().addingTimeInterval(wait)
            state.later[wait, default: []].append(Delivery(due: due, notification: notification, starts: starts, device: device))
            state.laterCount += 1
            return wait
        }
        guard let wait else {
            let name = names[device]
            let effect = PushEffect(.duplicate, "the device has had this push already", at: Date(), activity: name)
            return gateway.arrived(notification, effect, of: name)
        }
        if wait <= 0 { take(notification, starts, on: device) }
    }

    private func take(_ notification: AcceptedNotification, _ starts: Bool, on device: Int) {
        let now = Date()
        let result = state.withLock { state in
            state.fleet.take(
                notification.payload, starts: starts, priority: notification.headers.priority, on: device, at: seconds(at: now))
        }
        if result.code == .started { activityStarted(on: device) }
        if result.code == .ended { activityEnded(on: device, because: "the activity has ended") }
        let name = names[device]
        gateway.arrived(notification, PushEffect(result.code, result.sentence, at: now, activity: name), of: name)
    }

    /// Waits until the devices have looked at what they were handed.
    public func finish() {
        let end = Date().addingTimeInterval(Self.patience)
        while state.withLock({ $0.laterCount > 0 }), Date() < end {
            Thread.sleep(forTimeInterval: 0.05)
            pass(to: Date())
        }
    }

    /// Seconds.
    private static let patience = 90.0
}
