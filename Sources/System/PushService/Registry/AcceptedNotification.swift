import Foundation

/// A notification that the service took: it arrives, waits for its device, or is told why it went.
public struct AcceptedNotification: Codable, Hashable, Sendable, Identifiable {
    /// Where it goes.
    public enum Destination: Codable, Hashable, Sendable {
        case token(String)
        case channel(String)
    }

    /// The `apns-id` or `apns-request-id`, as it was answered.
    public var id: String
    /// Its place among all that the service took.
    public var number: Int
    public var destination: Destination
    public var headers: NotificationHeaders
    public var environment: PushEnvironment
    public var payload: Data
    public var date: Date

    public init(
        id: String, number: Int, destination: Destination, headers: NotificationHeaders, environment: PushEnvironment, payload: Data, date: Date
    ) {
        (self.id, self.number, self.destination, self.headers) = (id, number, destination, headers)
        (self.environment, self.payload, self.date) = (environment, payload, date)
    }

    /// Until when it is worth delivering; nil where it is not kept at all.
    func keptUntil(_ longest: Double) -> Date? {
        switch headers.expiration {
        case .none: nil
        case .unspecified: date.addingTimeInterval(longest)
        case .at(let end): min(end, date.addingTimeInterval(longest))
        }
    }
}
