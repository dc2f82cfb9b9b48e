/// Rows of names by support and note.
struct SupportTable {
    private var marks: [String: Set<SupportMark>] = [:]

    mutating func add(_ name: String, _ mark: SupportMark) { marks[name, default: []].insert(mark) }

    var isEmpty: Bool { marks.isEmpty }

    var lines: [String] {
        let rows = Dictionary(grouping: marks.keys) { Self.merged(marks[$0] ?? []) }
        return ["| | API | Note |", "|---|---|---|"]
            + rows.keys.sorted().map { "| \($0.status) | \((rows[$0] ?? []).listed) | \($0.note.cell) |" }
    }

    /// The support of several declarations of one name.
    static func merged(_ marks: Set<SupportMark>) -> SupportMark {
        let sorted = marks.sorted()
        guard let first = sorted.first, sorted.count > 1 else { return sorted.first ?? SupportMark(status: .unknown) }
        if sorted.allSatisfy({ $0.status == .no }) { return first }
        let notes = sorted.filter { $0.status == .partly || $0.status == .no }.map(\.note)
        return notes.isEmpty ? first : SupportMark(status: .partly, note: "Some forms: " + notes.joined(separator: "; "))
    }
}
