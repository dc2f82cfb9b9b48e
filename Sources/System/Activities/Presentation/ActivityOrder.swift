import IsletModel

/// Which activity comes first: the one with the highest relevance score, among equals the one that started first. The Dynamic
/// Island and the Lock Screen use the same order.
public enum ActivityOrder {
    public static func sorted(_ records: [ActivityRecord]) -> [ActivityRecord] {
        records.sorted { first, second in
            let (a, b) = (score(first), score(second))
            return a == b ? first.startOrder < second.startOrder : a > b
        }
    }

    private static func score(_ record: ActivityRecord) -> Double {
        record.payload.relevanceScore.isNaN ? 0 : record.payload.relevanceScore
    }

    /// What the Lock Screen lists, from the top.
    public static func lockScreen(_ records: [ActivityRecord]) -> [ActivityRecord] { sorted(records.filter(\.isOnLockScreen)) }
}
