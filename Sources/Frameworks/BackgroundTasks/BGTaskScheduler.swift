import FoundationOverlay
import Metrics

/// Takes requests for work in the background.
///
/// - Support: none. No task is ever started; as on a simulator, requests are refused.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// Why a request is refused.
    public struct Error: Swift.Error, Equatable, Sendable {
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible }

        public let code: Code
        public static let errorDomain = "BGTaskSchedulerErrorDomain"
        public static let unavailable = Code.unavailable
        public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
        public static let notPermitted = Code.notPermitted
    }

    open class var shared: BGTaskScheduler { scheduler }
    private static let scheduler = BGTaskScheduler()

    /// Keeps nothing; answers true, as on a device.
    @discardableResult
    open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool {
        true
    }

    open func submit(_ taskRequest: BGTaskRequest) throws {
        UnsupportedAPI.report("BGTaskScheduler.submit(_:)", "the request is refused, as on a simulator, and no task is started")
        throw Error(code: .unavailable)
    }

    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
