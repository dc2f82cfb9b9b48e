import Foundation
import PushService
import SQLite

/// The store of a gateway that is alone: one SQLite file.
final class FilePushStore: PushStorage {
    static let version: Int64 = 2
    static let fileName = "push.sqlite"

    private let connection: SQLiteConnection
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()
    private var number = 0
    private var factCount: Int64 = 0

    /// - Parameter folder: Must exist.
    init(folder: URL) throws(PushGatewayError) {
        let path = folder.appendingPathComponent(Self.fileName).path
        do throws(SQLiteError) {
            connection = try SQLiteConnection(path: path)
            var version: Int64 = 0
            try connection.run("PRAGMA user_version") { version = $0.integer(0) }
            guard version <= Self.version else { throw SQLiteError(code: 0, message: "was written by a newer version of islet") }
            try connection.execute(Self.tables)
            if version == 1 { try FilePushStoreMigration(connection).run() }
            try connection.execute("PRAGMA user_version = \(Self.version)")
            try connection.run("SELECT coalesce(max(number), 0) FROM requests") { number = Int($0.integer(0)) }
            try connection.run("SELECT coalesce(max(place), 0) FROM facts") { factCount = $0.integer(0) }
        } catch {
            throw .storage(file: path, reason: error.message)
        }
    }

    private static let tables = """
        CREATE TABLE IF NOT EXISTS tokens (text TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS channels (identifier TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS requests (number INTEGER PRIMARY KEY, id TEXT NOT NULL, value BLOB NOT NULL);
        CREATE INDEX IF NOT EXISTS requests_by_id ON requests (id);
        CREATE TABLE IF NOT EXISTS facts (request INTEGER, place INTEGER, value BLOB NOT NULL, PRIMARY KEY (request, place)) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS pending (request INTEGER, device TEXT, PRIMARY KEY (request, device)) WITHOUT ROWID;
        """

    /// Carries out changes as one.
    private func change(_ body: () throws -> Void) throws {
        var failure: (any Error)?
        try connection.transaction { () throws(SQLiteError) in
            do { try body() } catch {
                failure = error
                throw SQLiteError(code: 0, message: "\(error)")
            }
        }
        if let failure { throw failure }
    }

    func restore(_ service: inout PushService) throws {
        for token: DeviceToken in try values("SELECT value FROM tokens") { service.restore(token) }
        for channel: PushChannel in try values("SELECT value FROM channels") { service.restore(channel) }
        var rows: [(String, Data)] = []
        try connection.run("SELECT device, value FROM pending JOIN requests ON number = request ORDER BY number") {
            rows.append(($0.text(0), $0.blob(1)))
        }
        for (device, data) in rows { if let accepted = try PushRecord(data).accepted { service.restore(accepted, for: device) } }
    }

    func begin(_ count: Int, _ service: inout PushService) throws -> (first: Int, news: PushNews) {
        defer { number += count }
        return (number + 1, PushNews())
    }

    func keep(_ round: inout PushRound) throws {
        try change {
            for item in round.items { try keep(item) }
            for note in round.notes { try keep(note) }
        }
    }

    private func keep(_ item: PushRound.Item) throws {
        let (number, outcome) = (item.explanation.number, item.outcome)
        try connection.run(
            "INSERT OR REPLACE INTO requests VALUES (?1, ?2, ?3)",
            [.integer(Int64(number)), .text(item.explanation.id), .blob(PushRecord(item.explanation, outcome.accepted).data)])
        for delivery in outcome.deliveries { try wait(number, delivery.device) }
        if item.explanation.isWaiting, let device = outcome.recipients.first { try wait(number, device) }
        for loss in outcome.lost where loss.notification.number != number {
            try keep(PushRound.Note(number: loss.notification.number, id: loss.notification.id, device: loss.device, fact: .lost(loss.cause)))
        }
        if let channel = item.channel {
            try connection.run(
                "INSERT OR REPLACE INTO channels VALUES (?1, ?2)", [.text(channel.identifier), .blob(try encoder.encode(channel))])
        }
        if let gone = item.removedChannel { try connection.run("DELETE FROM channels WHERE identifier = ?1", [.text(gone)]) }
    }

    private func wait(_ number: Int, _ device: String) throws {
        try connection.run("INSERT OR REPLACE INTO pending VALUES (?1, ?2)", [.integer(Int64(number)), .text(device)])
    }

