import Foundation
import IsletModel

/// The `aps` dictionary of a push to Live Activities, as a device reads it.
///
/// Source: Apple, “Starting and updating Live Activities with ActivityKit push notifications”.
public struct LiveActivityPayload: Sendable, Hashable {
    public enum Event: String, Sendable, Hashable, CaseIterable { case start, update, end }

    public var event: Event
    public var timestamp: Date
    /// JSON of the content state; nil where the push has none.
    public var state: Data?
    public var staleDate: Date?
    public var dismissalDate: Date?
    public var relevanceScore: Double
    public var alert: ActivityAlert?
    public var attributesType: String?
    /// JSON of the attributes.
    public var attributes: Data?
    /// How the new activity is to take pushes.
    public var push: ActivityPush?
    /// What is odd about it, though a device takes it.
    public var notes: [String]

    /// Why a device does nothing with a payload.
    public struct Fault: Error, Sendable, Hashable {
        public var code: PushEffect.Code
        public var sentence: String

        public init(_ code: PushEffect.Code, _ sentence: String) { (self.code, self.sentence) = (code, sentence) }
    }

    public init(_ data: Data) throws(Fault) {
        let aps = try Self.aps(data)
        var reader = PayloadReader(aps)
        event = try reader.event()
        timestamp = try reader.timestamp()
        state = try reader.document("content-state")
        staleDate = try reader.date("stale-date")
        dismissalDate = try reader.date("dismissal-date")
        relevanceScore = try reader.number("relevance-score") ?? 0
        alert = try reader.alert()
        attributesType = try reader.text("attributes-type")
        attributes = try reader.document("attributes")
        push = try reader.push()
        if event == .start {
            try reader.checkStart(hasState: state != nil, hasAlert: alert != nil, type: attributesType, hasAttributes: attributes != nil)
        }
        if event == .update, state == nil {
            throw Fault(.noState, "“aps” of an update has no “content-state”: there is nothing to show" + reader.near("content-state"))
        }
        reader.noteStrangers()
        notes = reader.notes
    }

    static func aps(_ data: Data) throws(Fault) -> [String: Any] {
        if let fault = JSONFault(in: data) { throw Fault(.notJSON, "the payload is no JSON, so that a device drops it: \(fault.description)") }
        guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw Fault(.notJSON, "the payload is no JSON object")
        }
        guard let aps = object["aps"] as? [String: Any] else {
            let near = NearNames.of("aps", in: object.keys.sorted())
            throw Fault(.noAPS, "the payload has no “aps” dictionary" + (near.isEmpty ? "" : "; it has “\(near[0])”"))
        }
        return aps
    }
}
