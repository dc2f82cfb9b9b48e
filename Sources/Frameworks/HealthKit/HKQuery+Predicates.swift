import FoundationOverlay

extension HKQuery {
    public class func predicateForObject(with uuid: UUID) -> NSPredicate { predicateForObjects(with: [uuid]) }

    public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject).map { uuids.contains($0.uuid) } ?? false }
    }

    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject)?.metadata?[key] != nil }
    }

    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        nonisolated(unsafe) let values = allowedValues.compactMap { $0 as? AnyHashable }
        return NSPredicate { object, _ in
            ((object as? HKObject)?.metadata?[key] as? AnyHashable).map(values.contains) ?? false
        }
    }

    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: false) }

    public class func predicateForCategorySamples(with operatorType: HKComparison, value: Int) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKCategorySample).map { operatorType.holds(Double($0.value), Double(value)) } ?? false }
    }

    public class func predicateForCategorySamples<Value: RawRepresentable>(equalTo values: Set<Value>) -> NSPredicate
    where Value.RawValue == Int {
        let allowed = Set(values.map(\.rawValue))
        return NSPredicate { object, _ in (object as? HKCategorySample).map { allowed.contains($0.value) } ?? false }
    }

    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        predicate(forActivitySummariesBetweenStart: dateComponents, end: dateComponents)
    }

    /// Both days are among them.
    public class func predicate(forActivitySummariesBetweenStart start: DateComponents, end: DateComponents) -> NSPredicate {
        let calendar = start.calendar ?? .current
        let first = calendar.date(from: start).map { calendar.startOfDay(for: $0) } ?? .distantPast
        let last = calendar.date(from: end).flatMap { calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: $0)) } ?? .distantFuture
        return NSPredicate { object, _ in
            guard let date = (object as? HKActivitySummary)?.date else { return false }
            return date >= first && date < last
        }
    }
}
