import EndToEnd
import Testing

/// Rules of Live Activities that the ledger of a scripted day shows.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence)))
struct ActivityDayRuleTests {
    private let day: Day

    init() throws { day = try Day("watering") }

    @Test("R100, R118: a started activity has an identifier, and is compact when the app is left")
    func started() {
        #expect(day.exitCode == 0, "\(day.messages)")
        #expect(day.has("00:01:00  activity activity-1 Watering  activity started, until 08:01:00 (R87)"))
        #expect(day.has("00:03:00  device  island shows: compact: Watering activity-1 (R118)"))
    }

    @Test("R99: an app in the background starts none")
    func background() { #expect(day.has("00:04:00  activity activity-2  activity refused: visibility (R99)")) }

    @Test("R101: the identifier finds the activity later") func identifier() {
        #expect(day.lines.filter { $0.contains("activity updated") }.allSatisfy { $0.contains("activity-1") })
        #expect(day.lines.contains { $0.contains("activity updated") })
    }

    @Test("R102, R103: an update replaces the state, in the background too, and may alert, which opens the island")
    func update() {
        #expect(day.has("00:05:00  activity activity-1 Watering  activity updated, 30 of 4096 bytes (R102)"))
        #expect(day.has("00:05:00  activity activity-1 Watering  activity alerted: Dry (R103)"))
        #expect(day.has("00:05:00  device  island shows: expanded: Watering activity-1 (R121)"))
        #expect(day.has("00:05:05  device  island shows: compact: Watering activity-1 (R118)"))
    }

    @Test("R119, R120: of two activities both are minimal, the one of higher relevance first")
    func minimal() { #expect(day.has("00:12:00  device  island shows: minimal: Watering activity-3 and Watering activity-1 (R119)")) }

    @Test("R104: after its stale date an activity is stale")
    func stale() { #expect(day.has("00:41:00  activity activity-3 Watering  activity stale (R104)")) }

    @Test("R97: a further one than an app may have is refused")
    func limit() { #expect(day.has("00:54:00  activity activity-7  activity refused: targetMaximumExceeded (R97)")) }

    @Test("R87–R89: the system ends it after eight hours, and it stays four more")
    func life() {
        #expect(day.has("08:01:00  activity activity-1 Watering  activity ended, until 12:01:00 (R88)"))
        #expect(day.has("12:01:00  activity activity-1 Watering  activity dismissed (R89)"))
    }

    @Test("R105, R106: what ended stays four hours unless a person removes it")
    func byDefault() {
        #expect(day.has("01:00:00  activity activity-3 Watering  activity ended, until 05:00:00 (R88)"))
        #expect(day.has("02:00:00  activity activity-3 Watering  activity dismissed (R89)"))
    }

    @Test("R107: dismissed immediately it goes at once")
    func immediately() { #expect(day.has("01:01:00  activity activity-4 Watering  activity dismissed (R89)")) }

    @Test("R108: dismissed after a date it goes then, four hours later at most")
    func afterADate() {
        #expect(day.has("02:02:00  activity activity-5 Watering  activity dismissed (R89)"))
        #expect(day.has("01:03:00  activity activity-6 Watering  activity ended, until 05:03:00 (R88)"))
    }

    @Test("R98: where a person has switched them off none starts")
    func switchedOff() {
        #expect(day.at("13:00:00").contains { $0.hasSuffix("activity permissions: switched off (R98)") })
        #expect(day.has("13:02:00  activity activity-8  activity refused: denied (R98)"))
        #expect(day.has("13:06:00  activity activity-9 Watering  activity started, until 21:06:00 (R87)"))
    }
}
