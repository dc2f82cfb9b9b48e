import FoundationOverlay

public protocol HKWorkoutSessionDelegate: AnyObject {
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState, from fromState: HKWorkoutSessionState, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}

extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?) {}
}

/// A workout that is under way. A class of no other, for its initializer throws.
///
/// - Support: none. None can begin.
open class HKWorkoutSession: @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    private let store: HKHealthStore
    open weak var delegate: (any HKWorkoutSessionDelegate)?

    /// - Throws: Always, for there is no health data.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration) throws {
        (store, workoutConfiguration) = (healthStore, configuration)
        throw healthStore._refusal("HKWorkoutSession")
    }

    open var state: HKWorkoutSessionState { .notStarted }
    open var type: HKWorkoutSessionType { .primary }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
    open func prepare() {}
    open func startActivity(with date: Date?) {}
    open func stopActivity(with date: Date?) {}
    open func pause() {}
    open func resume() {}
    open func end() {}
    open func startMirroringToCompanionDevice() async throws { throw store._refusal("HKWorkoutSession.startMirroringToCompanionDevice") }
    open func stopMirroringToCompanionDevice() async throws {}
    open func sendToRemoteWorkoutSession(data: Data) async throws { throw store._refusal("HKWorkoutSession.sendToRemoteWorkoutSession") }
    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        HKLiveWorkoutBuilder(healthStore: store, configuration: workoutConfiguration, device: nil)
    }
}

public protocol HKLiveWorkoutBuilderDelegate: AnyObject {
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}

extension HKLiveWorkoutBuilderDelegate {
    public func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {}
}

/// - Support: none. Nothing is measured.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    open var dataSource: HKLiveWorkoutDataSource?
    open var shouldCollectWorkoutEvents = true
    open var elapsedTime: TimeInterval { 0 }
}

open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    open private(set) var typesToCollect: Set<HKQuantityType> = []

    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) { super.init() }
    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) { typesToCollect.insert(quantityType) }
    open func disableCollection(for quantityType: HKQuantityType) { typesToCollect.remove(quantityType) }
}
