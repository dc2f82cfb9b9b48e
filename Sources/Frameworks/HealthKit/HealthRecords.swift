import FoundationOverlay

/// The samples there are, in the order of their beginnings.
struct HealthRecords {
    let samples: [HKSample]
    let summaries: [HKActivitySummary]

    /// Nothing where there are no health data.
    static var current: HealthRecords { HealthRecords(HealthFixture.current ?? HealthFixture()) }

    init(_ fixture: HealthFixture) {
        samples = (fixture.samples ?? []).compactMap(Self.sample).sorted { $0.startDate < $1.startDate }
        summaries = (fixture.summaries ?? []).map(HKActivitySummary.init)
    }

    /// Those of a type that a predicate lets through.
    func samples(_ type: HKObjectType?, _ predicate: NSPredicate?) -> [HKSample] {
        samples.filter { (type == nil || $0.sampleType == type) && predicate?.evaluate(with: $0) != false }
    }

    func summaries(_ predicate: NSPredicate?) -> [HKActivitySummary] { summaries.filter { predicate?.evaluate(with: $0) != false } }

    private static func sample(_ fixture: HealthFixture.Sample) -> HKSample? {
        let end = fixture.end ?? fixture.start
        if fixture.type == "workout" { return workout(fixture, end) }
        let name = fixture.type.prefix(1).uppercased() + fixture.type.dropFirst()
        guard let value = fixture.value else { return nil }
        guard let unit = fixture.unit else {
            let type = HKCategoryType(identifier: "HKCategoryTypeIdentifier" + name)
            return HKCategorySample(type: type, value: Int(value), start: fixture.start, end: end)
        }
        let type = HKQuantityType(identifier: "HKQuantityTypeIdentifier" + name)
        return HKQuantitySample(type: type, quantity: HKQuantity(unit: HKUnit(from: unit), doubleValue: value), start: fixture.start, end: end)
    }

    private static func workout(_ fixture: HealthFixture.Sample, _ end: Date) -> HKWorkout {
        HKWorkout(
            activityType: fixture.activity.flatMap(HKWorkoutActivityType.named) ?? .other, start: fixture.start, end: end,
            duration: end.timeIntervalSince(fixture.start),
            totalEnergyBurned: fixture.energy.map { HKQuantity(unit: .kilocalorie(), doubleValue: $0) },
            totalDistance: fixture.distance.map { HKQuantity(unit: .meter(), doubleValue: $0) }, metadata: nil)
    }
}

extension HKStatistics {
    /// Of samples of a type, whose values are added in the unit of the first one.
    static func of(_ samples: [HKSample], type: HKQuantityType, start: Date? = nil, end: Date? = nil) -> HKStatistics? {
        let quantities = samples.compactMap { ($0 as? HKQuantitySample) }
        guard let first = quantities.first, let last = quantities.max(by: { $0.endDate < $1.endDate }) else { return nil }
        let unit = first.quantity.unit
        let values = quantities.map { $0.quantity.doubleValue(for: unit) }
        let result = HKStatistics(quantityType: type, start: start ?? first.startDate, end: end ?? last.endDate)
        result.unit = unit
        result.values = values
        result.last = last
        return result
    }
}
