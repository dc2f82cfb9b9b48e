import Devices
import Foundation
import IsletModel

/// A day as a file scripts it: what happens when.
public struct Scenario: Equatable, Sendable {
    public struct Event: Equatable, Sendable {
        /// Where it stands, for messages: `day.json, event 3`.
        public var place: String
        public var time: ScenarioTime
        public var action: ScenarioAction

        public init(place: String, time: ScenarioTime, action: ScenarioAction) {
            self.place = place
            self.time = time
            self.action = action
        }
    }

    /// In the order of the file, which is that of time.
    public var events: [Event] = []

    public init() {}

    /// The events with their moments. Throws where one lies before the start or before the one above it.
    public func dated(startingAt start: Date, in zone: TimeZone) throws(ScenarioProblem) -> [(date: Date, event: Event)] {
        var result: [(date: Date, event: Event)] = []
        for event in events {
            guard let date = event.time.date(startingAt: start, in: zone) else {
                throw ScenarioProblem("\(event.place): \(zone.identifier) has no such moment")
            }
            guard date >= start else {
                throw ScenarioProblem(
                    "\(event.place): \(Moment.write(date)) is before the simulation starts (\(Moment.write(start))); move it, or start "
                        + "earlier with --at"
                )
            }
            if let last = result.last, date < last.date {
                throw ScenarioProblem(
                    "\(event.place): time runs backwards, \(Moment.write(date)) after \(Moment.write(last.date)); put the events in order")
            }
            result.append((date, event))
        }
        return result
    }
}
