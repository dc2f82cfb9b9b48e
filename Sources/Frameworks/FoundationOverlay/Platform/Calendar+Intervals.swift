import Foundation

extension Calendar {
    /// The beginning and length of the part of a calendar that a moment lies in; false where it has none.
    public func dateInterval(of component: Component, start: inout Date, interval: inout TimeInterval, for date: Date) -> Bool {
        guard let found = dateInterval(of: component, for: date) else { return false }
        (start, interval) = (found.start, found.duration)
        return true
    }
}
