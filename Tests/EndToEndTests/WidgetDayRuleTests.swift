import EndToEnd
import Testing

/// Rules of widgets that the ledger of a scripted day shows.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence)))
struct WidgetDayRuleTests {
    private let day: Day

    init() throws { day = try Day("day") }

    @Test("R20: once the app was started its widgets are in the gallery")
    func gallery() {
        #expect(day.exitCode == 0, "\(day.messages)")
        #expect(day.at("00:00:00").contains { $0.hasPrefix("app ") && $0.hasSuffix("gallery opened (R20)") })
    }

    @Test("R42, R44: a placed widget shows its placeholder, and is asked for a timeline")
    func placed() {
        let once = day.widget(4)
        #expect(once.contains("placeholder shown (R42)"))
        #expect(once.contains("reload asked: placed (R44)"))
        #expect(once.firstIndex(of: "placeholder shown (R42)") ?? 99 < once.firstIndex(of: "entry shown, 1 of 1 (R45)") ?? -1)
    }

    @Test("R51: timelines of an extension are asked for one after another")
    func oneAfterAnother() {
        #expect(day.widget(2).contains("reload queued: extension busy (R51)"))
    }

    @Test("R45: an entry is shown from its date on")
    func entries() {
        #expect(day.has("01:00:00  widget 1 Hourly (systemSmall)  entry shown, 2 of 3 (R45)"))
    }

    @Test("R47–R50: at the end, after a date, never, and not to the second")
    func policies() throws {
        #expect(day.widget(4).contains("next reload: never (R49)"))
        let atEnd = try #require(day.widget(1).first { $0.hasPrefix("next reload") })
        #expect(atEnd.wholeMatch(of: /next reload: policy at end, at 02:0\d:\d\d \(R47\)/) != nil)
        let after = try #require(day.widget(3).first { $0.hasPrefix("next reload") })
        #expect(after.wholeMatch(of: /next reload: policy after, at 00:3\d:\d\d \(R48\)/) != nil)
        #expect(!after.contains("00:30:00"))
    }

    @Test("R54, R56, R58, R59, R73: a crowded timeline that reloads too often is told of")
    func crowded() {
        let crowded = day.widget(5)
        for line in [
            "noticed, entries-out-of-order (R54)", "noticed, too-many-entries (R56)", "noticed, entries-too-close (R58)",
            "noticed: too often, 60 s (R59)",
        ] {
            #expect(crowded.contains(line))
        }
    }

    @Test("R61, R63, R67: a widget that reloads all the time spends its own budget, and the others keep theirs")
    func budget() {
        #expect(day.widget(5).contains { $0.hasPrefix("reload deferred: budget spent, until 2025-06-10") && $0.hasSuffix("(R61)") })
        #expect(day.widget(5).contains("reload started: policy after, 1 of 70 reloads left (R61)"))
        #expect(day.at("09:00:01", "widget 4").contains("widget 4 Once (systemSmall)  reload started: reload call, 69 of 70 reloads left (R61)"))
        #expect(!day.widget(4).contains { $0.contains("budget spent") })
    }

    @Test("R139: a tap elsewhere opens the app, with the widget's own URL")
    func tapElsewhere() {
        #expect(day.has("08:01:00  widget 1 Hourly (systemSmall)  tapped: opens app, garden://garden (R139)"))
        #expect(day.at("08:01:00").contains { $0.hasSuffix("app opened: resumed, garden://garden") })
    }

    @Test("R136–R138: a link in a small widget opens the app as the whole widget does; in a medium one its URL arrives there")
    func links() {
        #expect(day.has("08:02:00  widget 1 Hourly (systemSmall)  tapped: opens app, garden://garden (R136)"))
        #expect(day.has("08:03:00  widget 2 Hourly (systemMedium)  tapped: opens app, garden://beds (R137)"))
        #expect(day.at("08:03:00").contains { $0.hasSuffix("app wrote: opened garden://beds") })
        #expect(day.at("08:02:00").allSatisfy { !$0.contains("garden://beds") })
    }

    @Test("R130, R132, R135: a tapped button and toggle perform their intents, and the widget is reloaded for free")
    func intents() {
        #expect(day.has("08:04:00  widget 2 Hourly (systemMedium)  tapped: performs intent, WaterIntent (R130)"))
        #expect(day.has("08:05:00  widget 2 Hourly (systemMedium)  tapped: performs intent, DrainIntent (R130)"))
        for time in ["08:04:00", "08:05:00"] {
            #expect(day.has("\(time)  widget 2 Hourly (systemMedium)  intent performed: succeeded"))
            #expect(day.at(time).contains { $0.contains("reload started: intent") && $0.hasSuffix("(R65)") })
        }
    }

    @Test("R17, R71: a call reloads the widgets of its kind, and an unknown kind none")
    func reloadOfAKind() {
        #expect(day.at("09:00:00", "reload asked") == ["widget 4 Once (systemSmall)  reload asked: reload call (R71)"])
        #expect(day.at("09:10:00").contains { $0.hasSuffix("reload ignored: unknown kind, Nowhere (R17)") })
    }

    @Test("R70, R86: a call for all reloads every widget, not at once")
    func reloadOfAll() {
        #expect(day.at("09:05:00", "reload asked: reload call (R70)").count >= 4)
        #expect(day.at("09:05:00", "reload started").isEmpty)
        #expect(day.at("09:05:01", "reload started: reload call").count >= 4)
    }

    @Test("R163: a widget push reloads all widgets")
    func push() { #expect(day.at("09:15:00", "reload asked: push (R163)").count >= 4) }

    @Test("R167: low power halves what is left")
    func lowPower() {
        #expect(day.has("09:20:00  device  changed: low power mode on (R167)"))
        #expect(day.at("09:30:00", "widget 4").contains { $0.contains("of 35") })
    }

    @Test("R65: changes of language and text size reload for free, as does what happens while the app is in front")
    func free() {
        #expect(day.at("09:30:00", "reload asked: locale change (R65)").count >= 4)
        #expect(day.at("09:35:00", "reload asked: text size change (R65)").count >= 4)
        #expect(day.at("09:35:00", "reload started: text size change").allSatisfy { $0.hasSuffix("(R65)") })
        #expect(day.widget(1).contains("reload started: placed, 70 of 70 reloads left (R65)"))
    }

    @Test("R64, R165: after a restart widgets are there and reload when the device is unlocked")
    func restart() {
        #expect(day.at("09:40:00", "reload asked: restart (R165)").count >= 4)
        #expect(day.at("09:40:00", "reload deferred: locked").count >= 4)
    }

    @Test("R28, R29, R31: after an update widgets take the new views, one without its kind turns blank, one without its family goes")
    func update() {
        #expect(day.has("10:00:00  widget 1 Hourly (systemSmall)  reload asked: app updated (R28)"))
        #expect(day.has("10:00:00  widget 3 Late (systemSmall)  turned blank: kind removed (R29)"))
        #expect(day.has("10:00:00  widget 2 Hourly (systemMedium)  removed: family removed (R31)"))
        #expect(day.has("10:05:00  widget 3 Late (systemSmall)  tapped: not reactive (R29)"))
    }
}
