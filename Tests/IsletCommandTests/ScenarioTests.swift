import Foundation
import Scenarios
import Testing

@Suite("Scenario files")
struct ScenarioTests {
    private let zone = TimeZone(identifier: "Europe/Berlin")!
    /// 9 June 2025, 00:00 in Berlin.
    private let start = Date(timeIntervalSince1970: 1_749_420_000)

    private func read(_ text: String) throws -> Scenario { try ScenarioReader(zone: zone).read(Data(text.utf8), name: "day.json") }

    private func problem(_ text: String) -> String? {
        do {
            _ = try read(text).dated(startingAt: start, in: zone)
            return nil
        } catch let error as ScenarioProblem {
            return error.description
        } catch {
            return "\(error)"
        }
    }

    @Test func `events keep their order and carry their values`() throws {
        let scenario = try read(
            """
            { "events": [
              { "at": "+0s", "event": "add-widget", "kind": "Weather", "family": "systemSmall", "stack": 1 },
              { "at": "08:30", "event": "open-app" },
              { "at": "day 2 07:00:30", "event": "update-activity", "state": { "n": 1, "name": "x" }, "stale-after": "90s", "push": true }
            ] }
            """)
        #expect(scenario.events.map(\.place) == ["day.json, event 1", "day.json, event 2", "day.json, event 3"])
        #expect(scenario.events[0].action == .addWidget(ScenarioWidget(kind: "Weather", family: "systemSmall", stack: 1)))
        #expect(scenario.events[1].action == .openApp(nil))
        let options = ScenarioActivityOptions(staleAfter: 90, isPush: true)
        #expect(scenario.events[2].action == .updateActivity(nil, state: Data(#"{"n":1,"name":"x"}"#.utf8), options: options))
        let dates = try scenario.dated(startingAt: start, in: zone).map { $0.date.timeIntervalSince(start) }
        #expect(dates == [0, 30_600, 111_630])
    }

    @Test(arguments: [
        ("90s", 90.0), ("1h30m", 5400), ("24h", 86_400), ("2d", 172_800), ("0.5h", 1800),
    ])
    func `lengths of time are read`(text: String, seconds: Double) {
        #expect(ScenarioTime.Duration.read(text) == seconds)
    }

    @Test(arguments: ["", "h", "12", "1x", "1h 30m", "-5s"])
    func `what is no length of time is refused`(text: String) {
        #expect(ScenarioTime.Duration.read(text) == nil)
    }

    @Test func `clock times follow the change to summer time`() throws {
        // 30 March 2025: at 02:00 the clock jumps to 03:00.
        let start = Date(timeIntervalSince1970: 1_743_289_200)
        let time = try #require(ScenarioTime("08:00", in: zone))
        #expect(time.date(startingAt: start, in: zone)?.timeIntervalSince(start) == 25_200.0)
    }

    @Test func `an unknown event is named, with the nearest one`() {
        let text = problem(#"{"events": [{"at": "08:00", "event": "open-ap"}]}"#)
        #expect(text == "day.json, event 1: there is no event “open-ap”: did you mean open-app?")
    }

    @Test func `time cannot run backwards`() {
        let text = problem(#"{"events": [{"at": "08:00", "event": "lock"}, {"at": "07:59", "event": "unlock"}]}"#)
        #expect(text == "day.json, event 2: time runs backwards, 2025-06-09T05:59:00Z after 2025-06-09T06:00:00Z; put the events in order")
    }

    @Test func `an event before the start is refused`() {
        let text = problem(#"{"events": [{"at": "2025-06-08T10:00:00", "event": "lock"}]}"#)
        #expect(text?.hasPrefix("day.json, event 1: 2025-06-08T08:00:00Z is before the simulation starts") == true)
    }

    @Test(arguments: [
        (#"{"events": [{"event": "lock"}]}"#, "day.json, event 1: “at” is missing"),
        (
            #"{"events": [{"at": "8 am", "event": "lock"}]}"#,
            "day.json, event 1: “at” cannot be “8 am”; write 08:30, day 2 08:30, +90m or 2025-06-09T08:30:00"
        ),
        (#"{"events": [{"at": "08:00", "event": "low-power"}]}"#, "day.json, event 1: “on” is missing"),
        (#"{"events": [{"at": "08:00", "event": "low-power", "on": "yes"}]}"#, "day.json, event 1: “on” must be true or false"),
        (#"{"events": [{"at": "08:00", "event": "lock", "app": "x"}]}"#, "day.json, event 1: “lock” has no “app”; it takes nothing beside at"),
        (
            #"{"events": [{"at": "08:00", "event": "end-activity", "dismissal": "soon"}]}"#,
            "day.json, event 1: “dismissal” cannot be “soon”; it is one of default, immediate, after"
        ),
        (#"{"events": 3}"#, "day.json: an object with a list “events” was expected"),
        (#"{"events": [3]}"#, "day.json, event 1: an object was expected"),
    ])
    func `each mistake gets one line with its place`(text: String, wanted: String) {
        #expect(problem(text) == wanted)
    }

    @Test func `what is no JSON is placed`() {
        #expect(problem("{\n  \"events\": [,]\n}")?.hasPrefix("day.json, line 2, column") == true)
    }

    @Test(arguments: ScenarioEventName.allCases)
    func `the guide says what each event takes and does`(event: ScenarioEventName) throws {
        let guide = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../docs/simulating.md").standardizedFileURL
        let specification = event.specification
        let members = specification.members.map { $0.isRequired ? "`\($0.name)`" : "*`\($0.name)`*" }.joined(separator: ", ")
        let row = "| `\(event.rawValue)` | \(specification.help) | \(members) |"
        #expect(try String(contentsOf: guide, encoding: .utf8).contains(row + "\n"), "\(row)")
    }

    @Test func `near names of events and of values are offered`() {
        #expect(
            problem(#"{"events": [{"at": "08:00", "event": "text-size", "to": "xxlarge"}]}"#)
                == "day.json, event 1: “to” cannot be “xxlarge”; did you mean xxLarge, xxxLarge, xLarge?")
        #expect(problem(#"{"events": [{"at": "08:00", "event": "locale", "to": "xx_YY"}]}"#)?.contains("“to” cannot be “xx_YY”") == true)
        #expect(
            problem(#"{"events": [{"at": "08:00", "event": "connect-mirror", "device": "tv"}]}"#)
                == "day.json, event 1: “device” cannot be “tv”; it is one of watch, carPlay, mac")
    }
}
