import Foundation

/// A notification that the service took: it arrives, waits for its device, or is told why it went.
public struct AcceptedNotification: Codable, Hashable, Sendable, Identifiable {
    /// Where it goes.
    public enum Destination: Codable, Hashable, Sendable {
        case token(String)
        case channel(String)
    }

    private struct Fields: Codable, Hashable, Sendable {
        var id: String
        var number: Int
        var destination: Destination
        var headers: NotificationHeaders
        var environment: PushEnvironment
        var payload: Data
        var date: Date
        var missingChannel: String?
    }

    /// Notifications are handed on many times and hardly ever changed: a copy is one reference.
    private final class Box: Sendable {
        let fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }

    private var box: Box

    /// The `apns-id` or `apns-request-id`, as it was answered.
    public var id: String { box.fields.id }
    /// Its place among all that the service was asked.
    public var number: Int {
        get { box.fields.number }
        set { change { $0.number = newValue } }
    }
    public var destination: Destination { box.fields.destination }
    public var headers: NotificationHeaders { box.fields.headers }
    public var environment: PushEnvironment { box.fields.environment }
    public var payload: Data {
        get { box.fields.payload }
        set { change { $0.payload = newValue } }
    }
    public var date: Date { box.fields.date }
    /// The channel that it wants an activity to listen to, where nobody has created it.
    public var missingChannel: String? {
        get { box.fields.missingChannel }
        set { if newValue != box.fields.missingChannel { change { $0.missingChannel = newValue } } }
    }

    public init(
        id: String, number: Int, destination: Destination, headers: NotificationHeaders, environment: PushEnvironment, payload: Data, date: Date
    ) {
        box = Box(
            Fields(
                id: id, number: number, destination: destination, headers: headers, environment: environment, payload: payload, date: date))
    }

    public init(from decoder: any Decoder) throws { box = Box(try Fields(from: decoder)) }

    public func encode(to encoder: any Encoder) throws { try box.fields.encode(to: encoder) }

    public static func == (one: AcceptedNotification, other: AcceptedNotification) -> Bool {
        one.box === other.box || one.box.fields == other.box.fields
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(box.fields) }

    private mutating func change(_ change: (inout Fields) -> Void) {
        var fields = box.fields
        change(&fields)
        box = Box(fields)
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
