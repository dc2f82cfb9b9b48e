import Foundation
import IsletModel

/// What a request for one device is checked for, in the order in which the first fault is answered.
///
/// Apple does not document the order; this one is what senders' reports agree with.
extension PushService {
    /// The token that a path names, if it may be used with these headers.
    func token(
        _ text: String, known: Int?, _ headers: NotificationHeaders, environment: PushEnvironment
    ) throws(PushRefusal) -> (place: Int, DeviceToken) {
        guard !text.isEmpty else { throw PushRefusal(.missingDeviceToken, "the path ends with “/3/device/” and names no token") }
        guard let place = known ?? tokens.find(text) ?? tokens.find(text.lowercased()) else {
            guard DeviceToken.isWellFormed(text) else { throw PushRefusal(.badDeviceToken, "the token is not written in hexadecimal digits") }
            throw PushRefusal(.badDeviceToken, "no device has this token")
        }
        let token = tokens[place]
        guard token.environment == environment else {
            throw PushRefusal(
                .badDeviceToken, "the token is one of the \(token.environment.rawValue) environment; this is the \(environment.rawValue) one")
        }
        guard token.app == headers.app else {
            throw PushRefusal(.deviceTokenNotForTopic, "the token belongs to \(token.app), the topic names \(headers.app)")
        }
        guard token.use.kinds.contains(headers.kind) else {
            let kinds = token.use.kinds.map(\.rawValue).sorted().joined(separator: " or ")
            throw PushRefusal(.deviceTokenNotForTopic, "the token is for “apns-push-type: \(kinds)”, not for “\(headers.kind.rawValue)”")
        }
        if let end = token.end {
            switch end.cause {
            case .unregistered:
                let reason = end.reason.map { ": \($0)" } ?? ""
                throw PushRefusal(.unregistered, "the token is not in use any more\(reason)", timestamp: end.date)
            case .expired: throw PushRefusal(.expiredToken, "the token has expired", timestamp: end.date)
            }
        }
        return (place, token)
    }

    func checkPayload(_ request: PushRequest, limit: Int) throws(PushRefusal) {
        guard request.bodyCount > 0 else { throw PushRefusal(.payloadEmpty, "the request has no body") }
        guard request.bodyCount <= limit else {
            throw PushRefusal(.payloadTooLarge, "the payload has \(request.bodyCount) bytes; \(limit) are allowed")
        }
    }

    func checkIdentifier(_ request: PushRequest, api: PushAPI) throws(PushRefusal) {
        let text = request.identifier(for: api) ?? (api == .broadcast ? request.value("apns-id") : nil)
        guard let text else { return }
        guard text.utf8.count == 36, Self.isIdentifier(text) else {
            throw PushRefusal(.badMessageID, "“\(api.identifierHeader)” is “\(text)”; it is a UUID such as 123e4567-e89b-12d3-a456-42665544000a")
        }
    }

    /// Whether a text has the form of a UUID: 8-4-4-4-12 hexadecimal digits.
    private static func isIdentifier(_ text: String) -> Bool {
        zip(text.utf8, 0...).allSatisfy { byte, place in
            switch place {
            case 8, 13, 18, 23: byte == UInt8(ascii: "-")
            default: (48...57).contains(byte) || (97...102).contains(byte | 0x20)
            }
        }
    }

    func checkTopics(_ admission: ProviderAuthority.Admission, app: String, api: PushAPI) throws(PushRefusal) {
        guard let topics = admission.topics, !topics.contains(app) else { return }
        let reason: PushReason = api == .device ? .topicDisallowed : .topicMismatch
        throw PushRefusal(reason, "the key of this token is for \(topics.sorted().joined(separator: ", ")), not for \(app)")
    }
}
