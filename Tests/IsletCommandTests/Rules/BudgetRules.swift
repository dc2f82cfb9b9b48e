import EndToEnd
import Foundation
import IsletCommand
import Testing

extension EndToEndRules {
    /// How often a widget is asked for timelines, and what becomes of it in between.
    @Suite("Budgets") struct Budgets {
        private static let begun = ["08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Offers""#]
        private static let widget = "widget 1 Offers (systemSmall)"
        private static let call = #"reload-widgets "kind": "Offers""#

        @Test(
            "R62: after the first days the number follows how often the widget is looked at", arguments: [(0, "of 40"), (25, "of 55"), (60, "of 70")])
        func looks(count: Int, size: String) throws {
            let looks = (0..<count).map { "+\(72 * 60 + $0 * 10)m look" }
            let day = try RuleDay(Self.begun + looks + ["+90h \(Self.call)"], ["--for", "91h"])
            #expect(day.lines.contains { $0.contains("reload started: reload call") && $0.contains(size) }, day.comment)
        }

        @Test("R66: four reloads an hour are 96 a day, more than the budget holds") func fourAnHour() throws {
            let day = try RuleDay(Self.begun + (1...90).map { "+\(8 * 60 + 2 + $0 * 15)m \(Self.call)" }, ["--for", "31h"])
            let lines = day.lines.filter { $0.contains(Self.widget) }
            #expect(lines.count { $0.contains("reload started") } == 70, day.comment)
            let spent = try #require(lines.firstIndex { $0.contains("reload deferred: budget spent") }, day.comment)
            #expect(lines[..<spent].count { $0.contains("reload started") } == 70)
        }

        @Test("R68: reloads on demand leave most of the budget") func onDemand() throws {
            let day = try RuleDay(Self.begun + (1...8).map { "+\(8 * 60 + 2 + $0 * 100)m \(Self.call)" })
            let starts = day.lines(of: Self.widget).filter { $0.contains("reload started") }
            #expect(starts.count == 9 && starts.last?.contains("61 of 70") == true, day.comment)
        }

        @Test("R69: a reload when the person opens the app is free, also when the budget is spent") func opening() throws {
            let calls = (1...75).map { "+\(8 * 60 + 2 + $0 * 6)m \(Self.call)" }
            let day = try RuleDay(Self.begun + calls + ["17:00 open-app", "17:00 \(Self.call)"], ["--for", "18h"])
            let lines = day.lines(of: Self.widget)
            #expect(lines.contains { $0.contains("reload deferred: budget spent") }, day.comment)
            #expect(lines.contains { $0.hasPrefix("17:00:0") && $0.contains("reload started") && $0.hasSuffix("(R65)") }, day.comment)
        }

        @Test("R15, R60: between two timelines only entries are shown, and a look runs no code of the widget") func looking() throws {
            let looks = (0..<30).map { "+\(9 * 60 + $0)m look" }
            let day = try RuleDay(
                ["08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Clock", "family": "systemSmall""#] + looks, ["--for", "10h"])
            let later = day.lines.filter { $0 > "08:02:01" }
            #expect(later == ["09:02:00  widget 1 Clock (systemSmall)  entry shown, 2 of 3 (R45)"], day.comment)
        }

        @Test("R30: with no families a placed widget stays as it is, and a tap has no effect") func frozen() throws {
            let day = try RuleDay(
                Self.begun + [#"09:00 update-app "without-families": ["systemSmall"]"#, #"09:10 tap-widget "kind": "Offers""#], ["--for", "10h"])
            #expect(
                day.has("09:00:00  \(Self.widget)  frozen: families empty (R30)", "09:10:00  \(Self.widget)  tapped: not reactive (R30)"),
                day.comment)
            #expect(!day.lines.contains { $0.hasPrefix("09:1") && $0.contains("app opened") }, day.comment)
        }

        @Test("R52, R166: a timeline that does not come is dropped, the next one awaited, and the placeholder stays") func silent() throws {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            try folder.write(#"{ "widgets.providerSeconds": 3 }"#, to: "rules.json")
            let rules = folder.url.appendingPathComponent("rules.json").path
            let day = try RuleDay(
                ["08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Silent""#], ["--for", "8h4m", "--rules", rules],
                in: RuleFixture.limits)
            let lines = day.lines(of: "widget 1 Silent (systemSmall)")
            #expect(lines.contains("08:02:36 reload failed: timed out, until 08:03:36 (R52)"), day.comment)
            #expect(lines.contains("08:02:00 placeholder shown (R42)"), day.comment)
            #expect(!lines.contains { $0.contains("entry shown") || $0.contains("snapshot shown") }, day.comment)
        }

        @Test("R19: the entry point is a bundle, or one widget") func entryPoint() throws {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            try folder.write(SampleWidget.source, to: "Sample/Sample.swift")
            let recorder = Recorder()
            CommandRuns.note()
            #expect(recorder.run("simulate", folder.url.appendingPathComponent("Sample").path, "--for", "1m") == .done, "\(recorder.errors)")
            #expect(recorder.output.contains("widget 1 Sample (systemSmall)  placed"))
            let bundle = try RuleDay(Self.begun, ["--for", "9h"])
            #expect(bundle.has("08:02:00  \(Self.widget)  placed"), bundle.comment)
        }
    }
}
