import Foundation
import IsletModel
import PushService

/// A push that has reached the device, and who wants to know what comes of it.
public struct PushArrival: Sendable {
    public typealias Report = @Sendable (PushEffect) -> Void

    public var notification: AcceptedNotification
    /// What its token is for; nil where a channel brought it.
    public var use: DeviceToken.Use?
    /// What is odd about its payload.
    var notes: [String] = []
    var report: Report

    /// - Parameter report: Called on the thread of the driver: once for each activity that it reaches, and once where it reaches none.
    public init(_ notification: AcceptedNotification, use: DeviceToken.Use?, report: @escaping Report) {
        (self.notification, self.use, self.report) = (notification, use, report)
    }

    var app: String { notification.headers.app }
}

/// A push whose state the extension is asked to decode.
struct PushCheck {
    var arrival: PushArrival
    var payload: LiveActivityPayload
    /// The activity as it would be, or as it would start.
    var candidate: ActivityRecord
}
