import FoundationOverlay
import Metrics

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// The user's health data.
///
/// - Support: partial. The data are those of the member `health` of `--fixtures`. Without one, `isHealthDataAvailable()` is false and every
///   call fails with `errorHealthDataUnavailable`. Nothing can be written.
open class HKHealthStore: NSObject, @unchecked Sendable {
    open class func isHealthDataAvailable() -> Bool { HealthFixture.current != nil }

    private func note(_ call: String) {
        UnsupportedAPI.report("HKHealthStore.\(call)", "fails with HKError.errorHealthDataUnavailable")
    }

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        if HealthFixture.current != nil { return completion(true, nil) }
        note("requestAuthorization")
        completion(false, HKError.unavailable)
    }

    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        if HealthFixture.current != nil { return }
        note("requestAuthorization")
        throw HKError.unavailable
    }

    /// Whether the user would be asked.
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        if HealthFixture.current != nil { return completion(.unnecessary, nil) }
        note("getRequestStatusForAuthorization")
        completion(.unknown, HKError.unavailable)
    }

    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        if HealthFixture.current != nil { return .unnecessary }
        note("statusForAuthorizationRequest")
        throw HKError.unavailable
    }

    open func execute(_ query: HKQuery) {
        if let records = HealthRecords.current { return query.answer(records) }
        note("execute(\(type(of: query)))")
        query.fail(.unavailable)
    }

    /// What a query of Swift concurrency asks.
    ///
    /// - Throws: `errorHealthDataUnavailable` where there are no data.
    func _records(_ query: String) throws -> HealthRecords {
        if let records = HealthRecords.current { return records }
        note("execute(\(query))")
        throw HKError.unavailable
    }

    open func dateOfBirthComponents() throws -> DateComponents {
        guard let date = HealthFixture.current?.dateOfBirth else { throw HKError.unavailable }
        return Calendar.current.dateComponents([.calendar, .year, .month, .day], from: date)
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
