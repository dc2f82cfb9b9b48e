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
    /// Its place among all that the service was asked.
    public var number: Int
    public var destination: Destination
    public var headers: NotificationHeaders
    public var environment: PushEnvironment
    public var payload: Data
    public var date: Date
    /// The channel that it wants an activity to listen to, where nobody has created it.
    public var missingChannel: String?

    public init(
        id: String, number: Int, destination: Destination, headers: NotificationHeaders, environment: PushEnvironment, payload: Data, date: Date
    ) {
        (self.id, self.number, self.destination, self.headers) = (id, number, destination, headers)
        (self.environment, self.payload, self.date) = (environment, payload, date)
    }

    /// Until when it is worth delivering; nil where it is not kept at all.
    public func keptUntil(_ longest: Double) -> Date? {
        switch headers.expiration {
        case .none: nil
        case .unspecified: date.addingTimeInterval(longest)
        case .at(let end): min(end, date.addingTimeInterval(longest))
        }
    }

    /// Until when it waits where it was on its way already: what is not kept was to be tried once, and perhaps was not.
    public func waitsUntil(_ longest: Double) -> Date { keptUntil(longest) ?? date.addingTimeInterval(longest) }
}
