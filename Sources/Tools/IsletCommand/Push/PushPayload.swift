import Foundation
import IsletModel

/// The payload that `push send` makes.
struct PushPayload {
    let text: String

    init(_ options: PushSendOptions, at time: Date) throws(UsageError) {
        var aps: [String: Any]
        switch options.target {
        case .widgets, .control: aps = ["content-changed": true]
        case .app: aps = options.alert.map { ["alert": ["title": $0, "body": ""]] } ?? ["content-available": 1]
        case .start, .activity:
            aps = ["timestamp": Int(time.timeIntervalSince1970), "event": Self.event(options)]
            if let file = options.content { aps["content-state"] = try Self.object(file) }
            if let seconds = options.staleIn { aps["stale-date"] = Int(time.timeIntervalSince1970 + seconds) }
            if let seconds = options.dismissIn { aps["dismissal-date"] = Int(time.timeIntervalSince1970 + seconds) }
            if let title = options.alert { aps["alert"] = ["title": title, "body": ""] }
            if case .start(let type) = options.target, let file = options.attributes {
                aps["attributes-type"] = type
                aps["attributes"] = try Self.object(file)
                aps["input-push-token"] = 1
                if aps["alert"] == nil { aps["alert"] = ["title": type, "body": ""] }
            }
        }
        do {
            let data = try JSONSerialization.data(withJSONObject: ["aps": aps], options: [.sortedKeys, .withoutEscapingSlashes])
            text = String(decoding: data, as: UTF8.self)
        } catch {
            throw UsageError("the payload cannot be written: \(error.localizedDescription)")
        }
    }

    private static func event(_ options: PushSendOptions) -> String {
        if case .start = options.target { return "start" }
        return options.ends ? "end" : "update"
    }

    private static func object(_ file: URL) throws(UsageError) -> [String: Any] {
        let data: Data
        do { data = try Data(contentsOf: file) } catch { throw UsageError("\(file.path) cannot be read: \(error.localizedDescription)") }
        if let fault = JSONFault(in: data) { throw UsageError("\(file.path): \(fault.description)") }
        guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw UsageError("\(file.path) is no JSON object")
        }
        return object
    }
}
