import Foundation
import SQLite

/// The table of keys and values behind one suite.
final class DefaultsDatabase {
    private let connection: SQLiteConnection

    /// Opens the file, making it when it does not exist.
    init(path: String) throws(SQLiteError) {
        connection = try SQLiteConnection(path: path)
        try connection.execute("CREATE TABLE IF NOT EXISTS preferences (key TEXT PRIMARY KEY NOT NULL, value BLOB NOT NULL) WITHOUT ROWID")
    }

    /// A number that changes when another connection has written.
    func version() throws(SQLiteError) -> Int64 { try connection.version() }

    func all() throws(SQLiteError) -> [String: Data] {
        var all: [String: Data] = [:]
        try connection.run("SELECT key, value FROM preferences") { all[$0.text(0)] = $0.blob(1) }
        return all
    }

    func write(_ key: String, _ value: Data) throws(SQLiteError) {
        try connection.run(
            "INSERT INTO preferences (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            [.text(key), .blob(value)])
    }

    /// Adds values for keys that have none, all or nothing.
    func add(_ values: [String: Data]) throws(SQLiteError) {
        try connection.transaction { () throws(SQLiteError) in
            for (key, value) in values {
                try connection.run("INSERT OR IGNORE INTO preferences (key, value) VALUES (?1, ?2)", [.text(key), .blob(value)])
            }
        }
    }

    func remove(_ key: String) throws(SQLiteError) {
        try connection.run("DELETE FROM preferences WHERE key = ?1", [.text(key)])
    }

    func removeAll() throws(SQLiteError) {
        try connection.run("DELETE FROM preferences")
    }
}
