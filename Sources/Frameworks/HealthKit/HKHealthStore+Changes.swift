import FoundationOverlay

/// - Support: none. Every call fails with `errorAuthorizationDenied`.
extension HKHealthStore {
    public typealias _Completion = @Sendable (Bool, (any Error)?) -> Void

    public func delete(_ object: HKObject, withCompletion completion: @escaping _Completion) { completion(false, _refusal("delete")) }
    public func delete(_ object: HKObject) async throws { throw _refusal("delete") }
    public func delete(_ objects: [HKObject], withCompletion completion: @escaping _Completion) { completion(false, _refusal("delete")) }
    public func delete(_ objects: [HKObject]) async throws { throw _refusal("delete") }
    public func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate, withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        completion(false, 0, _refusal("deleteObjects"))
    }
    @discardableResult
    public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int { throw _refusal("deleteObjects") }
    public func save(_ objects: [HKObject], withCompletion completion: @escaping _Completion) { completion(false, _refusal("save")) }
    public func save(_ objects: [HKObject]) async throws { throw _refusal("save") }
    public func add(_ samples: [HKSample], to workout: HKWorkout, completion: @escaping _Completion) { completion(false, _refusal("add")) }
    public func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws { throw _refusal("addSamples") }
    public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw _refusal("enableBackgroundDelivery")
    }
    public func disableBackgroundDelivery(for type: HKObjectType, withCompletion completion: @escaping _Completion) {
        completion(false, _refusal("disableBackgroundDelivery"))
    }
    public func disableBackgroundDelivery(for type: HKObjectType) async throws { throw _refusal("disableBackgroundDelivery") }
    public func disableAllBackgroundDelivery(completion: @escaping _Completion) { completion(false, _refusal("disableAllBackgroundDelivery")) }
    public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        throw _refusal("preferredUnits")
    }
    public func startWatchApp(with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping _Completion) {
        completion(false, _refusal("startWatchApp"))
    }
    public func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws { throw _refusal("startWatchApp") }
    public func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? { throw _refusal("recoverActiveWorkoutSession") }
}
