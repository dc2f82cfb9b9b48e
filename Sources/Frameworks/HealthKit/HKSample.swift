import FoundationOverlay

/// A stored piece of health data.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]?
    open var device: HKDevice? { nil }
    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }

    init(metadata: [String: Any]?) {
        self.metadata = metadata
        super.init()
    }
}

open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]? = nil) {
        sampleType = type
        startDate = start
        endDate = end
        super.init(metadata: metadata)
    }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantity: HKQuantity
    open var quantityType: HKQuantityType { sampleType as? HKQuantityType ?? HKQuantityType(identifier: sampleType.identifier) }

    public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil) {
        self.quantity = quantity
        super.init(type: type, start: start, end: end, metadata: metadata)
    }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
    public let value: Int

    public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
        self.value = value
        super.init(type: type, start: start, end: end, metadata: metadata)
    }
}

open class HKWorkoutRoute: HKSample, @unchecked Sendable {}

open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    /// In seconds.
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?

    public init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        workoutActivityType = activityType
        self.duration = duration
        self.totalEnergyBurned = totalEnergyBurned
        self.totalDistance = totalDistance
        super.init(type: .workoutType(), start: start, end: end, metadata: metadata)
    }

    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            activityType: activityType, start: start, end: end, duration: duration, totalEnergyBurned: totalEnergyBurned,
            totalDistance: totalDistance, metadata: metadata)
    }

    public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
        self.init(
            activityType: activityType, start: start, end: end, duration: end.timeIntervalSince(start), totalEnergyBurned: nil,
            totalDistance: nil, metadata: nil)
    }
}

open class HKSource: NSObject, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
        super.init()
    }

    open class func `default`() -> HKSource { HKSource(name: "App", bundleIdentifier: Bundle.main.bundleIdentifier ?? "app") }
}

open class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version: String?

    public init(source: HKSource, version: String?) {
        self.source = source
        self.version = version
        super.init()
    }
}
