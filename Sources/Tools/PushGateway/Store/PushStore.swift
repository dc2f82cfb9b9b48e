import Foundation
import PushService
import SQLite

/// What the service keeps over restarts: tokens, channels, what was accepted and has not arrived, and the explanations. One SQLite file.
///
/// An answer is given after what it promises was kept. Belongs to the server's thread.
final class PushStore {
    static let version: Int64 = 1
    static let fileName = "push.sqlite"

    private let connection: SQLiteConnection
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()

    /// - Parameter folder: Must exist.
    init(folder: URL) throws(PushGatewayError) {
        let path = folder.appendingPathComponent(Self.fileName).path
        do throws(SQLiteError) {
            connection = try SQLiteConnection(path: path)
            var version: Int64 = 0
            try connection.run("PRAGMA user_version") { version = $0.integer(0) }
            guard version <= Self.version else { throw SQLiteError(code: 0, message: "was written by a newer version of islet") }
            try connection.execute(Self.tables)
            try connection.execute("PRAGMA user_version = \(Self.version)")
        } catch {
            throw .storage(file: path, reason: error.message)
        }
    }

    private static let tables = """
        CREATE TABLE IF NOT EXISTS tokens (text TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS channels (identifier TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS undelivered (id TEXT, device TEXT, value BLOB NOT NULL, PRIMARY KEY (id, device)) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS explanations (number INTEGER PRIMARY KEY, id TEXT NOT NULL, value BLOB NOT NULL);
        CREATE INDEX IF NOT EXISTS explanations_by_id ON explanations (id);
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

    func keep(_ token: DeviceToken) throws {
        try connection.run("INSERT OR REPLACE INTO tokens VALUES (?1, ?2)", [.text(token.text), .blob(try encoder.encode(token))])
    }

    func keep(_ channel: PushChannel) throws {
        try connection.run("INSERT OR REPLACE INTO channels VALUES (?1, ?2)", [.text(channel.identifier), .blob(try encoder.encode(channel))])
    }

    func forget(channel: String) throws { try connection.run("DELETE FROM channels WHERE identifier = ?1", [.text(channel)]) }

    func keep(_ notification: AcceptedNotification, for device: String) throws {
        try connection.run(
            "INSERT OR REPLACE INTO undelivered VALUES (?1, ?2, ?3)",
            [.text(notification.id), .text(device), .blob(try encoder.encode(notification))])
    }

    func forget(_ notification: String, of device: String) throws {
        try connection.run("DELETE FROM undelivered WHERE id = ?1 AND device = ?2", [.text(notification), .text(device)])
    }

    func keep(_ explanation: PushExplanation) throws {
        try connection.run(
            "INSERT OR REPLACE INTO explanations VALUES (?1, ?2, ?3)",
            [.integer(Int64(explanation.number)), .text(explanation.id), .blob(try encoder.encode(explanation))])
    }

    // MARK: Reading

    func tokens() throws -> [DeviceToken] { try values("SELECT value FROM tokens") }

    func channels() throws -> [PushChannel] { try values("SELECT value FROM channels") }

    func undelivered() throws -> [(device: String, AcceptedNotification)] {
        var rows: [(String, Data)] = []
        try connection.run("SELECT device, value FROM undelivered") { rows.append(($0.text(0), $0.blob(1))) }
        return try rows.map { ($0, try decoder.decode(AcceptedNotification.self, from: $1)) }.sorted { $0.1.number < $1.1.number }
    }

    /// The latest explanations behind a number, the oldest first.
    func explanations(after number: Int, limit: Int) throws -> [PushExplanation] {
        try values(
            "SELECT value FROM (SELECT number, value FROM explanations WHERE number > ?1 ORDER BY number DESC LIMIT ?2) ORDER BY number",
            [.integer(Int64(number)), .integer(Int64(limit))])
    }

    /// Reads all explanations, the oldest first.
    func forEachExplanation(_ work: (PushExplanation) throws -> Void) throws {
        var last: Int64 = -1
        while true {
            var rows: [(Int64, Data)] = []
            try connection.run("SELECT number, value FROM explanations WHERE number > ?1 ORDER BY number LIMIT 1000", [.integer(last)]) {
                rows.append(($0.integer(0), $0.blob(1)))
            }
            guard let end = rows.last?.0 else { return }
            for row in rows { try work(try decoder.decode(PushExplanation.self, from: row.1)) }
            last = end
        }
    }

    func explanation(id: String) throws -> PushExplanation? {
        let found: [PushExplanation] = try values("SELECT value FROM explanations WHERE id = ?1 ORDER BY number DESC LIMIT 1", [.text(id)])
        return found.first
    }

    func explanationCount() throws -> Int {
        var count = 0
        try connection.run("SELECT coalesce(max(number), 0) FROM explanations") { count = Int($0.integer(0)) }
        return count
    }

    private func values<Value: Decodable>(_ sql: String, _ parameters: [SQLiteValue] = []) throws -> [Value] {
        var rows: [Data] = []
        try connection.run(sql, parameters) { rows.append($0.blob(0)) }
        return try rows.map { try decoder.decode(Value.self, from: $0) }
    }
}
