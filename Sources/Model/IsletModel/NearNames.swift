/// Finds the names a person may have meant.
public enum NearNames {
    /// The candidates closest to `name`, best first: those it is part of, then those a few typing errors away.
    public static func of(_ name: String, in candidates: [String], limit: Int = 3) -> [String] {
        let wanted = Array(name.lowercased())
        guard !wanted.isEmpty else { return [] }
        let ranked = candidates.enumerated().compactMap { index, candidate -> (rank: Int, index: Int, name: String)? in
            let other = Array(candidate.lowercased())
            if other.count >= wanted.count, wanted.count > 2, candidate.lowercased().contains(name.lowercased()) {
                return (other.count - wanted.count, index, candidate)
            }
            let distance = editDistance(wanted, other)
            return distance <= max(1, wanted.count / 3) ? (distance * 4, index, candidate) : nil
        }
        let best = ranked.map(\.rank).min() ?? 0
        return ranked.filter { $0.rank <= best + 4 }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(limit).map(\.name)
    }

    /// The candidate that `name` is a typing error of: one away, or two where it is long; nil where none is, it is one of them, or several
    /// are as near.
    public static func misspelt(_ name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(name)
        guard wanted.count > 3 else { return nil }
        let most = wanted.count > 7 ? 2 : 1
        var nearest: [String] = []
        var least = most
        for candidate in candidates where candidate.first == wanted[0] && abs(candidate.utf8.count - name.utf8.count) <= most {
            if candidate == name { return nil }
            let distance = editDistance(wanted, Array(candidate))
            if distance < least || nearest.isEmpty && distance <= least { (nearest, least) = ([], distance) }
            if distance == least { nearest.append(candidate) }
        }
        return nearest.count == 1 ? nearest[0] : nil
    }

    /// Number of insertions, removals, replacements and swaps of neighbours between two texts.
    static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
        var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count { rows[i][0] = i }
        for j in 0...b.count { rows[0][j] = j }
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        for i in 1...a.count {
            for j in 1...b.count {
                let replace = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                var best = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, replace)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, rows[i - 2][j - 2] + 1) }
                rows[i][j] = best
            }
        }
        return rows[a.count][b.count]
    }
}
