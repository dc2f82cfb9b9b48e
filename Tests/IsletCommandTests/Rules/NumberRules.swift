import Testing

extension EndToEndRules {
    /// What happens to the second, so that another number of the system profile is noticed.
    @Suite("Numbers") struct Numbers {
        private static let begun = ["08:00 open-app", "08:01 background"]

        @Test("R59, R70, R72: a call is carried out a second later, five minutes after the last reload at the earliest") func calls() throws {
            let calls = ["09:00", "09:01"].map { #"\#($0) reload-widgets "kind": "Offers""# }
            let day = try RuleDay(Self.begun + [#"08:02 add-widget "kind": "Offers""#] + calls, ["--for", "10h"])
            let starts = day.lines(of: "widget 1 Offers (systemSmall)").filter { $0.contains("reload started: reload call") }
            #expect(starts.map { String($0.prefix(8)) } == ["09:00:01", "09:05:01"], day.comment)
        }

        @Test("R48, R50, R59: a policy's date is not met to the second, and less than a quarter of an hour is too often") func policies() throws {
            let day = try RuleDay(Self.begun + [#"08:02 add-widget "kind": "Eager""#], ["--for", "9h"], in: RuleFixture.limits)
            let widget = day.lines(of: "widget 1 Eager (systemSmall)")
            #expect(widget.contains("08:02:00 noticed: too often, 840 s (R59)"), day.comment)
            let starts = widget.filter { $0.contains("reload started: policy after") }.map { String($0.prefix(8)) }
            #expect(starts == ["08:16:22", "08:30:46", "08:45:21", "08:59:26"], day.comment)
        }

        @Test("R57: a timeline of 400 entries is shown, one of 401 is not") func entries() throws {
            let events = ["systemSmall", "systemMedium"].map { #"08:02 add-widget "kind": "Full", "family": "\#($0)""# }
            let day = try RuleDay(Self.begun + events, ["--for", "8h3m"], in: RuleFixture.limits)
            #expect(day.lines(of: "widget 1 Full (systemSmall)").contains("08:02:00 timeline accepted, 400 entries of at most 30"), day.comment)
            #expect(day.lines(of: "widget 2 Full (systemMedium)").contains("08:02:00 timeline refused: too many entries (R57)"), day.comment)
        }

        @Test("R162: a stack rests a quarter of an hour after it rotated, and an hour after a swipe") func stacks() throws {
            let events = ["Clock", "Morning", "Later"].map { #"08:02 add-widget "kind": "\#($0)", "family": "systemSmall", "stack": 1"# }
            let rotated = try RuleDay(Self.begun + events, ["--for", "10h"])
            #expect(
                rotated.lines(of: "stack 1") == ["09:00:00 rotated: relevance, widget 2 (R162)", "09:15:00 rotated: relevance, widget 3 (R162)"],
                rotated.comment)
            let swiped = try RuleDay(Self.begun + events + [#"08:50 swipe-stack "stack": 1, "kind": "Clock""#], ["--for", "10h"])
            #expect(
                swiped.lines(of: "stack 1") == ["08:50:00 rotated: by person, widget 1 (R162)", "09:50:00 rotated: relevance, widget 3 (R162)"],
                swiped.comment)
        }
    }
}