    private func keep(_ note: PushRound.Note) throws {
        switch note.fact {
        case .effect, .lost:
            try connection.run("DELETE FROM pending WHERE request = ?1 AND device = ?2", [.integer(Int64(note.number)), .text(note.device)])
        case .handed, .waits: break
        }
        factCount += 1
        try connection.run(
            "INSERT INTO facts VALUES (?1, ?2, ?3)", [.integer(Int64(note.number)), .integer(factCount), .blob(note.fact.data)])
    }

    func keep(_ tokens: [DeviceToken]) throws {
        try change {
            for token in tokens {
                try connection.run("INSERT OR REPLACE INTO tokens VALUES (?1, ?2)", [.text(token.text), .blob(try encoder.encode(token))])
            }
        }
    }

    func subscribe(_ device: String, to channel: String, _ isListening: Bool) {}

    func came(_ device: String, _ service: inout PushService, at time: Date) throws -> PushArrivals {
        let (deliveries, lost) = service.came(device, at: time)
        var arrivals = PushArrivals(deliveries: deliveries)
        arrivals.notes = lost.map(PushRound.Note.init) + deliveries.map { PushRound.Note($0.notification, $0.device, .handed($0.device)) }
        if !arrivals.notes.isEmpty { try change { for note in arrivals.notes { try keep(note) } } }
        return arrivals
    }

    func left(_ device: String, _ service: inout PushService) { service.left(device) }

    func tick(_ service: inout PushService, at time: Date) throws -> [PushRound.Note] {
        let notes = service.expire(at: time).map(PushRound.Note.init)
        if !notes.isEmpty { try change { for note in notes { try keep(note) } } }
        return notes
    }

    var hasLostDevices: Bool { false }

    func watch(_ number: Int) {}
    func watchEverything(_ isListening: Bool) {}
    func end() {}

    // MARK: Looking

    var waitingCount: Int {
        get throws {
            var count = 0
            try connection.run("SELECT count(*) FROM pending") { count = Int($0.integer(0)) }
            return count
        }
    }

    func devices(_ service: PushService) -> [String] { service.online.sorted() }

    func lastNumber() -> Int { number }

    func explanation(_ number: Int) throws -> PushExplanation? { try explanations(in: number...number).first }

    func explanation(id: String) throws -> PushExplanation? {
        var number: Int?
        try connection.run("SELECT max(number) FROM requests WHERE id = ?1", [.text(id)]) { if !$0.isNull(0) { number = Int($0.integer(0)) } }
        return try number.flatMap(explanation)
    }

    func explanations(after number: Int, limit: Int) throws -> [PushExplanation] {
        guard self.number > number else { return [] }
        return try explanations(in: max(number + 1, self.number - limit + 1)...self.number)
    }

    func explanations(in numbers: ClosedRange<Int>) throws -> [PushExplanation] {
        let bounds: [SQLiteValue] = [.integer(Int64(numbers.lowerBound)), .integer(Int64(numbers.upperBound))]
        var records: [(Int64, Data)] = []
        try connection.run("SELECT number, value FROM requests WHERE number BETWEEN ?1 AND ?2 ORDER BY number", bounds) {
            records.append(($0.integer(0), $0.blob(1)))
        }
        var facts: [Int64: [Data]] = [:]
        try connection.run("SELECT request, value FROM facts WHERE request BETWEEN ?1 AND ?2 ORDER BY request, place", bounds) {
            facts[$0.integer(0), default: []].append($0.blob(1))
        }
        return try records.map { try PushRecord($1, facts: facts[$0] ?? []).explanation }
    }

    private func values<Value: Decodable>(_ sql: String, _ parameters: [SQLiteValue] = []) throws -> [Value] {
        var rows: [Data] = []
        try connection.run(sql, parameters) { rows.append($0.blob(0)) }
        return try rows.map { try decoder.decode(Value.self, from: $0) }
    }
}

extension PushRound.Note {
    init(_ loss: PushLoss) { self.init(loss.notification, loss.device, .lost(loss.cause)) }

    init(_ notification: AcceptedNotification, _ device: String, _ fact: PushFact) {
        self.init(number: notification.number, id: notification.id, device: device, fact: fact)
    }
}
