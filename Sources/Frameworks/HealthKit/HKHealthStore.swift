import FoundationOverlay
import Metrics

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// The user's health data.
///
/// - Support: none. `isHealthDataAvailable()` is false and every call fails with `errorHealthDataUnavailable`.
open class HKHealthStore: NSObject, @unchecked Sendable {
    open class func isHealthDataAvailable() -> Bool { false }

    private func note(_ call: String) {
        UnsupportedAPI.report("HKHealthStore.\(call)", "fails with HKError.errorHealthDataUnavailable")
    }

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        note("requestAuthorization")
        completion(false, HKError.unavailable)
    }

    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        note("requestAuthorization")
        throw HKError.unavailable
    }

    /// Whether the user would be asked.
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        note("getRequestStatusForAuthorization")
        completion(.unknown, HKError.unavailable)
    }

    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        note("statusForAuthorizationRequest")
        throw HKError.unavailable
    }

    open func execute(_ query: HKQuery) {
        note("execute(\(type(of: query)))")
        query.fail(.unavailable)
    }

    /// What a query of Swift concurrency throws.
    func _refusal(_ query: String) -> HKError {
        note("execute(\(query))")
        return .unavailable
    }

    open func stop(_ query: HKQuery) {}

    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        note("save")
        completion(false, HKError.unavailable)
    }

    open func save(_ object: HKObject) async throws {
        note("save")
        throw HKError.unavailable
    }

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        note("enableBackgroundDelivery")
        completion(false, HKError.unavailable)
    }
}
