import FoundationOverlay
import SQLite

extension ObjectStore {
    func revision() throws -> StoreRevision {
        try lock.withLock { StoreRevision(others: try connection.version(), own: writes) }
    }

    /// All rows, in the order they were first saved.
    func rows() throws -> [StoredRow] {
        try read("found AS (SELECT id, entity, version, id AS place FROM objects)", [])
    }

    /// The rows a query asks for, in its order, as they are at one moment.
    func rows(_ query: StoreQuery) throws -> [StoredRow] {
        let (found, parameters) = try StoreSQL.found(query)
        return try read(found, parameters)
    }

    /// The rows of these numbers that there are.
    func rows(numbered ids: [Int]) throws -> [StoredRow] {
        guard !ids.isEmpty else { return [] }
        let list = "[" + ids.map(String.init).joined(separator: ",") + "]"
        return try read(
            "found AS (SELECT id, entity, version, id AS place FROM objects WHERE id IN (SELECT value FROM json_each(?1)))", [.text(list)])
    }

    /// How many rows a query would answer.
    func count(_ query: StoreQuery) throws -> Int {
        let (sql, parameters) = try StoreSQL.count(query)
        var count = 0
        try lock.withLock { try connection.run(sql, parameters) { count = Int($0.integer(0)) } }
        let rest = max(0, count - query.offset)
        return query.limit.map { min($0, rest) } ?? rest
    }

    /// One statement, so that both tables are read as they are at one moment.
    private func read(_ found: String, _ parameters: [SQLiteValue]) throws -> [StoredRow] {
        var rows: [StoredRow] = []
        var problem: (any Error)?
        let sql =
            """
            WITH \(found) SELECT found.id, entity, version, name, kind, value FROM found
            LEFT JOIN properties ON object = found.id ORDER BY place, name
            """
        try lock.withLock {
            try connection.run(sql, parameters) { row in
                let id = Int(row.integer(0))
                if rows.last?.id != id { rows.append(StoredRow(id: id, entity: row.text(1), values: [:], version: Int(row.integer(2)))) }
                guard !row.isNull(3) else { return }
                do { rows[rows.count - 1].values[row.text(3)] = try value(row.text(4), row.value(5)) } catch { problem = error }
            }
        }
        if let problem { throw problem }
        return rows
    }

    func value(_ kind: String, _ value: SQLiteValue) throws -> StoredValue {
        if kind == "opaque", case .integer(let number) = value, let object = opaque[number] { return .opaque(object) }
        return try StoredValue(kind: kind, value)
    }

    func stored(_ id: Int) throws -> StoredRow? { try rows(numbered: [id]).first }
}
