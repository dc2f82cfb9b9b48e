import Foundation

/// What comes of a request.
public struct PushOutcome: Codable, Hashable, Sendable {
    /// As it is answered.
    public var identifier: String
    public var response = PushResponse(status: 500)
    public var refusal: PushRefusal?
    /// What the service took though it is odd.
    public var notes: [String] = []
    /// The notification, if it was taken.
    public var accepted: AcceptedNotification?
    /// The devices that it is for; of a broadcast only where a shared store decides what each of them gets.
    public var recipients: [String] = []
    /// What goes to devices at once.
    public var deliveries: [PushDelivery] = []
    /// What no device will ever get.
    public var lost: [PushLoss] = []
    /// Streams that the connection may open from now on.
    public var streams: Int?
    /// Why the connection is closed behind the answer.
    public var closing: PushReason?

    /// What is said of a notification whose device is away.
    public static let waitingSentence = "kept until the device is there"

    init(identifier: String) { self.identifier = identifier }

    mutating func refuse(_ refusal: PushRefusal, api: PushAPI) {
        self.refusal = refusal
        response = PushResponse(refusal.reason, api: api, identifier: identifier, timestamp: refusal.timestamp)
    }

    mutating func accept(_ notification: AcceptedNotification, api: PushAPI, sandbox: Bool) {
        accepted = notification
        answer(200, api: api)
        // The sandbox names the notification for Apple's delivery log.
        if api == .device, sandbox { response.headers.append(.init("apns-unique-id", notification.id)) }
    }

    mutating func answer(_ status: Int, api: PushAPI, headers: [PushRequest.Header] = [], body: Data = Data()) {
        response = PushResponse(status: status, headers: [.init(api.identifierHeader, identifier)] + headers, body: body)
    }
}

/// A notification on its way to a device.
public struct PushDelivery: Codable, Hashable, Sendable {
    public var notification: AcceptedNotification
    public var device: String

    public init(notification: AcceptedNotification, device: String) { (self.notification, self.device) = (notification, device) }
}

/// A notification that was taken and that a device does not get.
public struct PushLoss: Codable, Hashable, Sendable {
    public enum Cause: Codable, Hashable, Sendable {
        /// The device was not connected, and the notification was not to be kept.
        case offline
        /// A later one of the same app took its place while the device was away.
        case replaced(by: String)
        /// It waited until its date.
        case expired
        /// Its token ended while it waited.
        case tokenEnded
    }

    public var notification: AcceptedNotification
    public var device: String
    public var cause: Cause

    public init(notification: AcceptedNotification, device: String, cause: Cause) {
        (self.notification, self.device, self.cause) = (notification, device, cause)
    }
}

extension PushLoss.Cause {
    /// One sentence for a person.
    public var sentence: String {
        switch self {
        case .offline: "the device was not connected, and “apns-expiration: 0” or the channel says that it is not kept"
        case .replaced(let id): "\(id) took its place while the device was away; one notification of an app is kept"
        case .expired: "its date came before the device did"
        case .tokenEnded: "its token ended while it waited"
        }
    }
}
