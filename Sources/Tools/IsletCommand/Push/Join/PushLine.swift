import Foundation
import PushService

/// What a device and a push service of another process say to each other: one value of JSON a line.
enum PushLine: Codable, Sendable {
    // The device says.
    case register(DeviceToken)
    case retire(String, because: String?)
    case listen(channel: String)
    case ignore(channel: String)
    case online
    case offline
    case arrived(AcceptedNotification, PushEffect)
    // The service says.
    case deliver(AcceptedNotification, DeviceToken.Use?)
}
