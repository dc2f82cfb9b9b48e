import Testing

extension EndToEndRules {
    @Suite("Live Activities") struct Activities {
        private static let order = #"start-activity "attributes": { "number": 7 }, "state": { "megabytes": 1 }"#
        private static let started = ["08:00 open-app", "08:01 \(order)", "08:02 background"]
        private static let activity = "activity activity-1 Order"

        @Test("R87, R88, R89: eight hours, then four on the Lock Screen") func life() throws {
            let day = try RuleDay(Self.started)
            #expect(
                day.has(
                    "08:01:00  \(Self.activity)  activity started, until 16:01:00 (R87)",
                    "16:01:00  \(Self.activity)  activity ended, until 20:01:00 (R88)",
                    "20:01:00  \(Self.activity)  activity dismissed (R89)"), day.comment)
        }

        @Test("R118, R121: compact, and expanded by touch and hold until it is closed") func island() throws {
            let day = try RuleDay(Self.started + ["09:00 hold-island", "09:01 collapse-island"], ["--for", "10h"])
            #expect(
                day.lines(of: "device").filter { $0.contains("island shows") } == [
                    "08:02:00 island shows: compact: Order activity-1 (R118)", "09:00:00 island shows: expanded: Order activity-1 (R121)",
                    "09:01:00 island shows: compact: Order activity-1 (R118)",
                ], day.comment)
        }

        private static let alert = #"update-activity "state": { "megabytes": 2 }, "alert-title": "Here""#

        @Test("R103: an alert opens the island, lights up a locked device, and is a sound in its own app") func alerts() throws {
            let day = try RuleDay(
                Self.started + [
                    "09:00 \(Self.alert)", "09:00:02 dismiss-alert", "10:00 lock", "10:01 \(Self.alert)", "11:00 unlock", "11:01 open-app",
                    "11:02 \(Self.alert)",
                ],
                ["--for", "12h"])
            #expect(
                day.has(
                    "09:00:00  \(Self.activity)  activity alerted: Here (R103)", "09:00:00  \(Self.activity)  alert presented: island (R103)",
                    "09:00:00  device  island shows: expanded: Order activity-1 (R121)", "09:00:02  \(Self.activity)  alert dismissed: by person",
                    "09:00:02  device  island shows: compact: Order activity-1 (R118)",
                    "10:01:00  \(Self.activity)  alert presented: lock screen (R103)",
                    "11:02:00  \(Self.activity)  alert presented: sound only (R103)"),
                day.comment)
        }

        @Test("R8: a device without an island shows a banner") func banner() throws {
            let day = try RuleDay(Self.started + ["09:00 \(Self.alert)"], ["--for", "10h", "--device", "iPhone SE (3rd generation)"])
            #expect(day.has("09:00:00  \(Self.activity)  alert presented: banner (R8)"), day.comment)
            #expect(!day.lines.contains { $0.contains("island shows") }, day.comment)
        }

        @Test("R161, R11: the watch and the Mac follow the iPhone, and the watch later what was missed") func mirrors() throws {
            let day = try RuleDay(
                [#"07:00 connect-mirror "device": "watch""#, #"07:00 connect-mirror "device": "mac""#] + Self.started + [
                    #"09:00 connect-mirror "device": "watch", "connection": "lost""#, "09:10 \(Self.alert)",
                    #"09:20 connect-mirror "device": "watch""#, #"09:30 end-activity "dismissal": "immediate""#,
                ], ["--for", "10h"])
            #expect(
                day.lines(of: Self.activity).filter { $0.contains("mirror") } == [
                    "08:01:00 mirror shows: mac (R11)", "08:01:02 mirror shows: watch (R161)", "09:10:00 mirror shows: mac (R11)",
                    "09:10:00 mirror alerts: mac, Here (R11)", "09:20:02 mirror shows: watch (R161)", "09:30:00 mirror removes: mac (R11)",
                    "09:30:02 mirror removes: watch (R161)",
                ], day.comment)
        }

        @Test("R10: CarPlay shows activities from iOS 26 on", arguments: ["18", "26"]) func carPlay(system: String) throws {
            let day = try RuleDay([#"07:00 connect-mirror "device": "carPlay""#] + Self.started, ["--for", "9h", "--os", system])
            let shows = day.has("08:01:00  \(Self.activity)  mirror shows: car play (R10)")
            let refused = day.has("07:00:00  device  mirror refused: car play (R10)")
            #expect(shows == (system == "26") && refused == (system == "18"), day.comment)
        }

        @Test("R98: an app whose activities a person switched off starts none") func permission() throws {
            let day = try RuleDay(["08:00 open-app", #"08:01 allow-activities "allowed": false"#, "08:02 \(Self.order)"], ["--for", "9h"])
            #expect(
                day.lines.contains { $0.hasPrefix("08:02:00  activity activity-1  activity refused: denied") && $0.hasSuffix("(R98)") }, day.comment)
        }

        @Test("R75: an activity may take 36 MB, and not 60") func memory() throws {
            let day = try RuleDay(
                Self.started + [#"09:00 update-activity "state": { "megabytes": 36 }"#, #"10:00 update-activity "state": { "megabytes": 60 }"#],
                ["--for", "11h"])
            #expect(day.has("09:00:00  \(Self.activity)  archived"), day.comment)
            #expect(
                day.lines.contains { $0.hasPrefix("10:00:00  extension local.Widget  terminated: memory limit, ") && $0.hasSuffix("(R75)") },
                day.comment)
            #expect(day.lines.contains { $0.hasPrefix("10:00:00  \(Self.activity)  archive failed: memory limit") }, day.comment)
        }
    }
}
