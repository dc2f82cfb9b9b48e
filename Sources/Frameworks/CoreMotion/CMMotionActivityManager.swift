import FoundationOverlay
import Metrics

public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// What the person with the device is doing.
open class CMMotionActivity: NSObject, @unchecked Sendable {
    open var confidence: CMMotionActivityConfidence { .low }
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var unknown: Bool { true }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
}

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Tells whether the person walks, runs, drives, …
///
/// - Support: none. Nothing is available, as in Apple's simulator.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        UnsupportedAPI.report(
            "CMMotionActivityManager.queryActivityStarting(from:to:to:withHandler:)", "fails with CMErrorMotionActivityNotAvailable")
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, NSError.motionNotAvailable) }
    }

    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {
        UnsupportedAPI.report("CMMotionActivityManager.startActivityUpdates(to:withHandler:)", "no update arrives")
    }

    open func stopActivityUpdates() {}
}
