import FoundationOverlay
import Metrics

/// Steps, distance and floors of a length of time.
open class CMPedometerData: NSObject, @unchecked Sendable {
    open var startDate: Date
    open var endDate: Date
    open var numberOfSteps: NSNumber
    /// In metres.
    open var distance: NSNumber?
    open var floorsAscended: NSNumber?
    open var floorsDescended: NSNumber?
    /// In seconds a metre.
    open var currentPace: NSNumber?
    /// In steps a second.
    open var currentCadence: NSNumber?
    open var averageActivePace: NSNumber?

    init(from start: Date, to end: Date, steps: NSNumber) {
        startDate = start
        endDate = end
        numberOfSteps = steps
        super.init()
    }
}

public enum CMPedometerEventType: Int, Sendable { case pause, resume }

open class CMPedometerEvent: NSObject, @unchecked Sendable {
    public let date: Date
    public let type: CMPedometerEventType

    init(date: Date, type: CMPedometerEventType) {
        self.date = date
        self.type = type
        super.init()
    }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// Counts steps.
///
/// - Support: none. Nothing is available, as in Apple's simulator, and every question fails with `CMErrorMotionActivityNotAvailable`.
open class CMPedometer: NSObject, @unchecked Sendable {
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    private func note(_ call: String) {
        UnsupportedAPI.report("CMPedometer.\(call)", "fails with CMErrorMotionActivityNotAvailable")
    }

    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        note("queryPedometerData(from:to:withHandler:)")
        handler(nil, NSError.motionNotAvailable)
    }

    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        note("startUpdates(from:withHandler:)")
        handler(nil, NSError.motionNotAvailable)
    }

    open func stopUpdates() {}

    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
        note("startEventUpdates(handler:)")
        handler(nil, NSError.motionNotAvailable)
    }

    open func stopEventUpdates() {}
}
