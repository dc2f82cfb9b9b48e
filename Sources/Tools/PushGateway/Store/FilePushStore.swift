import Foundation
import PushService
import SQLite

/// The store of a gateway that is alone: one SQLite file.
///
/// Each round is one row of the journal. What devices have not settled is known from the journal's end; what has waited for long is named in a
/// table of its own, so that a start reads no more of the journal than it has to.
///
/// | table | what it holds |
/// |---|---|
/// | `journal` | rounds, with the numbers of their requests (`first`, `last`) and of those that more became of (`low`, `high`) |
/// | `waiting` | requests that have waited for a device for long |
/// | `state` | `oldest`: the number of the oldest request that is not settled and not in `waiting`; what was trimmed (``JournalTrimming``) |
final class FilePushStore: PushStorage {
    static let version: Int64 = 3
    static let fileName = "push.sqlite"

    let connection: SQLiteConnection
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()
    private let lock: PushStoreLock
    let limit: JournalLimit
    private(set) var number = 0
    private(set) var unsettled = UnsettledPushes(from: 1)
    private(set) var waiting: Set<UnsettledPushes.Item> = []
    private var keptOldest = 0
    /// Numbers of the last requests, by the seconds of the clock in which there were looks at them.
    private var looks: [(second: Double, number: Int)] = []
    var trimming = JournalTrimming()

    /// - Parameter folder: Must exist, and belong to no other running service.
    init(folder: URL, keeping limit: JournalLimit = JournalLimit(.standard)) throws(PushGatewayError) {
        let path = folder.appendingPathComponent(Self.fileName).path
        lock = try PushStoreLock(folder)
        self.limit = limit
        do throws(SQLiteError) {
            // What a round brings is long.
            connection = try SQLiteConnection(path: path, pageSize: 8192)
            var version: Int64 = 0
            try connection.run("PRAGMA user_version") { version = $0.integer(0) }
            guard version <= Self.version else { throw SQLiteError(code: 0, message: "was written by a newer version of islet") }
            try connection.execute(Self.tables)
            if version == 1 { try FirstStoreMigration(connection).run() }
            if version == 1 || version == 2 { try SecondStoreMigration(connection).run() }
            try connection.execute("PRAGMA user_version = \(Self.version)")
            try connection.run("SELECT coalesce(max(last), 0) FROM journal") { number = Int($0.integer(0)) }
            try connection.run("SELECT value FROM state WHERE name = 'oldest'") { keptOldest = Int($0.integer(0)) }
            trimming = try JournalTrimming(connection)
            number = max(number, trimming.dropped?.through ?? 0)
        } catch {
            throw .storage(file: path, reason: error.message)
        }
    }

    private static let tables = """
        CREATE TABLE IF NOT EXISTS tokens (text TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS channels (identifier TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS journal (
            place INTEGER PRIMARY KEY, first INTEGER, last INTEGER, low INTEGER, high INTEGER, value BLOB NOT NULL);
        CREATE INDEX IF NOT EXISTS journal_by_request ON journal (last, first);
        CREATE INDEX IF NOT EXISTS journal_by_fact ON journal (high, low);
        CREATE TABLE IF NOT EXISTS waiting (request INTEGER, device TEXT, PRIMARY KEY (request, device)) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value INTEGER) WITHOUT ROWID;
        """

    /// Carries out changes as one.
    func change(_ body: () throws -> Void) throws {
        var failure: (any Error)?
        try connection.transaction { () throws(SQLiteError) in
            do { try body() } catch {
                failure = error
                throw SQLiteError(code: 0, message: "\(error)")
            }
        }
        if let failure { throw failure }
    }

    // MARK: Starting

