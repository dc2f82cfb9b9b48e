import Foundation
import Testing

/// The samples that start Live Activities, run against the ledger in their own process.
@Suite(.enabled(if: SeedSamples.folder != nil, "there is no folder of samples"))
struct ActivityScenarioTests {
    private static let onlyWithAll: ConditionTrait = .enabled(if: SeedSamples.runsAll, "not every sample is asked for")
    private static let run = "        await runScenario()"
    private static let switchedOff = """
                let backend = InProcessActivityBackend()
                backend.happens(.settings(ActivitySettings(allowsActivities: false), app: backend.app.id))
                _ActivitySystem.connect(backend)
        """

    private func lines(_ sample: String, _ main: String = run, withoutCompatibility: Bool = false) throws -> [String] {
        try ScenarioProgram(sample: sample, main: main, withoutCompatibility: withoutCompatibility).run()
    }

    @Test("R106–R108: 001-dismissal-cap, with the hours on the Lock Screen") func dismissalCap() throws {
        let main = """
                    let clock = ManualActivityClock(now: Date())
                    let backend = InProcessActivityBackend(clock: clock)
                    _ActivitySystem.connect(backend)
                    await runScenario()
                    clock.advance(by: 24 * 3600)
                    var ends: [String: Date] = [:]
                    for entry in backend.entries {
                        guard case .changed(let record, let change) = entry.action, change.contains(.phase) else { continue }
                        if record.phase == .ended { ends[record.id] = entry.date }
                        if record.phase == .dismissed { print((entry.date.timeIntervalSince(ends[record.id]!) / 3600).rounded()) }
                    }
            """
        #expect(
            try lines("001-dismissal-cap", main) == [
                "default: ended", "immediate: dismissed", "after 1 h: ended", "after 6 h: ended", "0.0", "1.0", "4.0", "4.0",
            ])
    }

    @Test("R102, R103: 001-fitness-app", Self.onlyWithAll) func fitness() throws {
        let main = """
                    let backend = InProcessActivityBackend()
                    _ActivitySystem.connect(backend)
                    await runScenario()
                    for case .alert(let alert, _) in backend.entries.map(\\.action) { print(alert.title, alert.body, alert.sound ?? \
                    "default", separator: "|") }
                    print(backend.ledger.records.map { "island \\($0.isInIsland) lock \\($0.isOnLockScreen)" })
            """
        let output = try lines("001-fitness-app", main)
        #expect(output.first?.wholeMatch(of: /Created a fitness activity Optional\("[0-9A-F-]{36}"\)\./) != nil)
        #expect(
            output.dropFirst() == [
                "state: active", "state: ended", "Fitness update|10 minutes left|default", #"["island false lock true"]"#,
            ])
    }

    @Test("R98, R100: 002-activity-start, allowed and switched off", Self.onlyWithAll) func start() throws {
        #expect(
            try lines("002-activity-start") == [
                "enabled: true", "state: active", "activities: 1", "order: 12345 status: preparing", "push token: none",
            ])
        #expect(
            try lines("002-activity-start", Self.switchedOff + "\n" + Self.run) == [
                "enabled: false", "not started: The operation couldn’t be completed. Live Activities are switched off for the app",
            ])
    }

    @Test("R101–R104: 002-activity-update", Self.onlyWithAll) func update() throws {
        let main = """
                    let backend = InProcessActivityBackend()
                    _ActivitySystem.connect(backend)
                    await runScenario()
                    for case .alert(let alert, _) in backend.entries.map(\\.action) { print(alert.title, alert.body, separator: "|") }
                    print("left: \\(backend.ledger.records.count)")
            """
        #expect(
            try lines("002-activity-update", main) == [
                "No active delivery activity found", "未找到活跃的配送活动", "status: onTheWay driver: John", "stale in: 60 s", "stale date: none",
                "Pizza is here!|Your Pepperoni pizza has arrived", "left: 0",
            ])
    }

    @Test("R106–R109: 002-activity-end", Self.onlyWithAll) func end() throws {
        #expect(try lines("002-activity-end") == ["immediate: dismissed", "default: ended", "after: ended", "final: ended delivered"])
    }

    @Test("R91, R97, R99, C12: 002-activity-errors, with the sample's own ActivityError and with ActivityKit's", arguments: [false, true])
    func errors(withoutCompatibility: Bool) throws {
        let output = try lines("002-activity-errors", withoutCompatibility: withoutCompatibility)
        let tooLarge = "The operation couldn’t be completed. Attributes and content state exceed the maximum size of 4 KB"
        let tooMany = "The operation couldn’t be completed. Maximum number of activities for target already exists"
        #expect(output.first?.wholeMatch(of: /stored: [0-9A-F-]{36}/) != nil)
        #expect(
            Array(output.dropFirst()) == ["Authorization error: \(tooLarge)", "授权错误:\(tooLarge)"]
                + Array(repeating: "Authorization error: \(tooMany)", count: 5) + ["running: 5"])
    }

    @Test("R98: 002-activity-errors, switched off", Self.onlyWithAll) func errorsSwitchedOff() throws {
        let output = try lines("002-activity-errors", Self.switchedOff + "\n" + Self.run)
        #expect(output.filter { $0 == "Live Activities not enabled by user" }.count == 11)
        #expect(output.last == "running: 0")
    }

    @Test("R104, R105: 002-activity-monitor", Self.onlyWithAll) func monitor() throws {
        #expect(
            try lines("002-activity-monitor") == [
                "Activity is active", "Activity marked stale", "Activity ended by system", "Activity dismissed by user", "stored: none",
            ])
    }

    @Test("R98: 002-activity-not-enabled, with the sample's own ActivityError and with ActivityKit's", Self.onlyWithAll, arguments: [false, true])
    func notEnabled(withoutCompatibility: Bool) throws {
        let main = "if CommandLine.arguments.count == 1 { await runScenario() }\n\(Self.switchedOff)\n\(Self.run)"
        #expect(try lines("002-activity-not-enabled", main, withoutCompatibility: withoutCompatibility) == ["enabled", "error: notEnabled"])
    }

    @Test("R111, R112: 002-frequent-push, by the entitlement", Self.onlyWithAll) func frequentPush() throws {
        #expect(try lines("002-frequent-push") == ["frequent pushes: true state: active"])
    }

    @Test("R110: 002-push-token", Self.onlyWithAll) func pushToken() throws {
        let output = try lines("002-push-token")
        #expect(output.count == 2)
        let token = try #require(output.first?.wholeMatch(of: /token ([0-9a-f]+) for [0-9A-F-]{36}/)?.1)
        #expect(token.count.isMultiple(of: 2) && !token.isEmpty)
        #expect(output.last == "done")
    }

    @Test("R101, R124, R125: 003-flash-sale-app, allowed and switched off") func flashSale() throws {
        let main = """
                    await runScenario()
                    for activity in Activity<SeckillProductAttributes>.activities { for await _ in activity.activityStateUpdates {} }
                    print("running: \\(Activity<SeckillProductAttributes>.activities.count)")
            """
        let output = try lines("003-flash-sale-app", main)
        #expect(output[0] == #""开始预约购买永久自行车""#)
        #expect(output[1].wholeMatch(of: /"activityId: [0-9A-F-]{36}"/) != nil)
        #expect(output[2] == "button: 已预约 running: 1")
        #expect(output.contains(#""立即抢购[永久自行车] 2022101102""#))
        #expect(output.suffix(3) == [#""取消预约购买永久自行车""#, "button: 预约抢购", "running: 0"])
        #expect(try lines("003-flash-sale-app", Self.switchedOff + "\n" + Self.run).first == #""不支持灵动岛""#)
    }

    @Test("R91: bad-update-over-4kb keeps its content, bad-image-data-attributes does not start", Self.onlyWithAll) func tooLarge() throws {
        #expect(try lines("bad-update-over-4kb") == ["note: small (5 characters)"])
        #expect(try lines("bad-image-data-attributes") == ["attributesTooLarge"])
    }

    @Test("R85: 000-network-image-app, with a picture and without an answer", Self.onlyWithAll) func networkImage() throws {
        let main = """
                    await runScenario()
                    let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.shared")!
                    print((try? Data(contentsOf: group.appendingPathComponent("picture.png")))?.count ?? 0)
            """
        let program = try ScenarioProgram(sample: "000-network-image-app", main: main)
        let picture = "data:image/png;base64,\(Data([0x89, 0x50, 0x4e, 0x47]).base64EncodedString())"
        #expect(
            try program.run(environment: ["SEED_IMAGE_URL": "http://127.0.0.1:9/none"]) == ["started with none.png", "state is now none.png", "0"])
        #expect(try program.run(environment: ["SEED_IMAGE_URL": picture]) == ["started with none.png", "state is now picture.png", "4"])
    }
}
