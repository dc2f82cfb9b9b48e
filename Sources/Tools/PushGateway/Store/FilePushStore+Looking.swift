import Foundation
import PushService
import SQLite

/// What is looked for in the journal.
extension FilePushStore {
    var waitingCount: Int { unsettled.count + waiting.count }

    func devices(_ service: PushService) -> [String] { service.online.sorted() }

    func lastNumber() -> Int { number }

    func explanation(_ number: Int) throws -> PushExplanation? { try explanations(in: number...number).first }

    /// Identifiers are looked for from the end: nearly always those of late are asked for.
    func explanation(id: String) throws -> PushExplanation? {
        var place = Int64.max
        while place > 0 {
            var row: Data?
            let below: [SQLiteValue] = [.integer(place)]
            place = 0
            try connection.run("SELECT place, value FROM journal WHERE place < ?1 AND first IS NOT NULL ORDER BY place DESC LIMIT 1", below) {
                (place, row) = ($0.integer(0), $0.blob(1))
            }
            guard let row else { return nil }
            guard JournalWriter.mayHold(id, row) else { continue }
            var found: Int?
            try JournalReader.forEach(in: row) {
                if case .request(let record, _) = $0, record.explanation.id == id { found = record.explanation.number }
            }
            if let found { return try explanation(found) }
        }
        return nil
    }

    func record(_ number: Int) throws -> PushRecord? {
        var found: PushRecord?
        for row in try rows("last >= ?1 AND first <= ?2", number...number) {
            try JournalReader.forEach(in: row) { if case .request(let record, _) = $0, record.explanation.number == number { found = record } }
        }
        return found
    }

    func explanations(after number: Int, limit: Int) throws -> [PushExplanation] {
        guard self.number > number else { return [] }
        return try explanations(in: max(number + 1, self.number - limit + 1)...self.number)
    }

    private func explanations(in numbers: ClosedRange<Int>) throws -> [PushExplanation] {
        var found: [Int: PushExplanation] = [:]
        for row in try rows("(last >= ?1 AND first <= ?2) OR (high >= ?1 AND low <= ?2)", numbers) {
            try JournalReader.forEach(in: row) { item in
                switch item {
                case .request(let record, _):
                    if numbers.contains(record.explanation.number) { found[record.explanation.number] = record.explanation }
                case .note(let note): found[note.number]?.note(note.fact)
                }
            }
        }
        return found.values.sorted { $0.number < $1.number }
    }

    private func rows(_ condition: String, _ numbers: ClosedRange<Int>) throws -> [Data] {
        var rows: [Data] = []
        let bounds: [SQLiteValue] = [.integer(Int64(numbers.lowerBound)), .integer(Int64(numbers.upperBound))]
        try connection.run("SELECT value FROM journal WHERE \(condition) ORDER BY place", bounds) { rows.append($0.blob(0)) }
        return rows
    }

    func forEach(from first: Int, _ body: (PushHistoryItem) -> Void) throws {
        try forEachItem(from: first) { item in
            switch item {
            case .request(let record, _): if record.explanation.number >= first { body(.request(record.explanation)) }
            case .note(let note): if note.number >= first { body(.fact(note.fact, of: note.number)) }
            }
        }
    }
}
