import Foundation
import PushService

/// One request with its answer and what has become of it so far. What there is to say of it is put into words when somebody asks.
final class PushEntry {
    let request: PushRequest
    let number: Int
    let date: Date
    var outcome: PushOutcome
    /// Seconds that a notification may wait for its device.
    let longestWait: Double
    /// Channels that the request made, changed or removed.
    var channel: PushChannel?
    var removedChannel: String?
    /// Nearly always there is one.
    private var note: PushRound.Note?
    private var furtherNotes: [PushRound.Note] = []

    init(_ request: consuming PushRequest, _ outcome: consuming PushOutcome, number: Int, at date: Date, longestWait: Double) {
        self.request = request
        self.outcome = outcome
        (self.number, self.date, self.longestWait) = (number, date, longestWait)
    }

    var id: String { outcome.identifier }

    func take(_ more: PushRound.Note) { if note == nil { note = more } else { furtherNotes.append(more) } }

    /// As it was answered.
    var answered: PushExplanation { PushExplanation(request, outcome, number: number, at: date) }

    var explanation: PushExplanation {
        var explanation = answered
        if let note { explanation.note(note.fact) }
        for note in furtherNotes { explanation.note(note.fact) }
        return explanation
    }

    /// The notification waits for its device.
    var isWaiting: Bool { outcome.accepted != nil && outcome.reached.isEmpty && !outcome.recipients.isEmpty && ownLosses.isEmpty }

    /// Why devices will never get the notification.
    var ownLosses: [PushLoss.Cause] {
        outcome.lost.isEmpty ? [] : outcome.lost.filter { $0.notification.id == outcome.accepted?.id }.map(\.cause)
    }
}

/// The latest requests, by their numbers, which follow each other.
struct RecentEntries {
    private var entries: [PushEntry?] = Array(repeating: nil, count: limit)
    /// As many as the processor keeps at hand: what becomes of earlier ones is read from the store by those who ask.
    private static let limit = 256

    subscript(number: Int) -> PushEntry? {
        guard number >= 0, let entry = entries[number % Self.limit], entry.number == number else { return nil }
        return entry
    }

    /// The latest request with an identifier.
    subscript(id id: String) -> PushEntry? {
        entries.compactMap { $0 }.filter { $0.id == id }.max { $0.number < $1.number }
    }

    mutating func add(_ entry: PushEntry) { entries[entry.number % Self.limit] = entry }

    /// Others know more of the request.
    mutating func forget(_ number: Int) { if self[number] != nil { entries[number % Self.limit] = nil } }
}
