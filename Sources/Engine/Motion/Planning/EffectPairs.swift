import Snapshot

/// Which effects of two lists turn into each other.
enum EffectPairs {
    /// In the order in which they are applied. An effect without a partner gets its neutral one.
    static func pairs(_ before: [Effect], _ after: [Effect]) -> [(Effect, Effect)] {
        var result: [(Effect, Effect)] = []
        var (i, j) = (0, 0)
        while i < before.count || j < after.count {
            if i < before.count, j < after.count, before[i].kind == after[j].kind {
                result.append((before[i], after[j]))
                (i, j) = (i + 1, j + 1)
            } else if i < before.count, j == after.count || !after[j...].contains(where: { $0.kind == before[i].kind }) {
                result.append((before[i], before[i].neutral))
                i += 1
            } else {
                result.append((after[j].neutral, after[j]))
                j += 1
            }
        }
        return result
    }
}
