import DeviceDriver
import Foundation
import IsletModel
import PushRehearsal
import PushService

/// Writes the payloads of a rehearsal: each push changes some of the state, and sends all of it.
struct RehearsalScript {
    let attributesType: String
    let attributes: Data
    let start: Date
    let usesChannel: Bool

    private struct Line {
        var time: Double
        var reader: RehearsalReader
    }

    mutating func pushes(
        _ readers: [RehearsalReader], state: [String: Any], until end: Double
    ) throws(UsageError) -> [RehearsalPlan.Push] {
        var lines: [Line] = []
        for reader in readers { lines += try self.lines(reader, until: end) }
        lines.sort { $0.time < $1.time }
        var state = state
        var pushes: [RehearsalPlan.Push] = []
        for line in lines {
            let changes = try line.reader.optionalObject("set") ?? [:]
            state.merge(changes.mapValues { Self.filled($0, at: line.time) }) { $1 }
            pushes.append(try push(line, state))
        }
        return pushes
    }

    /// A push, or one again and again.
    private func lines(_ reader: RehearsalReader, until end: Double) throws(UsageError) -> [Line] {
        try reader.check(["at", "every", "until", "event", "set", "alert", "priority", "expires-after", "stale-after", "dismiss-after", "payload"])
        let first = try reader.seconds("at") ?? 0
        guard let every = try reader.seconds("every") else { return [Line(time: first, reader: reader)] }
        guard every > 0 else { throw UsageError("\(reader.place): “every” must be longer than nothing") }
        let last = min(end, try reader.seconds("until") ?? end)
        return stride(from: first, through: last, by: every).map { Line(time: $0, reader: reader) }
    }

    private func push(_ line: Line, _ state: [String: Any]) throws(UsageError) -> RehearsalPlan.Push {
        let reader = line.reader
        let moment = start.addingTimeInterval(line.time)
        let event = try reader.optionalText("event") ?? "update"
        guard let kind = LiveActivityPayload.Event(rawValue: event) else {
            throw UsageError("\(reader.place): “event” cannot be “\(event)”; it is start, update or end")
        }
        var push = RehearsalPlan.Push(at: line.time, payload: Data())
        push.starts = kind == .start
        if let raw = try reader.optionalObject("payload") {
            push.payload = PushMoments.filled(try json(raw, reader), at: moment)
        } else {
            push.payload = try json(["aps": try aps(kind, reader, state, at: moment)], reader)
        }
        push.expiresAfter = try reader.seconds("expires-after")
        guard let priority = NotificationHeaders.Priority(rawValue: Int(try reader.number("priority") ?? 10)) else {
            throw UsageError("\(reader.place): “priority” is 10, 5 or 1")
        }
        push.priority = priority
        return push
    }

    private func aps(
        _ event: LiveActivityPayload.Event, _ reader: RehearsalReader, _ state: [String: Any], at moment: Date
    ) throws(UsageError) -> [String: Any] {
        let seconds = Int(moment.timeIntervalSince1970)
        var aps: [String: Any] = ["timestamp": seconds, "event": event.rawValue, "content-state": state]
        if let alert = try reader.optionalObject("alert") { aps["alert"] = alert }
        if let after = try reader.seconds("stale-after") { aps["stale-date"] = seconds + Int(after) }
        if let after = try reader.seconds("dismiss-after") { aps["dismissal-date"] = seconds + Int(after) }
        guard event == .start else { return aps }
        aps["attributes-type"] = attributesType
        aps["attributes"] = try? JSONSerialization.jsonObject(with: attributes)
        if usesChannel { aps["input-push-channel"] = "cmVoZWFyc2Fs" } else { aps["input-push-token"] = 1 }
        return aps
    }

    private func json(_ object: [String: Any], _ reader: RehearsalReader) throws(UsageError) -> Data {
        do {
            return try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        } catch {
            throw UsageError("\(reader.place): the payload cannot be written as JSON: \(error.localizedDescription)")
        }
    }

    /// `{minute}` alone is the number of whole minutes since the start.
    private static func filled(_ value: Any, at time: Double) -> Any {
        guard let text = value as? String else { return value }
        return text == "{minute}" ? Int(time / 60) as Any : text.replacingOccurrences(of: "{minute}", with: String(Int(time / 60))) as Any
    }
}
