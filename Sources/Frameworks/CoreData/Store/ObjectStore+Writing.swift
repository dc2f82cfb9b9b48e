import FoundationOverlay
import SQLite

extension ObjectStore {
    /// Numbers for so many new objects, which no other object of the store has or will have.
    func reserve(_ count: Int) throws -> [Int] {
        guard count > 0 else { return [] }
        var last = 0
        try lock.withLock {
            try transaction {
                try connection.run("UPDATE store SET value = value + ?1 WHERE key = 'last'", [.integer(Int64(count))])
                try connection.run("SELECT value FROM store WHERE key = 'last'") { last = Int($0.integer(0)) }
            }
        }
        return (0..<count).map { last - count + 1 + $0 }
    }

    /// Adds or replaces rows, and removes others, as one step: all of it or nothing. Answers the rows as they are then, by the numbers they
    /// have in `changes`; where a unique value made one out of two, the answer has the number of the one that stays.
    func apply(_ changes: [RowChange], deleted: Set<Int>, rule: MergeRule) throws -> [Int: StoredRow] {
        if isReadOnly { throw StoreError.make(StoreError.readOnly, file, "it was opened for reading only") }
        return try lock.withLock {
            var rows: [Int: StoredRow] = [:]
            try transaction {
                try deleted.sorted().forEach(remove)
                let (settled, taken) = try UniqueValues(store: self, rule: rule).settle(changes)
                for change in settled {
                    if let row = try write(change, rule) { rows[change.row.id] = row }
                }
                for (number, existing) in taken {
                    try remove(number)
                    rows[number] = try rows[existing] ?? stored(existing)
                }
            }
            try tellOthers()
            return rows
        }
    }

    private func write(_ change: RowChange, _ rule: MergeRule) throws -> StoredRow? {
        let current = try stored(change.row.id)
        guard let values = try rule.merge(change, into: current) else { return current }
        let row = StoredRow(id: change.row.id, entity: change.row.entity, values: values, version: (current?.version ?? 0) + 1)
        try put(row)
        return row
    }

    /// Writes a row as it is.
    func put(_ row: StoredRow) throws {
        let id = SQLiteValue.integer(Int64(row.id))
        try connection.run(
            "INSERT INTO objects (id, entity, version) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO UPDATE SET version = excluded.version",
            [id, .text(row.entity), .integer(Int64(row.version))])
        try connection.run("DELETE FROM properties WHERE object = ?1", [id])
        for (name, value) in row.values.sorted(by: { $0.key < $1.key }) {
            let (kind, stored) = try column(value)
            try connection.run("INSERT INTO properties (object, name, kind, value) VALUES (?1, ?2, ?3, ?4)", [id, .text(name), .text(kind), stored])
        }
    }

    func column(_ value: StoredValue) throws -> (kind: String, SQLiteValue) {
        guard case .opaque(let object) = value, file == nil else { return try value.column() }
        let number = Int64(opaque.count + 1)
        opaque[number] = object
        return ("opaque", .integer(number))
    }

    private func remove(_ id: Int) throws {
        try connection.run("DELETE FROM objects WHERE id = ?1", [.integer(Int64(id))])
        try connection.run("DELETE FROM properties WHERE object = ?1", [.integer(Int64(id))])
    }
}
