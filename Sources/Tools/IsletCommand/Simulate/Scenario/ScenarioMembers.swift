import Foundation

/// The members of one event, read by name; what nobody asked for is an error at the end.
final class ScenarioMembers {
    let place: String
    private let members: [String: Any]
    private var read: Set<String> = []

    init(_ members: [String: Any], place: String) {
        self.members = members
        self.place = place
    }

    func optionalText(_ name: String) throws(UsageError) -> String? {
        guard let value = take(name) else { return nil }
        guard let text = value as? String else { throw wrong(name, "a text") }
        return text
    }

    func text(_ name: String) throws(UsageError) -> String {
        guard let text = try optionalText(name) else { throw UsageError("\(place): “\(name)” is missing") }
        return text
    }

    func texts(_ name: String) throws(UsageError) -> [String] {
        guard let value = take(name) else { return [] }
        guard let texts = value as? [String] else { throw wrong(name, "a list of texts") }
        return texts
    }

    func flag(_ name: String) throws(UsageError) -> Bool {
        guard let value = try optionalFlag(name) else { throw UsageError("\(place): “\(name)” is missing") }
        return value
    }

    func optionalFlag(_ name: String) throws(UsageError) -> Bool? {
        guard let value = take(name) else { return nil }
        guard let number = value as? NSNumber, let flag = number as? Bool else { throw wrong(name, "true or false") }
        return flag
    }

    func optionalNumber(_ name: String) throws(UsageError) -> Double? {
        guard let value = take(name) else { return nil }
        guard let number = value as? NSNumber else { throw wrong(name, "a number") }
        return number.doubleValue
    }

    /// Seconds, written as a length of time.
    func optionalDuration(_ name: String) throws(UsageError) -> Double? {
        guard let text = try optionalText(name) else { return nil }
        guard let seconds = ScenarioTime.Duration.read(text) else { throw wrong(name, "a length of time such as 90s or 1h30m") }
        return seconds
    }

    /// The value as JSON again.
    func optionalJSON(_ name: String) throws(UsageError) -> Data? {
        guard let value = take(name) else { return nil }
        do {
            return try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
        } catch {
            throw wrong(name, "JSON")
        }
    }

    func json(_ name: String) throws(UsageError) -> Data {
        guard let data = try optionalJSON(name) else { throw UsageError("\(place): “\(name)” is missing") }
        return data
    }

    func checkNothingIsLeft(of event: String) throws(UsageError) {
        guard let unknown = members.keys.filter({ !read.contains($0) }).min() else { return }
        let known = read.subtracting(["at", "event"]).sorted().joined(separator: ", ")
        throw UsageError("\(place): “\(event)” has no “\(unknown)”; it takes \(known.isEmpty ? "nothing beside at" : known)")
    }

    private func take(_ name: String) -> Any? {
        read.insert(name)
        return members[name]
    }

    private func wrong(_ name: String, _ wanted: String) -> UsageError {
        UsageError("\(place): “\(name)” must be \(wanted)")
    }
}
