import Foundation

/// What comes of a request.
public struct PushOutcome: Sendable {
    /// What is answered.
    private enum Answer: Sendable {
        /// The usual one: a notification was taken.
        case accepted(PushAPI, namesNotification: Bool)
        case other(PushResponse)
    }

    /// As it is answered.
    public var identifier: String
    private var answer = Answer.other(PushResponse(status: 500))
    public var refusal: PushRefusal?
    /// What the service took though it is odd.
    public var notes: [String] = []
    /// The notification, if it was taken.
    public var accepted: AcceptedNotification?
    /// The devices that it is for; of a broadcast only where a shared store decides what each of them gets.
    public var recipients: [String] = []
    /// What the token that it was sent to is for.
    public var use: DeviceToken.Use?
    /// Devices to which the notification goes at once.
    public var reached: [String] = []
    /// What no device will ever get.
    public var lost: [PushLoss] = []
    /// Streams that the connection may open from now on.
    public var streams: Int?
    /// Why the connection is closed behind the answer.
    public var closing: PushReason?

    /// What is said of a notification whose device is away.
    public static let waitingSentence = "kept until the device is there"

    init(identifier: String) { self.identifier = identifier }

    public var response: PushResponse {
        switch answer {
        case .other(let response): response
        case .accepted: acceptedResponse
        }
    }

    private var acceptedResponse: PushResponse {
        var response = PushResponse(status: 200)
        forEachAcceptedField { response.headers.append(PushRequest.Header($0, $1)) }
        return response
    }

    /// The headers of the usual answer.
    package func forEachAcceptedField(_ body: (_ name: String, _ value: String) -> Void) {
        guard case .accepted(let api, let namesNotification) = answer else { return }
        body(api.identifierHeader, identifier)
        // The sandbox names the notification for Apple's delivery log.
        if namesNotification { body("apns-unique-id", identifier) }
    }

    public var status: Int {
        switch answer {
        case .other(let response): response.status
        case .accepted: 200
        }
    }

    /// What goes to devices at once.
    public var deliveries: [PushDelivery] {
        guard let accepted else { return [] }
        return reached.map { PushDelivery(notification: accepted, device: $0) }
    }

    mutating func refuse(_ refusal: PushRefusal, api: PushAPI) {
        self.refusal = refusal
        answer = .other(PushResponse(refusal.reason, api: api, identifier: identifier, timestamp: refusal.timestamp))
    }

    mutating func accept(_ notification: AcceptedNotification, api: PushAPI, sandbox: Bool) {
        accepted = notification
        answer = .accepted(api, namesNotification: api == .device && sandbox)
    }

    mutating func answer(_ status: Int, api: PushAPI, headers: [PushRequest.Header] = [], body: Data = Data()) {
        answer = .other(PushResponse(status: status, headers: [.init(api.identifierHeader, identifier)] + headers, body: body))
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
