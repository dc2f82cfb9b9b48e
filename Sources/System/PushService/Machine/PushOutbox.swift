import Foundation

/// What waits for devices that are away: of each app the latest notification.
public struct PushOutbox: Codable, Hashable, Sendable {
    public private(set) var waiting: [String: [String: AcceptedNotification]] = [:]

    public init() {}

    public var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

    /// Keeps a notification; answers the one whose place it takes.
    public mutating func keep(_ notification: AcceptedNotification, for device: String) -> AcceptedNotification? {
        waiting[device, default: [:]].updateValue(notification, forKey: notification.headers.app)
    }

    /// Takes out what waits for a device, the oldest first.
    mutating func take(for device: String) -> [AcceptedNotification] {
        (waiting.removeValue(forKey: device) ?? [:]).values.sorted { $0.number < $1.number }
    }

    /// Takes out what is past its date.
    mutating func expire(at time: Date, longest: Double) -> [PushLoss] {
        var lost: [PushLoss] = []
        for (device, notifications) in waiting {
            for (app, notification) in notifications where notification.keptUntil(longest).map({ $0 <= time }) ?? true {
                waiting[device]?[app] = nil
                lost.append(PushLoss(notification: notification, device: device, cause: .expired))
            }
        }
        return lost.sorted { $0.notification.number < $1.notification.number }
    }
}
