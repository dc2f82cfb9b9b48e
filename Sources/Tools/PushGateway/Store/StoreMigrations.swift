import Foundation
import PushService
import SQLite

/// Takes over what the first version of the store kept: explanations and notifications as JSON, each notification for itself.
struct FirstStoreMigration {
    private let connection: SQLiteConnection
    private let decoder = JSONDecoder()

    init(_ connection: SQLiteConnection) { self.connection = connection }

    func run() throws(SQLiteError) {
        try connection.transaction { () throws(SQLiteError) in
            var waiting: [String: (device: String, value: Data)] = [:]
            try connection.run("SELECT id, device, value FROM undelivered") { waiting[$0.text(0)] = ($0.text(1), $0.blob(2)) }
            var explanations: [Data] = []
            try connection.run("SELECT value FROM explanations ORDER BY number") { explanations.append($0.blob(0)) }
            for batch in stride(from: 0, to: explanations.count, by: StoreMigration.batch) {
                var journal = JournalWriter()
                for data in explanations[batch..<min(explanations.count, batch + StoreMigration.batch)] {
                    try take(data, waiting, &journal)
                }
                try journal.add(to: connection)
            }
            try StoreMigration.end(connection)
            try connection.execute("DROP TABLE undelivered; DROP TABLE explanations")
        }
    }

    private func take(
        _ data: Data, _ waiting: [String: (device: String, value: Data)], _ journal: inout JournalWriter
    ) throws(SQLiteError) {
        guard var explanation = try? decoder.decode(PushExplanation.self, from: data) else { return }
        let pending = waiting[explanation.id]
        var accepted = pending.flatMap { try? decoder.decode(AcceptedNotification.self, from: $0.value) }
        accepted?.number = explanation.number
        let effects = explanation.effects
        explanation.effects = []
        journal.add(PushRecord(explanation, accepted), recipients: [])
        if let pending, accepted != nil { try StoreMigration.wait(explanation.number, pending.device, connection) }
        for effect in effects {
            journal.add(PushRound.Note(number: explanation.number, id: explanation.id, device: "", fact: .effect(effect)))
        }
    }
}

/// Takes over what the second version kept: a row for each request, and one for each thing that became of it.
struct SecondStoreMigration {
    private let connection: SQLiteConnection

    init(_ connection: SQLiteConnection) { self.connection = connection }

    func run() throws(SQLiteError) {
        var hasTables = false
        try connection.run("SELECT 1 FROM sqlite_master WHERE name = 'requests'") { _ in hasTables = true }
        guard hasTables else { return }
        try connection.transaction { () throws(SQLiteError) in
            var number: Int64 = 0
            while try takeBatch(after: &number) {}
            try StoreMigration.end(connection)
            try connection.execute(
                """
                INSERT INTO waiting SELECT request, device FROM pending;
                DROP TABLE pending; DROP TABLE facts; DROP TABLE requests
                """)
        }
    }

    /// False at the end.
    private func takeBatch(after number: inout Int64) throws(SQLiteError) -> Bool {
        var requests: [(Int64, Data)] = []
        try connection.run(
            "SELECT number, value FROM requests WHERE number > ?1 ORDER BY number LIMIT \(StoreMigration.batch)", [.integer(number)]
        ) { requests.append(($0.integer(0), $0.blob(1))) }
        guard let last = requests.last?.0 else { return false }
        var facts: [(Int64, Data)] = []
        try connection.run(
            "SELECT request, value FROM facts WHERE request > ?1 AND request <= ?2 ORDER BY place", [.integer(number), .integer(last)]
        ) { facts.append(($0.integer(0), $0.blob(1))) }
        var journal = JournalWriter()
        do throws(PackedReader.Damage) {
            for (_, data) in requests { journal.add(try PushRecord(data), recipients: []) }
            for (request, data) in facts {
                journal.add(PushRound.Note(number: Int(request), id: "", device: "", fact: try PushFact(data)))
            }
        } catch {
            throw SQLiteError(code: 0, message: error.description)
        }
        try journal.add(to: connection)
        number = last
        return true
    }
}

private enum StoreMigration {
    /// Requests of a row of the journal.
    static let batch = 500

    /// What is open of what was taken over is among what waits.
    static func end(_ connection: SQLiteConnection) throws(SQLiteError) {
        try connection.execute("INSERT OR REPLACE INTO state SELECT 'oldest', coalesce(max(last), 0) + 1 FROM journal")
    }

    static func wait(_ number: Int, _ device: String, _ connection: SQLiteConnection) throws(SQLiteError) {
        try connection.run("INSERT OR REPLACE INTO waiting VALUES (?1, ?2)", [.integer(Int64(number)), .text(device)])
    }
}
