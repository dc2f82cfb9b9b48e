import Testing

extension EndToEndRules {
    @Suite("Taps") struct Taps {
        private static let placed = ["08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Buttons", "family": "systemLarge""#]
        private static let widget = "widget 1 Buttons (systemLarge)"

        @Test("R130, R65: a button runs its intent, and the widget is reloaded for nothing") func button() throws {
            let day = try RuleDay(Self.placed + [#"09:00 tap-widget "control": "Count""#], ["--for", "10h"])
            let lines = day.lines(of: Self.widget).filter { $0.hasPrefix("09:00:0") }
            #expect(lines.contains("09:00:00 tapped: performs intent, CountIntent (R130)"), day.comment)
            #expect(lines.contains("09:00:00 intent performed: succeeded"), day.comment)
            #expect(lines.contains { $0.hasPrefix("09:00:00 reload started: intent") && $0.hasSuffix("(R65)") }, day.comment)
        }

        @Test("R71: what an intent asks of the system in the extension's process counts") func reload() throws {
            let clock = #"08:03 add-widget "kind": "Clock""#
            let day = try RuleDay(Self.placed + [clock, #"09:00 tap-widget "kind": "Buttons", "control": "Count""#], ["--for", "10h"])
            #expect(day.has("09:00:00  widget 2 Clock (systemSmall)  reload asked: reload call (R71)"), day.comment)
        }

        @Test("R133, R135: a toggle shows its new state at once, and what is invalidated is redacted meanwhile") func toggle() throws {
            let day = try RuleDay(Self.placed + [#"09:00 tap-widget "control": "Switch""#], ["--for", "10h"])
            #expect(
                day.has(
                    "09:00:00  \(Self.widget)  tapped: performs intent, SwitchIntent (R130)", "09:00:00  \(Self.widget)  toggle shown: on (R135)",
                    "09:00:00  \(Self.widget)  content invalidated (R133)", "09:00:00  \(Self.widget)  intent performed: succeeded",
                    "09:00:00  \(Self.widget)  content valid (R133)"), day.comment)
        }

        @Test func `an intent that throws leaves the widget as it was`() throws {
            let day = try RuleDay(Self.placed + [#"09:00 tap-widget "control": "Fail""#], ["--for", "10h"])
            #expect(day.has("09:00:00  \(Self.widget)  intent performed: failed"), day.comment)
            #expect(!day.lines(of: Self.widget).contains { $0.hasPrefix("09") && $0.contains("reload") }, day.comment)
            #expect(day.errors.contains("[intent-failed]"))
        }

        @Test func `an intent of the app runs in the app, which is woken for it and sleeps on its clock`() throws {
            let day = try RuleDay(Self.placed + ["08:30 kill-app", #"09:00 tap-widget "control": "Play""#], ["--for", "10h"])
            #expect(
                day.has(
                    "09:00:00  app local.App  app woken: intent",
                    "09:00:07  \(Self.widget)  intent performed: succeeded", "09:00:12  app local.App  app suspended"), day.comment)
            #expect(day.has("09:00:07  app local.App  app wrote: played"), day.comment)
        }

        @Test("R136, R137, R139: a link responds in a large widget, and its URL everywhere else") func links() throws {
            let day = try RuleDay(
                Self.placed + [
                    #"08:03 add-widget "kind": "Buttons", "family": "systemSmall""#,
                    #"09:00 tap-widget "family": "systemLarge", "url": "market://more""#, "09:01 background",
                    #"09:02 tap-widget "family": "systemSmall", "url": "market://more""#, "09:03 background",
                    #"09:04 tap-widget "family": "systemLarge""#,
                ], ["--for", "10h"])
            #expect(
                day.has(
                    "09:00:00  \(Self.widget)  tapped: opens app, market://more (R137)",
                    "09:00:00  app local.App  app wrote: opened market://more",
                    "09:02:00  widget 2 Buttons (systemSmall)  tapped: opens app, market://buttons (R136)",
                    "09:04:00  \(Self.widget)  tapped: opens app, market://buttons (R139)"), day.comment)
        }

        @Test func `controls of a widget do nothing while the device is locked`() throws {
            let day = try RuleDay(Self.placed + ["08:59 lock", #"09:00 tap-widget "control": "Count""#], ["--for", "10h"])
            #expect(day.has("09:00:00  \(Self.widget)  tapped: locked"), day.comment)
        }
    }
}
