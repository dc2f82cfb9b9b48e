import Foundation

/// What waits for devices that are away: of each app the latest notification, and those that were on their way when the service ended.
public struct PushOutbox: Codable, Hashable, Sendable {
    public private(set) var waiting: [String: [String: [AcceptedNotification]]] = [:]

    public init() {}

    public var count: Int { waiting.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } } }

    /// Keeps a notification; answers those whose place it takes.
    public mutating func keep(_ notification: AcceptedNotification, for device: String) -> [AcceptedNotification] {
        waiting[device, default: [:]].updateValue([notification], forKey: notification.headers.app) ?? []
    }

    /// Keeps a notification beside others of its app: all of them were accepted for a device that was there.
    public mutating func restore(_ notification: AcceptedNotification, for device: String) {
        waiting[device, default: [:]][notification.headers.app, default: []].append(notification)
    }

    /// Takes out what waits for a device, the oldest first.
    mutating func take(for device: String) -> [AcceptedNotification] {
        (waiting.removeValue(forKey: device) ?? [:]).values.joined().sorted { $0.number < $1.number }
    }

    /// Takes out what is past its date.
    mutating func expire(at time: Date, longest: Double) -> [PushLoss] {
        var lost: [PushLoss] = []
        for (device, notifications) in waiting {
            for (app, kept) in notifications {
                let expired = kept.filter { $0.waitsUntil(longest) <= time }
                guard !expired.isEmpty else { continue }
                waiting[device]?[app]?.removeAll { expired.contains($0) }
                lost += expired.map { PushLoss(notification: $0, device: device, cause: .expired) }
            }
        }
        return lost.sorted { $0.notification.number < $1.notification.number }
    }
}
