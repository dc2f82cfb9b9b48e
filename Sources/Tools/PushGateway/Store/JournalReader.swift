import Foundation
import PushService

/// Reads what a ``JournalWriter`` wrote.
struct JournalReader {
    enum Item {
        /// A request, and the devices that it waits for.
        case request(PushRecord, waitsFor: [String])
        case note(PushRound.Note)
    }

    private var reader: PackedReader
    private var last = JournalMemory()

    init(_ data: Data) { reader = PackedReader(data) }

    static func forEach(in data: Data, _ body: (Item) throws -> Void) throws {
        var reader = JournalReader(data)
        while let item = try reader.next() { try body(item) }
    }

    /// The next entry; nil at the end.
    mutating func next() throws(PackedReader.Damage) -> Item? {
        guard !reader.isAtEnd else { return nil }
        switch JournalTag(rawValue: try reader.byte()) {
        case .notification: return try notification()
        case .request:
            let recipients = try reader.texts()
            return .request(try PushRecord(try reader.data()), waitsFor: recipients)
        case .fact:
            let (number, device) = (try reader.number(), try reader.text())
            return .note(PushRound.Note(number: number, id: "", device: device, fact: try PushFact(try reader.data())))
        case .effect: return .note(try effect(isSame: false))
        case .sameEffect: return .note(try effect(isSame: true))
        case nil: throw PackedReader.Damage(place: 0)
        }
    }

    private mutating func effect(isSame: Bool) throws(PackedReader.Damage) -> PushRound.Note {
        let (number, device, date) = (try reader.number(), try reader.text(), try reader.date())
        let hasActivity = try reader.flag()
        if !isSame { (last.code, last.sentence) = (try reader.named(), try reader.text()) }
        guard let code = last.code else { throw PackedReader.Damage(place: 0) }
        var effect = PushEffect(code, last.sentence, at: date, activity: hasActivity ? device : nil)
        effect.device = device
        return PushRound.Note(number: number, id: "", device: device, fact: .effect(effect))
    }

    private mutating func notification() throws(PackedReader.Damage) -> Item {
        let flags = JournalFlags(rawValue: try reader.byte())
        guard let fate = JournalFate(rawValue: try reader.byte()) else { throw PackedReader.Damage(place: 0) }
        let id: String
        if flags.contains(.hasBits) {
            let bits = (try reader.word(), try reader.word())
            id = PushIdentifiers.text(bits.0, bits.1)
        } else {
            id = try reader.text()
        }
        let (number, token, device) = (try reader.number(), try reader.text(), try reader.text())
        if !flags.contains(.sameHead) { (last.headers, last.environment) = (try NotificationHeaders(&reader), try reader.named()) }
        if !flags.contains(.samePayload) { last.payload = try reader.data() }
        if !flags.contains(.sameDate) { last.date = try reader.date() }
        guard let headers = last.headers, let environment = last.environment, let payload = last.payload, let date = last.date else {
            throw PackedReader.Damage(place: 0)
        }
        let accepted = AcceptedNotification(
            id: id, number: number, destination: .token(token), headers: headers, environment: environment, payload: payload, date: date)
        return .request(PushRecord(PushExplanation(accepted, to: device, fate), accepted), waitsFor: fate == .waits ? [device] : [])
    }
}

extension PushExplanation {
    /// Of a notification to one token that was accepted.
    fileprivate init(_ accepted: AcceptedNotification, to device: String, _ fate: JournalFate) {
        guard case .token(let token) = accepted.destination else { preconditionFailure("it is for one token") }
        (id, number, date, method, path) = (accepted.id, accepted.number, accepted.date, "POST", "/3/device/" + token)
        (kind, topic, priority) = (accepted.headers.kind.rawValue, accepted.headers.topic, accepted.headers.priority.rawValue)
        (payloadBytes, payload) = (accepted.payload.count, String(data: accepted.payload, encoding: .utf8))
        (status, reason, sentence, notes, effects) = (200, nil, nil, [], [])
        devices = fate == .handed ? [device] : []
        losses = fate == .lost ? [.offline] : []
        isWaiting = fate == .waits
    }
}
