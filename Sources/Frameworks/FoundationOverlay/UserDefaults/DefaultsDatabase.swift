import Foundation

/// The table of keys and values behind one suite.
final class DefaultsDatabase {
    private let database: _SQLiteDatabase

    /// Opens the file, making it when it does not exist.
    init(path: String) throws {
        database = try _SQLiteDatabase(path: path)
        try database.execute("CREATE TABLE IF NOT EXISTS preferences (key TEXT PRIMARY KEY NOT NULL, value BLOB NOT NULL) WITHOUT ROWID")
    }

    /// A number that changes when another connection has written.
    func version() throws -> Int64 { try database.version() }

    func all() throws -> [String: Data] {
        var all: [String: Data] = [:]
        try database.run("SELECT key, value FROM preferences") { all[$0.text(0)] = $0.blob(1) }
        return all
    }

    func write(_ key: String, _ value: Data) throws {
        try database.run(
            "INSERT INTO preferences (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            [.text(key), .blob(value)])
    }

    func remove(_ key: String) throws { try database.run("DELETE FROM preferences WHERE key = ?1", [.text(key)]) }

    func removeAll() throws { try database.run("DELETE FROM preferences") }
}
