import EndToEnd
import Foundation
import Ledger
import Testing

/// What backend teams report of pushes that were accepted and did nothing: each as a scenario, whose ledger names the cause in one line.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence)))
struct PushPainTests {
    /// A report, what leads to it, and what the ledger must say.
    struct Pain: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Events with minutes from the pain's beginning.
        var events: [(Int, String)]
        var cause: String
        /// Hours until the next.
        var hours: Int

        init(_ name: String, hours: Int = 2, _ events: [(Int, String)], says cause: String) {
            (testDescription, self.events, self.cause, self.hours) = (name, events, cause, hours)
        }
    }

    // MARK: Events

    private static func push(_ aps: String, _ more: String = "") -> String { #""event": "push", "payload": { "aps": { \#(aps) } }\#(more)"# }

    private static func update(_ state: String, _ more: String = "", at timestamp: String = #""now""#, _ members: String = "") -> String {
        push(#""timestamp": \#(timestamp), "event": "update", "content-state": \#(state)\#(members)"#, more)
    }

    private static func start(
        type: String = "DeliveryAttributes", attributes: String = #"{ "parcel": "P" }"#, state: String = #"{ "stops": 4 }"#,
        without member: String = "", _ members: String = #", "input-push-token": 1"#,
        to target: String = #", "attributes-type": "DeliveryAttributes""#
    ) -> String {
        let all = [
            ("alert", #"{ "title": "t", "body": "b" }"#), ("attributes-type", "\"\(type)\""), ("attributes", attributes), ("content-state", state),
        ]
        let kept = all.filter { $0.0 != member }.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
        return push(#""timestamp": "now", "event": "start", \#(kept)\#(members)"#, target)
    }

    private static let good = #"{ "stops": 3 }"#
    private static let end = push(#""timestamp": "now", "event": "end", "dismissal-date": "-1m""#)
    private static let old = String(repeating: "ab", count: 80)
    private static let large = String(repeating: "x", count: 3800)

    /// What comes between a start and the end.
    private static func running(_ events: String...) -> [(Int, String)] {
        [(0, start())] + events.enumerated().map { ($0.offset + 1, $0.element) } + [(50, end)]
    }

    // MARK: The table

    static let pains: [Pain] = [
        Pain("an undecodable state", running(update(#"{ "stop": 3 }"#)), says: "cannot be decoded: the key “stops” is missing"),
        Pain("a field that a new build requires", running(update("{}")), says: "the key “stops” is missing"),
        Pain("a text for a number", running(update(#"{ "stops": "3" }"#)), says: "stops: expected Int, found the string “3”"),
        Pain("a UNIX time in a Date", running(update(#"{ "stops": 3, "arrives": 1749456000 }"#)), says: "2001"),
        Pain("a start without an alert", [(0, start(without: "alert"))], says: "the push to start has no “alert”"),
        Pain("a start without its type, as a library sends it", [(0, start(without: "attributes-type"))], says: "has no “attributes-type”"),
        Pain("a start without attributes", [(0, start(without: "attributes"))], says: "has no “attributes”"),
        Pain(
            "attributes that do not match the declared type", [(0, start(attributes: #"{ "parcels": "P" }"#))],
            says: "the key “parcel” is missing"),
        Pain("the type in another case", [(0, start(type: "deliveryAttributes"))], says: "it is written “DeliveryAttributes”"),
        Pain("a type that the app has not", [(0, start(type: "FlightAttributes"))], says: "the app's are DeliveryAttributes"),
        Pain("a token from weeks ago", [(0, update(good, #", "token": "\#(old)""#))], says: "BadDeviceToken, no device has this token"),
        Pain(
            "the start token of an app whose activities were switched off",
            [
                (0, start()), (1, end), (2, #""event": "allow-activities", "allowed": false"#), (3, start()),
                (4, #""event": "allow-activities", "allowed": true"#),
            ], says: "Live Activities are switched off for the app"),
        Pain(
            "a token that was renewed on the device",
            [
                (0, start()), (1, update(good)), (2, #""event": "renew-push-token""#), (3, update(good, #", "token": "earlier""#)), (50, end),
            ], says: "the device was given another one for the same use"),
        Pain(
            "a spent budget for starting", hours: 3, (0..<11).flatMap { [($0 * 4, start()), ($0 * 4 + 1, end)] },
            says: "the budget for starting activities is spent"),
        Pain(
            "updates that stop after a while", hours: 3,
            [(0, start())] + (1...16).map { ($0, update(#"{ "stops": \#($0) }"#)) } + [(100, end)], says: "the budget of the hour is spent"),
        Pain(
            "a topic without its suffix", running(update(good, #", "topic": "local.App""#)),
            says: "BadTopic, the topic “local.App” does not fit “apns-push-type: liveactivity”"),
        Pain(
            "an alert to an activity's token", running(update(good, #", "activity": "newest", "type": "alert""#)),
            says: "DeviceTokenNotForTopic, the token is for “apns-push-type: liveactivity”, not for “alert”"),
        Pain(
            "the sandbox's token at the production host", running(update(good, #", "environment": "production""#)),
            says: "the token is one of the sandbox environment; this is the production one"),
        Pain("a start that is sent again", [(0, start()), (1, start()), (2, end), (3, end)], says: "with the same attributes runs already"),
        Pain(
            "a start that asks for no token", [(0, start("")), (1, #""event": "end-activity", "dismissal": "immediate""#)],
            says: "the new activity gets no token"),
        Pain(
            "an update to an activity without a token",
            [(0, start("")), (1, update(good, #", "activity": "newest""#)), (2, #""event": "end-activity", "dismissal": "immediate""#)],
            says: "it was started without “pushType: .token” or “input-push-token: 1”"),
        Pain("a control that has no token", [(0, update(good, #", "control": "Window", "type": "controls""#))], says: "there is none such"),
        Pain(
            "410 after eight hours", hours: 15, [(0, start()), (1, update(good)), (600, update(good))],
            says: "the system ended the activity after 8 hours; nobody swiped it away"),
        Pain(
            "410 after a swipe", [(0, start()), (1, update(good)), (2, #""event": "swipe-activity""#), (3, update(good))],
            says: "the person swiped the activity away"),
        Pain(
            "an alert with every update of priority 5",
            running(update(good, #", "priority": 5"#, #", "alert": { "title": "t", "body": "b" }"#)), says: "5 does not make the update quiet"),
        Pain("a timestamp in milliseconds", running(update(good, at: "1749456000000")), says: "that is in milliseconds"),
        Pain(
            "everything after a timestamp in milliseconds",
            running(update(good, at: "4102444800000"), update(#"{ "stops": 2 }"#)), says: "every later push is older and ignored"),
        Pain(
            "an update to the token that starts", [(0, update(good, #", "attributes-type": "DeliveryAttributes""#))],
            says: "updates go to the token of the activity"),
        Pain(
            "a start to the token of an activity", running(start(to: #", "activity": "newest""#)), says: "starting is for the push-to-start token"),
        Pain("a timestamp far in the past", running(update(good, at: #""-2h""#)), says: "older than what is shown and ignored"),
        Pain("no timestamp", running(push(#""event": "update", "content-state": { "stops": 3 }"#)), says: "“aps” has no “timestamp”"),
        Pain("a timestamp that is a text", running(update(good, at: #""1749456000""#)), says: "it is a number, not a text"),
        Pain(
            "content_state", running(push(#""timestamp": "now", "event": "update", "content_state": { "stops": 3 }"#)),
            says: "It has “content_state”, which a device does not read"),
        Pain(
            "an event of another name", running(push(#""timestamp": "now", "event": "Update", "content-state": { "stops": 3 }"#)),
            says: "in lower case"),
        Pain(
            "a start after the app was swiped away",
            [(0, #""event": "kill-app""#), (1, start()), (2, end), (3, #""event": "open-app""#), (4, #""event": "background""#)],
            says: "was swiped out of the app switcher"),
        Pain("a payload that is too large", running(update(#"{ "stops": 3, "note": "\#(large + large)" }"#)), says: "PayloadTooLarge"),
        Pain(
            "attributes and state that are too large together",
            [
                (0, start(attributes: #"{ "parcel": "\#(large.prefix(3600))" }"#)),
                (1, update(#"{ "stops": 3, "x": "\#(large.prefix(900))" }"#)), (2, end),
            ],
            says: "more than 4096"),
        Pain(
            "priority 10 for a background push", [(0, push(#""content-available": 1"#, #", "type": "background", "priority": 10"#))],
            says: "BadPriority, a background notification has priority 5"),
        Pain(
            "a broadcast nobody listens to", [(0, update(good, #", "channel": "dGVzdC1jaGFubmVsLTE=""#))], says: "ChannelNotRegistered"),
    ]

    // MARK: The run

    private static let start = 8 * 60

    /// Minutes at which each pain begins.
    private static let beginnings: [Int] = pains.reduce(into: [start]) { $0.append(($0.last ?? 0) + $1.hours * 60) }

    private static var scenario: String {
        let opening = [#"{ "at": "+470m", "event": "open-app" }"#, #"{ "at": "+471m", "event": "background" }"#]
        let events = zip(pains, beginnings).flatMap { pain, beginning in
            pain.events.map { #"{ "at": "+\#(beginning + $0.0)m", \#($0.1) }"# }
        }
        return #"{ "events": ["# + (opening + events).joined(separator: ",\n") + "] }"
    }

    private static let ledger = Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("islet-pains-\(UUID().uuidString).json")
        try Data(scenario.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Program.run(
            ["simulate", Projects.path("Parcels/App"), Projects.path("Parcels/Widgets"), "--scenario", file.path, "--for", "6d", "--json"])
    }

    @Test(arguments: pains.indices) func `the ledger names the cause`(_ index: Int) throws {
        let result = try Self.ledger.get()
        CommandRuns.note()
        let ledger = try Ledger(json: Data(result.output.utf8))
        let first = try #require(ledger.events.first?.time)
        let range = Self.beginnings[index]..<Self.beginnings[index + 1]
        let lines = ledger.events.filter { range.contains(Int($0.time.timeIntervalSince(first) / 60)) }.map { LedgerWriter(zone: .gmt).line($0) }
        let pushes = lines.filter { $0.contains("push arrived") || $0.contains("push refused") || $0.contains("push noted") }
        #expect(pushes.contains { $0.contains(Self.pains[index].cause) }, "\(Self.pains[index].testDescription)\n\(lines.joined(separator: "\n"))")
    }
}
