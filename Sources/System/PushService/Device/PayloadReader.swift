import Foundation
import IsletModel

/// Reads the members of an `aps` dictionary, and remembers what is odd about them.
struct PayloadReader {
    typealias Fault = LiveActivityPayload.Fault

    private let aps: [String: Any]
    private(set) var notes: [String] = []

    init(_ aps: [String: Any]) { self.aps = aps }

    private static let known = [
        "timestamp", "event", "content-state", "stale-date", "dismissal-date", "relevance-score", "alert", "attributes-type", "attributes",
        "input-push-token", "input-push-channel", "sound",
    ]

    /// A member that may have been meant, as the end of a sentence.
    func near(_ name: String) -> String {
        let plain = name.replacingOccurrences(of: "-", with: "").lowercased()
        let strangers = aps.keys.filter { !Self.known.contains($0) }.sorted()
        let found = strangers.first { $0.filter { $0 != "_" && $0 != "-" }.lowercased() == plain } ?? NearNames.of(name, in: strangers).first
        return found.map { ". It has “\($0)”, which a device does not read" } ?? ""
    }

    func event() throws(Fault) -> LiveActivityPayload.Event {
        guard let value = aps["event"] else { throw Fault(.noEvent, "“aps” has no “event”: start, update or end" + near("event")) }
        guard let text = value as? String, let event = LiveActivityPayload.Event(rawValue: text) else {
            throw Fault(.noEvent, "“event” is “\(value)”; it is start, update or end, in lower case")
        }
        return event
    }

    mutating func timestamp() throws(Fault) -> Date {
        guard let date = try date("timestamp") else {
            throw Fault(.noTimestamp, "“aps” has no “timestamp”, the time of sending in seconds since 1970" + near("timestamp"))
        }
        return date
    }

    /// Seconds since 1970.
    mutating func date(_ name: String) throws(Fault) -> Date? {
        guard let seconds = try number(name) else { return nil }
        if seconds > 100_000_000_000 {
            notes.append(
                "“\(name)” is \(Self.whole(seconds)): that is in milliseconds; a device takes it for seconds, in the year \(Self.year(of: seconds))")
        } else if name != "dismissal-date", seconds > 0, seconds < 1_000_000_000 {
            notes.append(
                "“\(name)” is \(Self.whole(seconds)), which is in \(Self.year(of: seconds)): it counts from 1970; dates inside the state do from 2001"
            )
        }
        return Date(timeIntervalSince1970: seconds)
    }

    private static func whole(_ seconds: Double) -> String { String(format: "%.0f", seconds) }

    private static func year(of seconds: Double) -> String {
        guard seconds < 200_000_000_000 else { return String(format: "%.0f", 1970 + seconds / 31_556_952) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return String(calendar.component(.year, from: Date(timeIntervalSince1970: seconds)))
    }

    func number(_ name: String) throws(Fault) -> Double? {
        guard let value = aps[name] else { return nil }
        guard !(value is String), let number = value as? Double, number.isFinite else {
            throw Fault(.badMember, "“\(name)” is “\(value)”; it is a number" + (value is String ? ", not a text" : ""))
        }
        return number
    }

    func text(_ name: String) throws(Fault) -> String? {
        guard let value = aps[name] else { return nil }
        guard let text = value as? String else { throw Fault(.badMember, "“\(name)” is “\(value)”; it is a text") }
        return text
    }

    /// A JSON object, as JSON.
    func document(_ name: String) throws(Fault) -> Data? {
        guard let value = aps[name] else { return nil }
        guard let object = value as? [String: Any] else { throw Fault(.badMember, "“\(name)” is no JSON object") }
        do {
            return try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        } catch {
            throw Fault(.badMember, "“\(name)” cannot be written as JSON again: \(error.localizedDescription)")
        }
    }

    mutating func alert() throws(Fault) -> ActivityAlert? {
        if aps["sound"] != nil { notes.append("“sound” belongs into “alert” for Live Activities; beside it, it is not read") }
        guard let value = aps["alert"] else { return nil }
        guard let alert = value as? [String: Any] else {
            if value is String {
                notes.append("“alert” is a text; for Live Activities it is an object with “title”, “body” and “sound”, and is not shown otherwise")
                return nil
            }
            throw Fault(.badMember, "“alert” is no JSON object")
        }
        return ActivityAlert(title: words(alert["title"], "title"), body: words(alert["body"], "body"), sound: alert["sound"] as? String)
    }

    /// A text, or the key of a text with its arguments.
    private mutating func words(_ value: Any?, _ name: String) -> String {
        if let text = value as? String { return text }
        if let object = value as? [String: Any], let key = object["loc-key"] as? String { return key }
        if value == nil {
            notes.append("“alert” has no “\(name)”")
        } else {
            notes.append("“alert.\(name)” is neither a text nor an object with “loc-key”")
        }
        return ""
    }

    func push() throws(Fault) -> ActivityPush? {
        if let channel = try text("input-push-channel") { return .channel(channel) }
        guard let value = aps["input-push-token"] else { return nil }
        guard let number = value as? Int, number == 1 else { throw Fault(.badMember, "“input-push-token” is “\(value)”; it is 1") }
        return .token
    }

    func checkStart(hasState: Bool, hasAlert: Bool, type: String?, hasAttributes: Bool) throws(Fault) {
        var missing: [String] = []
        if type == nil { missing.append("attributes-type") }
        if !hasAttributes { missing.append("attributes") }
        if !hasState { missing.append("content-state") }
        if !hasAlert { missing.append("alert") }
        guard let first = missing.first else { return }
        let names = missing.map { "“\($0)”" }.joined(separator: ", ")
        throw Fault(.incompleteStart, "the push to start has no \(names): the service answers 200 and the device starts nothing" + near(first))
    }

    mutating func noteStrangers() {
        for name in aps.keys.sorted() where !Self.known.contains(name) {
            let meant = NearNames.of(name.replacingOccurrences(of: "_", with: "-"), in: Self.known).first.map { "; “\($0)” may be meant" } ?? ""
            notes.append("“aps.\(name)” is not read for Live Activities\(meant)")
        }
    }
}
