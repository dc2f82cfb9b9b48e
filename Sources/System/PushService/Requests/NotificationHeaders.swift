import Foundation

/// The headers of a notification, read and checked.
public struct NotificationHeaders: Codable, Hashable, Sendable {
    /// The bundle identifier, without the suffix of the kind.
    public var app: String
    /// As it was sent; empty for a broadcast.
    public var topic: String
    public var kind: NotificationKind
    public var priority: Priority
    public var expiration: Expiration
    public var collapseIdentifier: String?

    public init(
        app: String, topic: String, kind: NotificationKind, priority: Priority, expiration: Expiration, collapseIdentifier: String? = nil
    ) {
        (self.app, self.topic, self.kind, self.priority) = (app, topic, kind, priority)
        (self.expiration, self.collapseIdentifier) = (expiration, collapseIdentifier)
    }

    public enum Priority: Int, Codable, Hashable, Sendable {
        case low = 1
        /// By power considerations.
        case medium = 5
        case immediate = 10
    }

    public enum Expiration: Codable, Hashable, Sendable {
        /// Kept as long as the service keeps what has no date.
        case unspecified
        /// Tried once, not kept.
        case none
        case at(Date)
    }

    static func kind(_ text: String?, topic: String) -> Result<NotificationKind, PushReason> {
        guard let text else { return .success(NotificationKind.ofTopic(topic).kind ?? .alert) }
        return NotificationKind(rawValue: text).map { .success($0) } ?? .failure(.invalidPushType)
    }

    static func priority(_ text: String?) -> Result<Priority, PushReason> {
        guard let text else { return .success(.immediate) }
        return Int(text).flatMap(Priority.init).map { .success($0) } ?? .failure(.badPriority)
    }

    static func expiration(_ text: String?) -> Result<Expiration, PushReason> {
        guard let text else { return .success(.unspecified) }
        guard let seconds = Int64(text), seconds >= 0 else { return .failure(.badExpirationDate) }
        return .success(seconds == 0 ? .none : .at(Date(timeIntervalSince1970: Double(seconds))))
    }

    /// Apple's limit of a collapse identifier, in bytes.
    static let collapseBytes = 64

    static func collapse(_ text: String?) -> Result<String?, PushReason> {
        guard let text, text.utf8.count > collapseBytes else { return .success(text) }
        return .failure(.badCollapseID)
    }
}

extension PushReason: Error {}