    func restore(_ service: inout PushService) throws {
        for token: DeviceToken in try values("SELECT value FROM tokens") { service.restore(token) }
        for channel: PushChannel in try values("SELECT value FROM channels") { service.restore(channel) }
        service.accepted = max(service.accepted, number)
        var found: [UnsettledPushes.Item: AcceptedNotification] = [:]
        try connection.run("SELECT request, device FROM waiting") { waiting.insert(.init(number: Int($0.integer(0)), device: $0.text(1))) }
        for item in waiting { found[item] = try record(item.number)?.accepted }
        let open = try replay()
        unsettled = UnsettledPushes(from: min(open.keys.map(\.number).min() ?? number + 1, number + 1))
        for (item, accepted) in open {
            unsettled.add(item.number, item.device)
            found[item] = accepted
        }
        unsettled.pass(to: number)
        for (item, accepted) in found.sorted(by: { $0.key.number < $1.key.number }) { service.restore(accepted, for: item.device) }
    }

    /// What the end of the journal leaves open.
    private func replay() throws -> [UnsettledPushes.Item: AcceptedNotification] {
        var open: [UnsettledPushes.Item: AcceptedNotification] = [:]
        try forEachItem(from: keptOldest) { item in
            switch item {
            case .request(let record, let waitsFor):
                guard let accepted = record.accepted, accepted.number >= keptOldest else { return }
                for device in record.explanation.devices + waitsFor { open[.init(number: accepted.number, device: device)] = accepted }
            case .note(let note): if note.fact.isLast { open[.init(number: note.number, device: note.device)] = nil }
            }
        }
        return open
    }

    /// Everything from the row on that has a request.
    func forEachItem(from number: Int, _ body: (JournalReader.Item) throws -> Void) throws {
        var place: Int64 = 0
        try connection.run("SELECT coalesce(min(place), 0) FROM journal WHERE last >= ?1", [.integer(Int64(number))]) { place = $0.integer(0) }
        guard place > 0 else { return }
        while true {
            var rows: [Data] = []
            try connection.run("SELECT place, value FROM journal WHERE place >= ?1 ORDER BY place LIMIT \(Self.page)", [.integer(place)]) {
                place = $0.integer(0) + 1
                rows.append($0.blob(1))
            }
            for row in rows { try JournalReader.forEach(in: row, body) }
            guard rows.count == Self.page else { return }
        }
    }

    /// Rows of the journal that are read at a time.
    private static let page = 64

    // MARK: Keeping

    func begin(_ requests: [PushRequest], _ service: inout PushService) throws -> PushBeginning {
        defer { number += requests.count }
        return PushBeginning(first: number + 1)
    }

    func keep(_ round: PushRound) throws {
        var journal = JournalWriter()
        var settled: [PushRound.Note] = []
        for entry in round.entries {
            journal.add(entry)
            for loss in entry.outcome.lost where loss.notification.number != entry.number { settled.append(PushRound.Note(loss)) }
        }
        settled += round.notes
        for note in settled { journal.add(note) }
        try change {
            try journal.add(to: connection)
            for note in settled { try forget(note) }
            for entry in round.entries where entry.channel != nil || entry.removedChannel != nil { try keepChannel(entry) }
        }
        for entry in round.entries {
            for device in entry.outcome.reached { unsettled.add(entry.number, device) }
            if entry.isWaiting, let device = entry.outcome.recipients.first { unsettled.add(entry.number, device) }
        }
        if let last = journal.requests?.upperBound { unsettled.pass(to: last) }
        for note in settled where note.fact.isLast { settle(note) }
    }

    private func forget(_ note: PushRound.Note) throws {
        guard note.fact.isLast, !waiting.isEmpty, waiting.contains(.init(number: note.number, device: note.device)) else { return }
        try connection.run("DELETE FROM waiting WHERE request = ?1 AND device = ?2", [.integer(Int64(note.number)), .text(note.device)])
    }

    private func settle(_ note: PushRound.Note) {
        if !unsettled.settle(note.number, note.device), !waiting.isEmpty { waiting.remove(.init(number: note.number, device: note.device)) }
    }

    private func keepChannel(_ entry: PushEntry) throws {
        if let channel = entry.channel { try keep(channel) }
        if let gone = entry.removedChannel { try connection.run("DELETE FROM channels WHERE identifier = ?1", [.text(gone)]) }
    }

    func keep(_ channel: PushChannel) throws {
        try connection.run("INSERT OR REPLACE INTO channels VALUES (?1, ?2)", [.text(channel.identifier), .blob(try encoder.encode(channel))])
    }

