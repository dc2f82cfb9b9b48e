import Devices
import Foundation
import IsletModel

/// The members of one event as JSON has them, read by name.
struct ScenarioMembers {
    let place: String
    private let members: [String: Any]

    init(_ members: [String: Any], place: String) {
        self.members = members
        self.place = place
    }

    func optionalText(_ name: String) throws(ScenarioProblem) -> String? {
        guard let value = take(name) else { return nil }
        guard let text = value as? String else { throw wrong(name, "a text") }
        return text
    }

    func text(_ name: String) throws(ScenarioProblem) -> String {
        guard let text = try optionalText(name) else { throw ScenarioProblem("\(place): “\(name)” is missing") }
        return text
    }

    func texts(_ name: String) throws(ScenarioProblem) -> [String] {
        guard let value = take(name) else { return [] }
        guard let texts = value as? [String] else { throw wrong(name, "a list of texts") }
        return texts
    }

    func flag(_ name: String) throws(ScenarioProblem) -> Bool {
        guard let value = try optionalFlag(name) else { throw ScenarioProblem("\(place): “\(name)” is missing") }
        return value
    }

    func optionalFlag(_ name: String) throws(ScenarioProblem) -> Bool? {
        guard let value = take(name) else { return nil }
        guard let number = value as? NSNumber, let flag = number as? Bool else { throw wrong(name, "true or false") }
        return flag
    }

    func optionalNumber(_ name: String) throws(ScenarioProblem) -> Double? {
        guard let value = take(name) else { return nil }
        guard let number = value as? NSNumber else { throw wrong(name, "a number") }
        return number.doubleValue
    }

    /// Seconds, written as a length of time.
    func optionalDuration(_ name: String) throws(ScenarioProblem) -> Double? {
        guard let text = try optionalText(name) else { return nil }
        guard let seconds = ScenarioTime.Duration.read(text) else { throw wrong(name, "a length of time such as 90s or 1h30m") }
        return seconds
    }

    /// The value as JSON again.
    func optionalJSON(_ name: String) throws(ScenarioProblem) -> Data? {
        guard let value = take(name) else { return nil }
        do {
            return try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
        } catch {
            throw wrong(name, "JSON")
        }
    }

    func json(_ name: String) throws(ScenarioProblem) -> Data {
        guard let data = try optionalJSON(name) else { throw ScenarioProblem("\(place): “\(name)” is missing") }
        return data
    }

    /// A text that must be one of some.
    func optionalChoice(_ name: String, of choices: [String]) throws(ScenarioProblem) -> String? {
        guard let text = try optionalText(name) else { return nil }
        guard choices.contains(text) else {
            let near = NearNames.of(text, in: choices)
            let hint =
                choices.count > 8 && !near.isEmpty
                ? "did you mean \(near.joined(separator: ", "))?" : "it is one of \(choices.joined(separator: ", "))"
            throw ScenarioProblem("\(place): “\(name)” cannot be “\(text)”; \(hint)")
        }
        return text
    }

    func choice(_ name: String, of choices: [String]) throws(ScenarioProblem) -> String {
        guard let text = try optionalChoice(name, of: choices) else { throw ScenarioProblem("\(place): “\(name)” is missing") }
        return text
    }

    func number(_ name: String) throws(ScenarioProblem) -> Double {
        guard let number = try optionalNumber(name) else { throw ScenarioProblem("\(place): “\(name)” is missing") }
        return number
    }

    /// An event has no members but its own, `event`, and `at` in files.
    func check(of event: ScenarioEventName) throws(ScenarioProblem) {
        let known = event.specification.members.map(\.name)
        guard let unknown = members.keys.filter({ !known.contains($0) && $0 != "at" && $0 != "event" }).min() else { return }
        let names = known.sorted().joined(separator: ", ")
        throw ScenarioProblem("\(place): “\(event.rawValue)” has no “\(unknown)”; it takes \(names.isEmpty ? "nothing beside at" : names)")
    }

    private func take(_ name: String) -> Any? { members[name] }

    private func wrong(_ name: String, _ wanted: String) -> ScenarioProblem {
        ScenarioProblem("\(place): “\(name)” must be \(wanted)")
    }
}
