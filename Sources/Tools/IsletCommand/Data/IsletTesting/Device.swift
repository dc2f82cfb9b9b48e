import Foundation
import WidgetKit

#if canImport(IsletTestSupport)
import IsletTestSupport

/// A device with the apps and extensions of the tested project, in processes of their own, and a clock that the test moves.
///
///     let device = try Device()
///     try device.place("Weather", .systemMedium)
///     try device.advance(by: .hours(3))
///     #expect(try device.widget("Weather").texts.contains("12°"))
public struct Device: Sendable {
    private let number: Int

    /// Installs what the project has, or one target of it.
    public init(target: String? = nil) throws {
        var question: [String: Any] = ["do": "launch"]
        if let target { question["target"] = target }
        guard let number = try _TestHost.ask(question)["device"] as? Int else { throw TestingProblem("there is no device") }
        self.number = number
    }

    private func ask(_ what: String, _ members: [String: Any] = [:]) throws -> [String: Any] {
        try _TestHost.ask(members.merging(["do": what, "device": number]) { $1 })
    }

    /// Lets the time pass; what is due happens on the way.
    public func advance(by duration: Duration) throws { _ = try ask("advance", ["seconds": duration.inSeconds]) }

    /// The device's time.
    public var now: Date {
        get throws {
            let seconds = (try ask("advance", ["seconds": 0])["now"] as? NSNumber)?.doubleValue
            return Date(timeIntervalSince1970: seconds ?? 0)
        }
    }

    /// Puts widgets of a kind on the Home Screen, in a family or in each that the device shows.
    public func place(_ kind: String? = nil, _ family: WidgetFamily? = nil) throws {
        _ = try ask("place", ["kind": kind as Any?, "family": family?.description as Any?].compactMapValues { $0 })
    }

    /// Lets an event of scenarios happen: `try device.happen("lock")`, `try device.happen("tap-widget", ["kind": "Links", "url": "app://a"])`.
    public func happen(_ event: String, _ members: [String: Any] = [:]) throws {
        _ = try ask("event", ["event": members.merging(["event": event]) { $1 }])
    }

    public func openApp(_ app: String? = nil) throws { try happen("open-app", app.map { ["app": $0] } ?? [:]) }

    /// A push arrives that starts a Live Activity.
    public func pushToStart(_ attributesType: String, attributes: some Encodable, state: some Encodable) throws {
        try happen(
            "start-activity", ["type": attributesType, "attributes": try json(attributes), "state": try json(state), "push": true])
    }

    /// A push arrives with a new state of the Live Activity that was started last.
    public func pushUpdate(_ state: some Encodable) throws { try happen("update-activity", ["state": try json(state)]) }

    /// A push arrives for the widgets of the app.
    public func pushWidgets() throws { try happen("push-widgets") }

    /// What a placed widget shows now.
    public func widget(_ kind: String, _ family: WidgetFamily? = nil) throws -> TestedView {
        try look(["kind": kind, "family": family?.description as Any?].compactMapValues { $0 }, family ?? .systemSmall)
    }

    /// What the Live Activity that was started last shows now.
    public func activity() throws -> TestedView { try look(["activity": true], .systemMedium) }

    /// What happened and why, a line for each event.
    public var ledger: [String] { get throws { try ask("ledger")["lines"] as? [String] ?? [] } }

    private func look(_ members: [String: Any], _ family: WidgetFamily) throws -> TestedView {
        guard let text = try ask("look", members)["archive"] as? String, let data = Data(base64Encoded: text) else {
            throw TestingProblem("nothing is shown")
        }
        return try TestedView(data: data, family: family)
    }

    private func json(_ value: some Encodable) throws -> Any {
        try JSONSerialization.jsonObject(with: JSONEncoder().encode(value), options: .fragmentsAllowed)
    }
}
#endif
