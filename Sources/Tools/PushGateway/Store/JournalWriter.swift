import Foundation
import PushService

/// What a round brought in as one run of bytes: requests as they were answered, then what became of earlier ones. What is the same as in the
/// entry before is not written again.
struct JournalWriter {
    private var writer: PackedWriter
    private var last = JournalMemory()
    /// The numbers of the first and the last request, and the lowest and highest of those that more became of; nil where there are none.
    private(set) var requests: ClosedRange<Int>?
    private(set) var told: ClosedRange<Int>?

    init(capacity: Int = 16_384) { writer = PackedWriter(capacity: capacity) }

    var data: Data { writer.data }
    var isEmpty: Bool { requests == nil && told == nil }

    mutating func add(_ entry: PushEntry) {
        requests = Self.range(requests, entry.number)
        if let accepted = entry.outcome.accepted, let device = entry.outcome.recipients.first, isUsual(entry, accepted) {
            add(accepted, device, entry)
        } else {
            add(PushRecord(entry.answered, entry.outcome.accepted), recipients: entry.isWaiting ? entry.outcome.recipients : [])
        }
    }

    /// A request with everything that is known of it, at length.
    mutating func add(_ record: PushRecord, recipients: [String]) {
        requests = Self.range(requests, record.explanation.number)
        writer.add(tag: .request)
        writer.add(recipients)
        writer.add(record.data)
    }

    mutating func add(_ note: PushRound.Note) {
        told = Self.range(told, note.number)
        guard case .effect(let effect) = note.fact, effect.isShort(on: note.device) else {
            writer.add(tag: .fact)
            writer.add(note.number)
            writer.add(note.device)
            writer.add(note.fact.data)
            return
        }
        let isSame = last.code == effect.code && last.sentence == effect.sentence
        writer.add(tag: isSame ? .sameEffect : .effect)
        writer.add(note.number)
        writer.add(note.device)
        writer.add(effect.date)
        writer.add(effect.activity != nil)
        guard !isSame else { return }
        writer.add(effect.code.rawValue)
        writer.add(effect.sentence)
        (last.code, last.sentence) = (effect.code, effect.sentence)
    }

    /// Bytes of which one run is in every row that has a request with the identifier.
    static func patterns(of id: String) -> [[UInt8]] {
        guard let bits = PushIdentifiers.bits(of: id) else { return [Array(id.utf8)] }
        var writer = PackedWriter(capacity: 16)
        writer.add(bits)
        return [Array(id.utf8), writer.bytes]
    }

    /// False where an identifier is in none of the entries for certain.
    static func mayHold(_ id: String, _ row: Data) -> Bool {
        row.withUnsafeBytes { row in patterns(of: id).contains { $0.withUnsafeBytes { row.contains(run: $0) } } }
    }

    private static func range(_ known: ClosedRange<Int>?, _ number: Int) -> ClosedRange<Int> {
        known.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
    }

    /// Whether a request is one of the many that are written briefly: an accepted notification to one token about which nothing is odd.
    private func isUsual(_ entry: PushEntry, _ accepted: AcceptedNotification) -> Bool {
        guard case .token = accepted.destination, entry.request.isToKnownToken else { return false }
        return entry.outcome.notes.isEmpty && entry.outcome.recipients.count == 1 && entry.outcome.reached.count <= 1
            && accepted.missingChannel == nil && entry.request.method == "POST" && entry.date == accepted.date
    }

    private mutating func add(_ accepted: AcceptedNotification, _ device: String, _ entry: PushEntry) {
        guard case .token(let token) = accepted.destination else { return }
        let bits = PushIdentifiers.bits(of: accepted.id)
        let fate: JournalFate = !entry.outcome.reached.isEmpty ? .handed : entry.isWaiting ? .waits : .lost
        let flags = JournalFlags(
            hasBits: bits != nil, isSameHead: last.headers == accepted.headers && last.environment == accepted.environment,
            isSamePayload: last.payload == accepted.payload, isSameDate: last.date == accepted.date)
        writer.add(tag: .notification)
        writer.add(byte: flags.rawValue)
        writer.add(byte: fate.rawValue)
        if let bits { writer.add(bits) } else { writer.add(accepted.id) }
        writer.add(accepted.number)
        writer.add(token)
        writer.add(device)
        if !flags.contains(.sameHead) {
            accepted.headers.write(&writer)
            writer.add(accepted.environment.rawValue)
        }
        if !flags.contains(.samePayload) { writer.add(accepted.payload) }
        if !flags.contains(.sameDate) { writer.add(accepted.date) }
        last.take(accepted)
    }
}

/// What entries are compared with.
struct JournalMemory {
    var headers: NotificationHeaders?
    var environment: PushEnvironment?
    var payload: Data?
    var date: Date?
    var code: PushEffect.Code?
    var sentence = ""

    mutating func take(_ accepted: AcceptedNotification) {
        (headers, environment, payload, date) = (accepted.headers, accepted.environment, accepted.payload, accepted.date)
    }
}

enum JournalTag: UInt8 { case notification, request, fact, effect, sameEffect }

/// How a notification to one device was answered.
enum JournalFate: UInt8 { case handed, waits, lost }

struct JournalFlags: OptionSet {
    let rawValue: UInt8

    static let hasBits = JournalFlags(rawValue: 1)
    static let sameHead = JournalFlags(rawValue: 2)
    static let samePayload = JournalFlags(rawValue: 4)
    static let sameDate = JournalFlags(rawValue: 8)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(hasBits: Bool, isSameHead: Bool, isSamePayload: Bool, isSameDate: Bool) {
        rawValue = (hasBits ? 1 : 0) | (isSameHead ? 2 : 0) | (isSamePayload ? 4 : 0) | (isSameDate ? 8 : 0)
    }
}

extension PackedWriter {
    fileprivate mutating func add(tag: JournalTag) { add(byte: tag.rawValue) }

    fileprivate mutating func add(_ bits: (UInt64, UInt64)) { withUnsafeBytes(of: (bits.0.littleEndian, bits.1.littleEndian)) { append($0) } }
}

extension PushEffect {
    /// Whether code, sentence, date and the activity, which has the name of the device, are all there is.
    fileprivate func isShort(on device: String) -> Bool {
        stateBefore == nil && stateAfter == nil && staleDate == nil && dismissalDate == nil && !showsAlert && notes.isEmpty
            && (activity == nil || activity == device) && self.device == device
    }
}
