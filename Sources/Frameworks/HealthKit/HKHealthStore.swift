import FoundationOverlay
import Metrics

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// The user's health data.
///
/// - Support: partial. What the member `health` of `--fixtures` has is found; without one it answers as to an app whose user refused everything.
///   Nothing can be written.
open class HKHealthStore: NSObject, @unchecked Sendable {
    open class func isHealthDataAvailable() -> Bool { true }

    private func note(_ call: String) {
        UnsupportedAPI.report("HKHealthStore.\(call)", "fails with HKError.errorAuthorizationDenied")
    }

    /// Says that a question finds nothing, where there is no fixture.
    func _note(_ query: String) {
        guard HealthFixture.current == nil else { return }
        UnsupportedAPI.report("HKHealthStore.execute(\(query))", "finds nothing: --fixtures gives something")
    }

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(true, nil)
    }

    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {}

    /// Whether the user would be asked.
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        completion(.unnecessary, nil)
    }

    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        .unnecessary
    }

    open func execute(_ query: HKQuery) {
        _note("\(type(of: query))")
        query.answer()
    }

    /// What a call that writes or starts something throws.
    func _refusal(_ call: String) -> HKError {
        note(call)
        return .denied
    }

    open func stop(_ query: HKQuery) {}

    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        note("save")
        completion(false, HKError.denied)
    }

    open func save(_ object: HKObject) async throws {
        note("save")
        throw HKError.denied
    }

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        note("enableBackgroundDelivery")
        completion(false, HKError.denied)
    }
}
