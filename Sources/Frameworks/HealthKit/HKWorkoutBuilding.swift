import CoreLocation
import FoundationOverlay

public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }
public enum HKWorkoutSessionState: Int, Sendable { case notStarted = 1, running, ended, paused, prepared, stopped }
public enum HKWorkoutSessionType: Int, Sendable { case primary, mirrored }
public enum HKWorkoutEventType: Int, Sendable { case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest }

/// What kind of workout is to begin.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    open var lapLength: HKQuantity?
}

open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?

    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
        super.init()
    }
}

/// A part of a workout.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    public let startDate: Date
    public let endDate: Date?
    public let metadata: [String: Any]?

    public init(workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?, metadata: [String: Any]?) {
        (self.workoutConfiguration, self.startDate, self.endDate, self.metadata) = (workoutConfiguration, startDate, endDate, metadata)
        super.init()
    }

    open var duration: TimeInterval { endDate?.timeIntervalSince(startDate) ?? 0 }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

extension HKWorkout {
    /// Nil, as there are no samples.
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    public var workoutActivities: [HKWorkoutActivity] { [] }
    public var workoutEvents: [HKWorkoutEvent]? { nil }
    public var totalFlightsClimbed: HKQuantity? { nil }
    public var totalSwimmingStrokeCount: HKQuantity? { nil }
}

/// Puts a workout together.
///
/// - Support: none. Every step fails with `errorAuthorizationDenied`.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    let store: HKHealthStore
    public let workoutConfiguration: HKWorkoutConfiguration
    public let device: HKDevice?

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        (store, workoutConfiguration, self.device) = (healthStore, configuration, device)
        super.init()
    }

    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var metadata: [String: Any] { [:] }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var workoutActivities: [HKWorkoutActivity] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
    open func discardWorkout() {}

    private func refuse(_ call: String, _ completion: (Bool, (any Error)?) -> Void) { completion(false, store._refusal("HKWorkoutBuilder.\(call)")) }

    open func beginCollection(withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse("beginCollection", completion)
    }
    open func beginCollection(at startDate: Date) async throws { throw store._refusal("HKWorkoutBuilder.beginCollection") }
    open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse("endCollection", completion)
    }
    open func endCollection(at endDate: Date) async throws { throw store._refusal("HKWorkoutBuilder.endCollection") }
    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuse("add", completion) }
    open func addSamples(_ samples: [HKSample]) async throws { throw store._refusal("HKWorkoutBuilder.addSamples") }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse("addWorkoutEvents", completion)
    }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { throw store._refusal("HKWorkoutBuilder.addWorkoutEvents") }
    open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse("addMetadata", completion)
    }
    open func addMetadata(_ metadata: [String: Any]) async throws { throw store._refusal("HKWorkoutBuilder.addMetadata") }
    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        completion(nil, store._refusal("HKWorkoutBuilder.finishWorkout"))
    }
    open func finishWorkout() async throws -> HKWorkout? { throw store._refusal("HKWorkoutBuilder.finishWorkout") }
}

/// - Support: none. Every step fails with `errorAuthorizationDenied`.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
    private let store: HKHealthStore

    public init(healthStore: HKHealthStore, device: HKDevice?) {
        store = healthStore
        super.init()
    }

    open func insertRouteData(_ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, store._refusal("HKWorkoutRouteBuilder.insertRouteData"))
    }
    open func insertRouteData(_ routeData: [CLLocation]) async throws { throw store._refusal("HKWorkoutRouteBuilder.insertRouteData") }
    open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) {
        completion(nil, store._refusal("HKWorkoutRouteBuilder.finishRoute"))
    }
    @discardableResult
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute? {
        throw store._refusal("HKWorkoutRouteBuilder.finishRoute")
    }
    open func discard() {}
}
