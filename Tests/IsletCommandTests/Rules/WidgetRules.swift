import Testing

extension EndToEndRules {
    @Suite("Widgets") struct Widgets {
        @Test("R17, R20, R40: the gallery offers what an app has once it was opened") func gallery() throws {
            let day = try RuleDay([
                #"01:00 show-gallery"#, #"01:01 add-widget "kind": "Clock""#, "02:00 open-app", "02:01 show-gallery",
                #"02:02 add-widget "kind": "Clock", "family": "systemMedium""#,
            ])
            #expect(
                day.has(
                    "01:00:00  app local.App  gallery shown: app never opened, Clock (R20)",
                    "01:01:00  app local.App  placing refused: app never opened, Clock (systemSmall) (R20)",
                    "02:00:00  app local.App  gallery opened (R20)",
                    "02:01:00  app local.App  gallery shown: Clock (systemSmall, systemMedium, accessoryRectangular) (R40)",
                    "02:02:00  widget 1 Clock (systemMedium)  placed"), day.comment)
        }

        @Test("R42, R45, R47: placeholder, entries of a timeline, and another one at its end") func timeline() throws {
            let day = try RuleDay(["08:00 open-app", "08:00 background", #"08:00 add-widget "kind": "Clock""#], ["--for", "12h"])
            let widget = day.lines(of: "widget 1 Clock (systemSmall)")
            #expect(widget.contains("08:00:00 placeholder shown (R42)"), day.comment)
            #expect(widget.contains("09:00:00 entry shown, 2 of 3 (R45)"), day.comment)
            #expect(widget.contains { $0.hasPrefix("08:00:00 next reload: policy at end, at 10:0") && $0.hasSuffix("(R47)") }, day.comment)
            #expect(widget.contains { $0.hasPrefix("10:0") && $0.contains("reload started: policy at end") && $0.hasSuffix("(R61)") }, day.comment)
        }

        @Test("R61: calls beyond a day's budget wait for new budget") func budget() throws {
            let calls = (0..<80).map { #"+\#(60 + $0 * 6)m reload-widgets "kind": "Clock""# }
            let day = try RuleDay(["+0s open-app", "+1s background", #"+2s add-widget "kind": "Clock""#] + calls)
            let widget = day.lines(of: "widget 1 Clock (systemSmall)")
            #expect(widget.contains { $0.contains("reload started: reload call, 0 of 70 reloads left (R61)") }, day.comment)
            #expect(widget.contains { $0.contains("reload deferred: budget spent, until ") && $0.hasSuffix("(R61)") }, day.comment)
        }

        @Test("R65: reloads are free while audio plays, navigation runs or a debugger is attached", arguments: ["audio", "navigation", "debugger"])
        func sessions(kind: String) throws {
            let day = try RuleDay(
                [
                    "08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Clock""#, #"09:00 session "kind": "\#(kind)", "on": true"#,
                    #"09:01 reload-widgets "kind": "Clock""#, #"09:30 session "kind": "\#(kind)", "on": false"#,
                    #"10:01 reload-widgets "kind": "Clock""#,
                ], ["--for", "11h"])
            let starts = day.lines(of: "widget 1 Clock (systemSmall)").filter { $0.contains("reload started: reload call") }
            #expect(starts.map { $0.hasSuffix("(R65)") } == [true, false], day.comment)
        }

        @Test("R64: pulling a widget down does nothing") func pull() throws {
            let day = try RuleDay(["08:00 open-app", "09:00 pull-to-refresh"], ["--for", "10h"])
            #expect(day.has("09:00:00  app local.App  ignored: user refresh (R64)"), day.comment)
        }

        @Test("R71, R72: a widget that is moved to another page waits until it is seen") func move() throws {
            let day = try RuleDay(
                [
                    "08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Clock""#, #"08:30 move-widget "kind": "Clock", "to": "page3""#,
                    #"09:00 reload-widgets "kind": "Clock""#, #"09:30 look "place": "page3""#,
                ], ["--for", "10h"])
            let widget = day.lines(of: "widget 1 Clock (systemSmall)")
            #expect(widget.contains("08:30:00 moved: by person, Home Screen, page 4"), day.comment)
            #expect(widget.contains("09:00:01 reload deferred: hidden page"), day.comment)
            #expect(widget.contains { $0.hasPrefix("09:30:00 reload started") }, day.comment)
        }

        @Test func `a change of the place reloads widgets that want it when they are looked at`() throws {
            let day = try RuleDay(
                [
                    "08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Clock""#, "09:00 location", "09:10 look",
                ], ["--for", "10h"])
            #expect(
                day.has(
                    "09:00:00  device  changed: location change", "09:10:00  widget 1 Clock (systemSmall)  reload asked: location change"),
                day.comment)
        }

        @Test(
            "R65: settings reload every widget",
            arguments: [
                (#"locale "to": "de_DE""#, "locale change"), (#"text-size "to": "xxxLarge""#, "text size change"),
                (#"high-contrast "on": true"#, "accessibility change"), (#"time-zone "to": "Asia/Tokyo""#, "time change"),
            ])
        func settings(event: String, reason: String) throws {
            let day = try RuleDay(
                ["08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Clock""#, "09:00 \(event)"], ["--for", "10h"])
            #expect(
                day.has("09:00:00  device  changed: \(reason)", "09:00:00  widget 1 Clock (systemSmall)  reload asked: \(reason) (R65)"), day.comment)
        }

        @Test("R74, R75: 30 MB for widgets, 50 MB for Live Activities") func memoryByReport() throws {
            let day = try RuleDay(
                [
                    "08:00 open-app", #"08:05 add-widget "kind": "Clock""#, #"08:10 use-memory "megabytes": 30"#,
                    #"08:11 use-memory "megabytes": 31"#,
                    #"08:12 use-memory "megabytes": 50, "for": "activities""#, #"08:13 use-memory "megabytes": 51, "for": "activities""#,
                ], ["--for", "9h"])
            #expect(
                day.lines.filter { $0.contains("terminated") } == [
                    "08:11:00  extension local.Widget  terminated: memory limit, 31 of 30 MB (R74)",
                    "08:13:00  extension local.Widget  terminated: memory limit, 51 of 50 MB (R75)",
                ], day.comment)
        }

        @Test("R74: a provider that takes 40 MB is ended") func memoryOfAProcess() throws {
            let day = try RuleDay(["08:00 open-app", #"08:01 add-widget "kind": "Heavy""#], ["--for", "9h"])
            #expect(
                day.lines.contains { $0.hasPrefix("08:01:00  extension local.Widget  terminated: memory limit, ") && $0.hasSuffix("(R74)") },
                day.comment)
            #expect(day.lines.contains { $0.contains("Heavy (systemSmall)  reload failed: memory limit") }, day.comment)
        }

        @Test("R163: a push reloads every widget, and waits while the device is offline") func push() throws {
            let day = try RuleDay(
                [
                    "08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Clock""#, "09:00 offline", "09:01 push-widgets", "09:30 online",
                ], ["--for", "10h"])
            #expect(
                day.has(
                    "09:01:00  app local.App  push held: offline",
                    "09:30:00  widget 1 Clock (systemSmall)  reload asked: push (R163)"), day.comment)
        }

        @Test("R13: widgets take pushes from iOS 26 on, not from 18") func pushesOfOldSystems() throws {
            let events = ["08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Clock""#, "09:01 push-widgets"]
            let old = try RuleDay(events, ["--for", "10h", "--os", "18"])
            #expect(old.has("09:01:00  app local.App  ignored: system too old (R13)"), old.comment)
            let new = try RuleDay(events, ["--for", "10h", "--os", "26"])
            #expect(new.has("09:01:00  widget 1 Clock (systemSmall)  reload asked: push (R163)"), new.comment)
        }

        @Test("R162: a stack rotates to a widget that is relevant by its provider, and to one that is swiped to") func stacks() throws {
            let day = try RuleDay(
                [
                    "08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Clock", "stack": 1"#,
                    #"08:03 add-widget "kind": "Offers", "stack": 1"#,
                    #"08:30 swipe-stack "stack": 1, "kind": "Offers""#, #"08:31 swipe-stack "stack": 1, "kind": "Clock""#,
                ], ["--for", "12h"])
            #expect(
                day.lines(of: "stack 1") == [
                    "08:30:00 rotated: by person, widget 2 (R162)", "08:31:00 rotated: by person, widget 1 (R162)",
                    "09:31:00 rotated: relevance, widget 2 (R162)",
                ], day.comment)
        }

        @Test("R162: relevance is asked again when the app says so") func relevance() throws {
            let day = try RuleDay(
                [
                    "08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Clock", "stack": 1"#,
                    #"08:03 add-widget "kind": "Offers", "stack": 1"#,
                    #"08:30 invalidate-relevance "kind": "Offers""#,
                ], ["--for", "12h"])
            #expect(day.lines(of: "stack 1") == ["09:00:00 rotated: relevance, widget 2 (R162)"], day.comment)
        }

        @Test("R28, R29, R31: an update takes widgets along, blanks and removes them") func update() throws {
            let day = try RuleDay(
                [
                    "08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Clock", "family": "systemSmall""#,
                    #"08:02 add-widget "kind": "Clock", "family": "systemMedium""#, #"08:02 add-widget "kind": "Offers""#,
                    #"09:00 update-app "without-kinds": ["Offers"], "without-families": ["systemMedium"]"#,
                ], ["--for", "10h"])
            #expect(
                day.has("09:00:00  app local.App  updated", "09:00:00  widget 1 Clock (systemSmall)  reload asked: app updated (R28)"), day.comment
            )
            #expect(day.has("09:00:00  widget 2 Clock (systemMedium)  removed: family removed (R31)"), day.comment)
            #expect(day.has("09:00:00  widget 3 Offers (systemSmall)  turned blank: kind removed (R29)"), day.comment)
            #expect(day.has("09:00:00  app local.App  gallery changed: updated"), day.comment)
        }

        @Test("R165, R167: what is shown stays over a restart; Low Power Mode halves the budget") func device() throws {
            let day = try RuleDay(
                [
                    "08:00 open-app", "08:01 background", #"08:02 add-widget "kind": "Clock""#, #"08:30 low-power "on": true"#, "09:30 reboot",
                    "09:40 unlock",
                ], ["--for", "10h"])
            #expect(
                day.has(
                    "08:30:00  device  changed: low power mode on (R167)", "09:30:00  device  changed: restart",
                    "09:30:00  widget 1 Clock (systemSmall)  reload asked: restart (R165)", "09:40:00  device  changed: unlocked"), day.comment)
        }
    }
}
