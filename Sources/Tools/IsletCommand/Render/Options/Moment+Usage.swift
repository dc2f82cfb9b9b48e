import Devices
import Foundation

typealias Moment = Devices.Moment

extension Moment {
    /// The moment that an option names.
    static func read(_ text: String, in zone: TimeZone) throws(UsageError) -> Date {
        if let date = date(text, in: zone) { return date }
        throw UsageError("--at cannot read “\(text)”: write it like \(standard), \(standard)Z or 18:30")
    }
}
