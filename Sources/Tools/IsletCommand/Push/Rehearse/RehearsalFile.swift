import DeviceDriver
import Foundation
import IsletModel
import PushRehearsal
import PushService
import Scenarios

/// A rehearsal as a file scripts it: devices, an activity, and what a server sends.
struct RehearsalFile {
    let app: String
    let attributesType: String
    let attributes: Data
    private(set) var plan: RehearsalPlan
    private let name: String

    /// - Parameter start: The moment from which the file's times count.
    init(_ url: URL, start: Date) throws(UsageError) {
        let data: Data
        do { data = try Data(contentsOf: url) } catch { throw UsageError("\(url.path) cannot be read: \(error.localizedDescription)") }
        name = url.lastPathComponent
        if let fault = JSONFault(in: data) { throw UsageError("\(name), \(fault)") }
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw UsageError("\(name): an object with “devices” and “pushes” was expected")
        }
        let reader = RehearsalReader(root, place: name)
        try reader.check([
            "app", "attributes-type", "attributes", "state", "for", "requests-per-second", "latency", "channel", "devices", "pushes",
        ])
        app = try reader.text("app")
        attributesType = try reader.text("attributes-type")
        attributes = try reader.json("attributes")
        let groups = try reader.objects("devices").map { (object) throws(UsageError) in try Self.group(object) }
        guard groups.contains(where: { $0.share > 0 }) else { throw UsageError("\(name): “devices” has no group with a “share”") }
        plan = RehearsalPlan(app: app, groups: groups, pushes: [], duration: try reader.seconds("for") ?? 7200)
        plan.requestsPerSecond = try reader.number("requests-per-second")
        plan.latency = try reader.seconds("latency")
        if let channel = try reader.object("channel") {
            try channel.check(["keeps-latest"])
            (plan.usesChannel, plan.channelKeepsLatest) = (true, try channel.flag("keeps-latest"))
        }
        var script = RehearsalScript(attributesType: attributesType, attributes: attributes, start: start, usesChannel: plan.usesChannel)
        plan.pushes = try script.pushes(reader.objects("pushes"), state: reader.optionalObject("state") ?? [:], until: plan.duration)
        if !plan.pushes.contains(where: \.starts) { plan.initialState = try reader.json("state") }
    }

    private static func group(_ reader: RehearsalReader) throws(UsageError) -> RehearsalPlan.Group {
        try reader.check([
            "name", "share", "os", "offline", "every", "low-power", "locked", "frequent-pushes", "swipes-after", "time-zone",
        ])
        var group = RehearsalPlan.Group(name: try reader.text("name"), share: try reader.number("share") ?? 0)
        group.version = try reader.number("os") ?? group.version
        group.offlineSeconds = try reader.seconds("offline") ?? 0
        group.offlineEvery = try reader.seconds("every") ?? 0
        if group.offlineSeconds > 0, group.offlineEvery <= group.offlineSeconds {
            throw UsageError("\(reader.place): “offline” needs a longer “every”: away for so long, once in so long")
        }
        group.isInLowPower = try reader.flag("low-power")
        group.isLocked = try reader.flag("locked")
        group.takesFrequentPushes = try reader.flag("frequent-pushes")
        group.swipesAfter = try reader.seconds("swipes-after")
        group.timeZone = try reader.optionalText("time-zone") ?? group.timeZone
        guard TimeZone(identifier: group.timeZone) != nil else {
            throw UsageError("\(reader.place): “time-zone” cannot be “\(group.timeZone)”; write one such as Asia/Tokyo")
        }
        return group
    }

    /// Takes frequent pushes from all devices; whether any had them.
    mutating func withoutFrequentPushes() -> Bool {
        let had = plan.groups.contains(where: \.takesFrequentPushes)
        for place in plan.groups.indices { plan.groups[place].takesFrequentPushes = false }
        return had
    }

    /// The same plan with broadcasts in place of a request for each device, or the other way round.
    func plan(withChannel usesChannel: Bool) -> RehearsalPlan {
        var other = plan
        other.usesChannel = usesChannel
        if usesChannel, !plan.usesChannel { other.channelKeepsLatest = true }
        return other
    }
}

/// The members of an object of a rehearsal, read by name.
struct RehearsalReader {
    let place: String
    let members: [String: Any]

    init(_ members: [String: Any], place: String) { (self.members, self.place) = (members, place) }

    func check(_ known: [String]) throws(UsageError) {
        guard let stranger = members.keys.filter({ !known.contains($0) }).min() else { return }
        let hint = NearNames.of(stranger, in: known).first.map { ": did you mean \($0)?" } ?? "; it takes \(known.joined(separator: ", "))"
        throw UsageError("\(place): there is no “\(stranger)”\(hint)")
    }

    func optionalText(_ name: String) throws(UsageError) -> String? { try member(name, "a text") { $0 as? String } }

    func text(_ name: String) throws(UsageError) -> String {
        guard let text = try optionalText(name) else { throw UsageError("\(place): “\(name)” is missing") }
        return text
    }

    func number(_ name: String) throws(UsageError) -> Double? {
        try member(name, "a number") { value in
            if let text = value as? String { return Double(text) }
            return (value as? NSNumber)?.doubleValue
        }
    }

    func flag(_ name: String) throws(UsageError) -> Bool { try member(name, "true or false") { $0 as? Bool } ?? false }

    /// A length of time such as `90s` or `1h30m`.
    func seconds(_ name: String) throws(UsageError) -> Double? {
        try member(name, "a length of time such as 90s or 1h30m") { ($0 as? String).flatMap { ScenarioTime.Duration.read($0) } }
    }

    func optionalObject(_ name: String) throws(UsageError) -> [String: Any]? { try member(name, "an object") { $0 as? [String: Any] } }

    func object(_ name: String) throws(UsageError) -> RehearsalReader? {
        try optionalObject(name).map { RehearsalReader($0, place: "\(place), \(name)") }
    }

    func objects(_ name: String) throws(UsageError) -> [RehearsalReader] {
        let list = try member(name, "a list of objects") { $0 as? [[String: Any]] } ?? []
        return list.enumerated().map { RehearsalReader($0.element, place: "\(place), \(name) \($0.offset + 1)") }
    }

    func json(_ name: String) throws(UsageError) -> Data {
        guard let object = try optionalObject(name) else { throw UsageError("\(place): “\(name)” is missing") }
        return (try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])) ?? Data()
    }

    private func member<Value>(_ name: String, _ wanted: String, _ read: (Any) -> Value?) throws(UsageError) -> Value? {
        guard let value = members[name] else { return nil }
        guard let found = read(value) else { throw UsageError("\(place): “\(name)” must be \(wanted)") }
        return found
    }
}
