import Devices
import ExtensionProtocol
import Foundation
import IsletModel

/// Reads scenarios: files, JSON objects with `events`, each with `at`, `event` and what that event needs; and single events as lines.
public struct ScenarioReader: Sendable {
    /// Whose clock `at` means.
    public let zone: TimeZone

    public init(zone: TimeZone) { self.zone = zone }

    /// Reads a file. Errors name the file, the event and the mend.
    public func read(_ url: URL) throws(ScenarioProblem) -> Scenario {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw ScenarioProblem("--scenario: \(url.path) cannot be read: \(error.localizedDescription)")
        }
        return try read(data, name: url.lastPathComponent)
    }

    public func read(_ data: Data, name: String) throws(ScenarioProblem) -> Scenario {
        if let fault = JSONFault(in: data) { throw ScenarioProblem("\(name), \(fault)") }
        guard let root = try Self.object(data, name) as? [String: Any], let list = root["events"] as? [Any] else {
            throw ScenarioProblem("\(name): an object with a list “events” was expected")
        }
        var scenario = Scenario()
        for (index, item) in list.enumerated() {
            let place = "\(name), event \(index + 1)"
            guard let members = item as? [String: Any] else { throw ScenarioProblem("\(place): an object was expected") }
            scenario.events.append(try event(ScenarioMembers(members, place: place)))
        }
        return scenario
    }

    /// Reads one event without `at`.
    ///
    /// - Parameter place: Where it stands, for messages: `standard input, line 3`.
    public static func action(_ line: String, place: String) throws(ScenarioProblem) -> ScenarioAction {
        let data = Data(line.utf8)
        if let fault = JSONFault(in: data) { throw ScenarioProblem("\(place): \(fault)") }
        guard let members = try object(data, place) as? [String: Any] else {
            throw ScenarioProblem("\(place): an object with “event” was expected")
        }
        return try action(ScenarioMembers(members, place: place))
    }

    private static func object(_ data: Data, _ place: String) throws(ScenarioProblem) -> Any {
        do { return try JSONSerialization.jsonObject(with: data) } catch { throw ScenarioProblem("\(place): \(error.localizedDescription)") }
    }

    private func event(_ members: ScenarioMembers) throws(ScenarioProblem) -> Scenario.Event {
        let text = try members.text("at")
        guard let time = ScenarioTime(text, in: zone) else {
            throw ScenarioProblem("\(members.place): “at” cannot be “\(text)”; write 08:30, day 2 08:30, +90m or 2025-06-09T08:30:00")
        }
        return Scenario.Event(place: members.place, time: time, action: try Self.action(members))
    }

    private static func action(_ members: ScenarioMembers) throws(ScenarioProblem) -> ScenarioAction {
        let name = try members.text("event")
        guard let event = ScenarioEventName(rawValue: name) else {
            let known = ScenarioEventName.allCases.map(\.rawValue).sorted()
            let near = NearNames.of(name, in: known)
            let hint = near.isEmpty ? "events are \(known.joined(separator: ", "))" : "did you mean \(near.joined(separator: ", "))?"
            throw ScenarioProblem("\(members.place): there is no event “\(name)”: \(hint)")
        }
        let action = try event.specification.read(members)
        try members.check(of: event)
        return action
    }
}
