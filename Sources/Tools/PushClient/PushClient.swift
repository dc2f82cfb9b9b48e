import Foundation
import HTTP2
import PushService

/// Sends notifications as a provider does: with a token that it signs and keeps for as long as Apple wants it kept, many at a time over one
/// connection, which is made again when the service closed it. Belongs to one thread at a time.
public final class PushClient {
    /// The key that a team signs with.
    public struct Key: Sendable {
        public var identifier: String
        public var team: String
        public var key: SigningKey

        public init(identifier: String, team: String, key: SigningKey) { (self.identifier, self.team, self.key) = (identifier, team, key) }
    }

    public struct Notification: Sendable {
        /// The device token in hexadecimal digits.
        public var token: String
        /// Bundle identifier; the suffix of the topic follows from the kind.
        public var app: String
        public var kind: NotificationKind
        /// JSON.
        public var payload: Data
        public var priority = NotificationHeaders.Priority.immediate
        /// Until when the service tries; nil for as long as it likes.
        public var expiration: Date?
        /// Sent again with the same identifier a device takes a notification once.
        public var id = UUID()

        public init(to token: String, of app: String, _ kind: NotificationKind, payload: Data) {
            (self.token, self.app, self.kind, self.payload) = (token, app, kind, payload)
        }
    }

    public enum Result: Sendable, Hashable {
        case accepted
        /// Apple's status and reason.
        case refused(status: Int, reason: String)
        /// The connection ended before the answer: whether it was accepted is not known. Send it again.
        case unanswered
    }

    private let host: String
    private let port: Int
    private let security: HTTP2Client.Security
    private let key: Key
    private var connection: HTTP2Client?
    private var bearer: (text: String, since: Date)?

    /// Seconds for which a provider's token is kept: Apple wants it no younger than 20 minutes and no older than an hour.
    private static let tokenSeconds = 40 * 60.0

    public init(host: String = "127.0.0.1", port: Int, security: HTTP2Client.Security, key: Key) {
        (self.host, self.port, self.security, self.key) = (host, port, security, key)
    }

    /// Sends all at once, as far as the service lets it, and waits for the answers, in the same order.
    public func send(_ notifications: [Notification]) throws -> [Result] {
        let client: HTTP2Client
        if let connection { client = connection } else { client = try HTTP2Client(host: host, port: port, security: security) }
        let authorization = "bearer " + (try token(at: Date()))
        let answers = client.send(notifications.map { request($0, authorization) })
        let results = answers.map(Self.result)
        connection = results.contains(.unanswered) ? nil : client
        return results
    }

    private func request(_ notification: Notification, _ authorization: String) -> HTTP2Client.Request {
        var headers = [
            (name: "authorization", value: authorization), (name: "apns-topic", value: notification.app + notification.kind.topicSuffix),
            (name: "apns-push-type", value: notification.kind.rawValue), (name: "apns-priority", value: "\(notification.priority.rawValue)"),
            (name: "apns-id", value: notification.id.uuidString.lowercased()),
        ]
        if let date = notification.expiration { headers.append((name: "apns-expiration", value: "\(Int(date.timeIntervalSince1970))")) }
        return HTTP2Client.Request(path: "/3/device/\(notification.token)", headers: headers, body: notification.payload)
    }

    private static func result(_ answer: HTTP2Client.Answer?) -> Result {
        guard let answer else { return .unanswered }
        guard answer.status != 200 else { return .accepted }
        let object = (try? JSONSerialization.jsonObject(with: answer.body)) as? [String: Any]
        return .refused(status: answer.status, reason: object?["reason"] as? String ?? "")
    }

    private func token(at time: Date) throws -> String {
        if let bearer, time.timeIntervalSince(bearer.since) < Self.tokenSeconds { return bearer.text }
        let header = Data(#"{"alg":"ES256","kid":"\#(key.identifier)"}"#.utf8)
        let claims = Data(#"{"iss":"\#(key.team)","iat":\#(Int(time.timeIntervalSince1970))}"#.utf8)
        let signed = Self.base64URL(header) + "." + Self.base64URL(claims)
        guard let signature = key.key.signature(of: Data(signed.utf8)) else {
            throw HTTP2Error.certificate(file: key.identifier, reason: "it is the public half of a key")
        }
        let text = signed + "." + Self.base64URL(signature)
        bearer = (text, time)
        return text
    }

    private static func base64URL(_ data: Data) -> String {
        data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