    func keep(_ tokens: [DeviceToken]) throws {
        try change {
            for token in tokens {
                try connection.run("INSERT OR REPLACE INTO tokens VALUES (?1, ?2)", [.text(token.text), .blob(try encoder.encode(token))])
            }
        }
    }

    func subscribe(_ devices: [String], to channel: String, _ isListening: Bool) {}

    func came(_ devices: [String], _ service: inout PushService, at time: Date) throws -> [PushArrivals] {
        try devices.map { try came($0, &service, at: time) }
    }

    private func came(_ device: String, _ service: inout PushService, at time: Date) throws -> PushArrivals {
        let (deliveries, lost) = service.came(device, at: time)
        var arrivals = PushArrivals(deliveries: deliveries)
        arrivals.notes = lost.map(PushRound.Note.init) + deliveries.map { PushRound.Note($0.notification, $0.device, .handed($0.device)) }
        if !arrivals.notes.isEmpty { try keep(PushRound(notes: arrivals.notes)) }
        return arrivals
    }

    func left(_ device: String, _ service: inout PushService) { service.left(device) }

    func tick(_ service: inout PushService, at time: Date) throws -> [PushRound.Note] {
        let notes = service.expire(at: time).map(PushRound.Note.init)
        if !notes.isEmpty { try keep(PushRound(notes: notes)) }
        try moveOldest(at: time.timeIntervalSince1970)
        try trim(at: time)
        return notes
    }

    /// Seconds after which a notification is one that waits for long.
    private static let patience = 20.0

    private func moveOldest(at second: Double) throws {
        looks.append((second, number))
        let passed = looks.prefix { $0.second <= second - Self.patience }
        let late = passed.last.map { unsettled.oldest <= $0.number ? $0.number + 1 : 0 } ?? 0
        looks.removeFirst(passed.count)
        guard unsettled.oldest != keptOldest || late > 0 else { return }
        let items = late > 0 ? unsettled.take(before: late) : []
        try change {
            for item in items {
                try connection.run("INSERT OR REPLACE INTO waiting VALUES (?1, ?2)", [.integer(Int64(item.number)), .text(item.device)])
            }
            try connection.run("INSERT OR REPLACE INTO state VALUES ('oldest', ?1)", [.integer(Int64(unsettled.oldest))])
        }
        waiting.formUnion(items)
        keptOldest = unsettled.oldest
    }

    var hasLostDevices: Bool { false }

    private func values<Value: Decodable>(_ sql: String, _ parameters: [SQLiteValue] = []) throws -> [Value] {
        var rows: [Data] = []
        try connection.run(sql, parameters) { rows.append($0.blob(0)) }
        return try rows.map { try decoder.decode(Value.self, from: $0) }
    }

    func check() throws { try connection.run("SELECT value FROM state LIMIT 1") }

    func watch(_ number: Int) {}
    func watchEverything(_ isListening: Bool) {}
    func end() {}
}

extension PushFact {
    /// Whether the device has nothing more to do with the notification.
    var isLast: Bool {
        switch self {
        case .effect, .lost: true
        case .handed, .waits: false
        }
    }
}

extension PushRound.Note {
    convenience init(_ loss: PushLoss) { self.init(loss.notification, loss.device, .lost(loss.cause)) }

    convenience init(_ notification: AcceptedNotification, _ device: String, _ fact: PushFact) {
        self.init(number: notification.number, id: notification.id, device: device, fact: fact)
    }
}

extension JournalWriter {
    /// Adds a row to the journal of a file.
    func add(to connection: SQLiteConnection) throws(SQLiteError) {
        guard !isEmpty else { return }
        let numbers = [requests?.lowerBound, requests?.upperBound, told?.lowerBound, told?.upperBound]
        try connection.run(
            "INSERT INTO journal (first, last, low, high, value) VALUES (?1, ?2, ?3, ?4, ?5)",
            numbers.map { $0.map { .integer(Int64($0)) } ?? .null } + [.blob(data)])
    }
}
