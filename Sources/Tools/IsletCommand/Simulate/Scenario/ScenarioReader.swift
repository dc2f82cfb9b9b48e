import Devices
import ExtensionProtocol
import Foundation
import IsletModel

/// Reads scenario files: JSON, an object with `events`, each with `at`, `event` and what that event needs.
struct ScenarioReader {
    let zone: TimeZone

    /// Reads a file. Errors name the file, the event and the mend.
    func read(_ url: URL) throws(UsageError) -> Scenario {
        let data: Data
        do { data = try Data(contentsOf: url) } catch { throw UsageError("--scenario: \(url.path) cannot be read: \(error.localizedDescription)") }
        return try read(data, name: url.lastPathComponent)
    }

    func read(_ data: Data, name: String) throws(UsageError) -> Scenario {
        if let fault = JSONFault(in: data) { throw UsageError("\(name), \(fault)") }
        let object: Any
        do { object = try JSONSerialization.jsonObject(with: data) } catch { throw UsageError("\(name): \(error.localizedDescription)") }
        guard let root = object as? [String: Any], let list = root["events"] as? [Any] else {
            throw UsageError("\(name): an object with a list “events” was expected")
        }
        var scenario = Scenario()
        for (index, item) in list.enumerated() {
            guard let members = item as? [String: Any] else { throw UsageError("\(name), event \(index + 1): an object was expected") }
            scenario.events.append(try event(ScenarioMembers(members, place: "\(name), event \(index + 1)"), number: index + 1))
        }
        return scenario
    }

    private func event(_ members: ScenarioMembers, number: Int) throws(UsageError) -> Scenario.Event {
        let text = try members.text("at")
        guard let time = ScenarioTime(text, in: zone) else {
            throw UsageError("\(members.place): “at” cannot be “\(text)”; write 08:30, day 2 08:30, +90m or 2025-06-09T08:30:00")
        }
        let name = try members.text("event")
        guard let make = ScenarioEvents.all[name] else {
            let near = NearNames.of(name, in: ScenarioEvents.all.keys.sorted())
            let hint =
                near.isEmpty
                ? "events are \(ScenarioEvents.all.keys.sorted().joined(separator: ", "))" : "did you mean \(near.joined(separator: ", "))?"
            throw UsageError("\(members.place): there is no event “\(name)”: \(hint)")
        }
        let action = try make(members)
        try members.checkNothingIsLeft(of: name)
        return Scenario.Event(number: number, time: time, action: action)
    }
}

extension Scenario {
    /// The events with their moments. Throws where one lies before the start or before the one above it.
    func dated(startingAt start: Date, in zone: TimeZone, name: String) throws(UsageError) -> [(date: Date, event: Event)] {
        var result: [(date: Date, event: Event)] = []
        for event in events {
            let place = "\(name), event \(event.number)"
            guard let date = event.time.date(startingAt: start, in: zone) else { throw UsageError("\(place): \(zone.identifier) has no such moment") }
            guard date >= start else {
                throw UsageError(
                    "\(place): \(Moment.write(date)) is before the simulation starts (\(Moment.write(start))); move it, or start earlier with --at")
            }
            if let last = result.last, date < last.date {
                throw UsageError("\(place): time runs backwards, \(Moment.write(date)) after \(Moment.write(last.date)); put the events in order")
            }
            result.append((date, event))
        }
        return result
    }
}
