import Foundation
import PushService

/// What became of one request, from its answer to the picture on the device.
public struct PushExplanation: Codable, Hashable, Sendable, Identifiable {
    /// The `apns-id` or `apns-request-id` of the answer.
    public var id: String
    /// Its place among all requests; the first one has number 1.
    public var number: Int
    public var date: Date
    public var method: String
    public var path: String
    public var kind: String?
    public var topic: String?
    public var priority: Int?
    public var payloadBytes: Int
    /// The payload, where it is text.
    public var payload: String?
    public var status: Int
    /// Apple's reason, where the request was refused.
    public var reason: String?
    /// What the reason leaves out.
    public var sentence: String?
    /// What was taken though it is odd.
    public var notes: [String]
    /// Devices that it was handed to.
    public var devices: [String]
    /// Devices that will never get it, and why.
    public var losses: [PushLoss.Cause]
    /// Whether it waits for a device.
    public var isWaiting: Bool
    /// What devices did with it.
    public var effects: [PushEffect]

    /// Whether nothing more will come of it.
    public var isFinal: Bool {
        reason != nil || (!isWaiting && effects.count + losses.count >= max(1, devices.count)) || (devices.isEmpty && !isWaiting)
    }

    init(_ request: PushRequest, _ outcome: PushOutcome, number: Int, at date: Date) {
        id = outcome.identifier
        self.number = number
        self.date = date
        (method, path) = (request.method, request.path)
        kind = outcome.accepted?.headers.kind.rawValue ?? request.value("apns-push-type")
        topic = request.value("apns-topic")
        priority = outcome.accepted?.headers.priority.rawValue
        payloadBytes = request.bodyCount
        payload = String(data: request.body, encoding: .utf8)
        status = outcome.status
        reason = outcome.refusal?.reason.rawValue
        sentence = outcome.refusal?.sentence
        notes = outcome.notes
        devices = outcome.reached
        losses = outcome.lost.filter { $0.notification.id == outcome.accepted?.id }.map(\.cause)
        isWaiting = outcome.accepted != nil && outcome.reached.isEmpty && losses.isEmpty && !outcome.recipients.isEmpty
        effects = []
    }
}
