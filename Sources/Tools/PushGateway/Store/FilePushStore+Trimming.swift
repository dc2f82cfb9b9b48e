import Foundation
import SQLite

/// How far a journal has been trimmed.
struct JournalTrimming {
    /// The last row that was looked at.
    var place: Int64 = 0
    /// The highest number of the requests in the rows that were looked at.
    var passed = 0
    /// Before this no row is too old.
    var nextLook = Date.distantPast
    var dropped: DroppedRequests?

    init() {}

    init(_ connection: SQLiteConnection) throws(SQLiteError) {
        var values: [String: Int] = [:]
        try connection.run("SELECT name, value FROM state") { values[$0.text(0)] = Int($0.integer(1)) }
        guard let count = values["dropped"], let through = values["through"] else { return }
        dropped = DroppedRequests(count: count, through: through, until: values["until"].map { Date(timeIntervalSince1970: Double($0)) })
        passed = through
    }
}

/// Takes out of the journal what is too old or too much, some rows at a time.
extension FilePushStore {
    /// A row of the journal without its entries.
    private struct Row {
        var place: Int64
        /// The numbers of its requests; nil where it tells of earlier ones alone.
        var requests: ClosedRange<Int>?
        /// All numbers that it has to do with.
        var numbers: ClosedRange<Int>
    }

    /// Rows that are looked at a time: little enough that nobody waits for it.
    private static let rowsAtATime = 256

    var dropped: DroppedRequests? { trimming.dropped }

    func trim(at time: Date) throws {
        let floor = number - limit.requests
        guard floor > trimming.passed || time >= trimming.nextLook else { return }
        lazy var open = waiting.map(\.number).sorted()
        var gone: [Row] = []
        for row in try nextRows() {
            guard row.numbers.upperBound < unsettled.oldest, try isToGo(row, floor, time) else { break }
            trimming.place = row.place
            trimming.passed = max(trimming.passed, row.requests?.upperBound ?? 0)
            if !Self.holds(row, open) { gone.append(row) }
        }
        if !gone.isEmpty { try drop(gone) }
    }

    private func nextRows() throws -> [Row] {
        var rows: [Row] = []
        try connection.run(
            "SELECT place, first, last, low, high FROM journal WHERE place > ?1 ORDER BY place LIMIT \(Self.rowsAtATime)",
            [.integer(trimming.place)]
        ) { row in
            let requests = row.isNull(1) ? nil : Int(row.integer(1))...Int(row.integer(2))
            let told = row.isNull(3) ? nil : Int(row.integer(3))...Int(row.integer(4))
            let ranges = [requests, told].compactMap { $0 }
            guard let low = ranges.map(\.lowerBound).min(), let high = ranges.map(\.upperBound).max() else { return }
            rows.append(Row(place: row.integer(0), requests: requests, numbers: low...high))
        }
        return rows
    }

    /// Whether a row is beyond the limit. One that tells of earlier requests alone goes after them.
    private func isToGo(_ row: Row, _ floor: Int, _ time: Date) throws -> Bool {
        guard let requests = row.requests else { return row.numbers.upperBound <= trimming.passed }
        if requests.upperBound <= floor { return true }
        guard let date = try date(of: row) else { return true }
        let end = date.addingTimeInterval(limit.seconds)
        if end > time { trimming.nextLook = end }
        return end <= time
    }

    /// When the requests of a row came.
    private func date(of row: Row) throws -> Date? {
        var bytes: Data?
        try connection.run("SELECT value FROM journal WHERE place = ?1", [.integer(row.place)]) { bytes = $0.blob(0) }
        var reader = JournalReader(bytes ?? Data())
        while let item = try reader.next() {
            if case .request(let record, _) = item { return record.explanation.date }
        }
        return nil
    }

    /// Whether a row has to do with one of some numbers, which are sorted.
    private static func holds(_ row: Row, _ open: [Int]) -> Bool {
        var (low, high) = (0, open.count)
        while low < high {
            let middle = (low + high) / 2
            if open[middle] < row.numbers.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < open.count && open[low] <= row.numbers.upperBound
    }

    private func drop(_ rows: [Row]) throws {
        let requests = rows.compactMap(\.requests)
        var dropped = trimming.dropped ?? DroppedRequests(count: 0, through: 0)
        dropped.count += requests.reduce(0) { $0 + $1.count }
        dropped.through = max(dropped.through, requests.last?.upperBound ?? 0)
        if let last = rows.last(where: { $0.requests != nil }) { dropped.until = try date(of: last) ?? dropped.until }
        var state = [("dropped", dropped.count), ("through", dropped.through)]
        if let until = dropped.until { state.append(("until", Int(until.timeIntervalSince1970))) }
        try change {
            for row in rows { try connection.run("DELETE FROM journal WHERE place = ?1", [.integer(row.place)]) }
            for (name, value) in state {
                try connection.run("INSERT OR REPLACE INTO state VALUES (?1, ?2)", [.text(name), .integer(Int64(value))])
            }
        }
        trimming.dropped = dropped
    }
}
