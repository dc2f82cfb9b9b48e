import Foundation
@testable import IsletCommand
import TestGate
import Testing

/// Days with an app's own code. They need the runtime library beside the tests.
@Suite("Apps in a simulation", .serialized, .enabled(if: RuntimeProbe.isBuilt, "libIsletRuntime.so is not built"), .startsPrograms)
struct AppSimulationTests {
    /// The lines of the ledger without the date, and what went to standard error.
    private struct Day {
        var lines: [String]
        var errors: String
        var code: ExitCode

        func lines(of subject: String) -> [String] { lines.filter { $0.dropFirst(10).hasPrefix(subject) } }
        /// What the app printed, with its moment.
        var printed: [String] {
            lines.compactMap { line in line.firstMatch(of: /^(\S+)  app local\.\w+  app wrote: (.*)$/).map { "\($0.1) \($0.2)" } }
        }
        /// What happened to the app.
        var life: [String] { lines.compactMap { $0.firstMatch(of: /^(\S+)  app local\.\w+  app (?!wrote)(.*)$/).map { "\($0.1) \($0.2)" } } }
    }

    private func simulate(_ events: String, app: String, widget: Bool = true, words: [String] = []) throws -> Day {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(app, to: "Project/App/App.swift")
        if widget { try folder.write(SampleWidget.source, to: "Project/Widget/Widget.swift") }
        try folder.write(#"{ "events": [\#(events)] }"#, to: "day.json")
        return try simulate(folder, words)
    }

    private func simulate(_ folder: TemporaryFolder, _ words: [String]) throws -> Day {
        let recorder = Recorder()
        let paths = ["Project", "day.json"].map { folder.url.appendingPathComponent($0).path }
        let code = Islet.run(["simulate", paths[0], "--scenario", paths[1]] + words, console: recorder.console)
        let lines = recorder.output.split(separator: "\n").filter { $0.hasPrefix("2025-") }.map { String($0.dropFirst(11)) }
        return Day(lines: lines, errors: recorder.errors, code: code)
    }

    /// An app whose model does something when it is made, and when a URL is opened or its button tapped.
    private static func app(start: String = "", opened: String = "", tapped: String = "", extra: String = "") -> String {
        """
        import ActivityKit
        import Combine
        import SwiftUI
        import WidgetKit

        func say(_ what: String) {
            let time = Calendar.current.dateComponents(in: .gmt, from: Date())
            print("\\(what) at \\(time.hour!):\\(time.minute!):\\(time.second!)")
        }

        struct Order: ActivityAttributes {
            struct ContentState: Codable, Hashable { var step: Int }
            var number: Int
        }

        @MainActor final class Model: ObservableObject {
            var kept: [Any] = []
            init() { \(start) }
            func open(_ url: URL) { \(opened) }
            func tap() { \(tapped) }
        }
        \(extra)
        @main struct Sample: App {
            @StateObject private var model = Model()
            @Environment(\\.scenePhase) private var phase
            var body: some Scene {
                WindowGroup {
                    Button("Go") { model.tap() }
                        .onOpenURL { model.open($0) }
                        .onChange(of: phase) { _, phase in say("\\(phase)") }
                }
            }
        }
        """
    }

    private static let waits = app(
        start: """
            kept.append(Timer.scheduledTimer(withTimeInterval: 40, repeats: true) { _ in say("timer") })
            DispatchQueue.main.asyncAfter(deadline: .now() + 7) { say("main queue") }
            DispatchQueue.global().asyncAfter(wallDeadline: .now() + 11) { say("wall clock") }
            Thread.detachNewThread { Thread.sleep(forTimeInterval: 13); say("thread") }
            let up = ProcessInfo.processInfo.systemUptime
            Task { try? await Task.sleep(for: .seconds(17)); say("task after \\(ProcessInfo.processInfo.systemUptime - up) s") }
            kept.append(Just(1).delay(for: .seconds(19), scheduler: DispatchQueue.main).sink { _ in say("publisher") })
            say("made \\(UUID()) \\(Int.random(in: 0..<1000))")
            """)

    private static let aDay = """
        { "at": "08:00", "event": "open-app" }, { "at": "08:01", "event": "background" }, { "at": "08:10", "event": "open-app" },
        { "at": "08:10:30", "event": "lock" }, { "at": "08:12", "event": "unlock" }, { "at": "08:12:30", "event": "reboot" }
        """

    @Test func `a timer of four milliseconds misses none of its moments`() throws {
        let ticking = Self.app(
            start: """
                var ticks = 0
                kept.append(Timer.publish(every: 0.004, on: .main, in: .common).autoconnect().sink { _ in
                    ticks += 1
                    if ticks == 525 { say("ticked \\(ticks) times") }
                })
                """)
        let day = try simulate(#"{ "at": "08:00", "event": "open-app" }, { "at": "08:00:03", "event": "background" }"#, app: ticking, widget: false)
        #expect(day.code == .done, "\(day.errors)")
        #expect(day.printed == ["08:00:00 active at 8:0:0", "08:00:02 ticked 525 times at 8:0:2", "08:00:03 background at 8:0:3"])
    }

    @Test func `timers and sleeping follow the virtual clock, and a suspended app does not run`() throws {
        let day = try simulate(Self.aDay, app: Self.waits, widget: false)
        #expect(day.code == .done, "\(day.errors)")
        #expect(day.printed.first?.hasPrefix("08:00:00 made ") == true)
        #expect(
            day.printed.dropFirst() == [
                "08:00:00 active at 8:0:0", "08:00:07 main queue at 8:0:7", "08:00:11 wall clock at 8:0:11", "08:00:13 thread at 8:0:13",
                "08:00:17 task after 17.0 s at 8:0:17", "08:00:19 publisher at 8:0:19", "08:00:40 timer at 8:0:40",
                "08:01:00 background at 8:1:0", "08:10:00 timer at 8:10:0", "08:10:00 active at 8:10:0", "08:10:30 background at 8:10:30",
                "08:12:00 timer at 8:12:0", "08:12:00 active at 8:12:0",
            ])
        #expect(
            day.life == [
                "08:00:00 opened: launched", "08:01:00 in background", "08:01:05 suspended", "08:10:00 opened: resumed", "08:10:30 in background",
                "08:10:35 suspended", "08:12:00 opened: resumed", "08:12:30 ended: restart",
            ])
    }

    @Test func `the same scenario gives the same ledger`() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(Self.waits, to: "Project/App/App.swift")
        try folder.write(SampleWidget.source, to: "Project/Widget/Widget.swift")
        try folder.write(#"{ "events": [\#(Self.aDay)] }"#, to: "day.json")
        let days = try (1...3).map { _ in try simulate(folder, ["--seed", "7"]) }
        #expect(days[0].lines.count > 25)
        #expect(days[1].lines == days[0].lines && days[2].lines == days[0].lines)
    }

    @Test func `what an app asks of the system goes through the same machines`() throws {
        let app = Self.app(
            opened: #"say("\(url)"); WidgetCenter.shared.reloadAllTimelines()"#,
            tapped: """
                do {
                    let activity = try Activity.request(attributes: Order(number: 7), content: .init(state: .init(step: 1), staleDate: nil))
                    say(activity.id)
                    Task { for await state in activity.activityStateUpdates { say("\\(state)") } }
                    Task { try? await Task.sleep(for: .seconds(90)); await activity.update(.init(state: .init(step: 2), staleDate: nil)) }
                } catch { say("\\(error)") }
                """)
        let day = try simulate(
            """
            { "at": "08:00", "event": "open-app" }, { "at": "08:00:10", "event": "tap", "control": "Go" },
            { "at": "08:03", "event": "open-url", "url": "sample://7" }, { "at": "08:04", "event": "swipe-activity" },
            { "at": "08:05", "event": "kill-app" }
            """, app: app)
        #expect(day.code == .done, "\(day.errors)")
        #expect(day.lines.contains("08:00:10  activity activity-1 Order  activity started, until 16:00:10 (R87)"))
        #expect(day.lines.contains { $0.hasPrefix("08:01:40  activity activity-1 Order  activity updated") })
        #expect(day.lines.contains { $0.hasPrefix("08:03:01  widget 1 Sample (systemSmall)  reload started") })
        #expect(day.printed.contains("08:00:10 activity-1 at 8:0:10"))
        #expect(day.printed.contains("08:03:00 sample://7 at 8:3:0"))
        #expect(day.printed.contains("08:04:00 dismissed at 8:4:0"))
        #expect(day.life.last == "08:05:00 ended: swiped away")
    }

    @Test func `an app that computes without end is ended, and the day goes on`() throws {
        let day = try simulate(
            """
            { "at": "08:00", "event": "open-app" }, { "at": "08:01", "event": "tap", "control": "Go" }, { "at": "08:02", "event": "lock" }
            """, app: Self.app(tapped: "while true {}"), widget: false, words: ["--time-limit", "1"])
        #expect(day.code == .diagnostics)
        #expect(day.errors.contains("a thread computes [app-busy]"))
        #expect(day.life.last == "08:01:00 ended: app busy")
        #expect(day.lines.contains("08:02:00  device  changed: locked"))
    }

    @Test func `a wait that takes real time is waited for, and named when it is too long`() throws {
        let wait = { (seconds: Double) in
            Self.app(tapped: "Thread.detachNewThread { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + \(seconds)); say(\"waited\") }")
        }
        let events = #"{ "at": "08:00", "event": "open-app" }, { "at": "08:01", "event": "tap", "control": "Go" }"#
        let short = try simulate(events, app: wait(0.2), widget: false)
        #expect(short.printed.last == "08:01:00 waited at 8:1:0")
        let long = try simulate(events, app: wait(60), widget: false, words: ["--time-limit", "1"])
        #expect(long.errors.contains("a thread waits with a time limit for a semaphore, a condition or a lock, which takes its real time [app-busy]"))
    }

    @Test func `without a limit of the command's own an app has ten seconds to be quiet`() throws {
        let wait = Self.app(tapped: "Thread.detachNewThread { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 60) }")
        let day = try simulate(
            #"{ "at": "08:00", "event": "open-app" }, { "at": "08:01", "event": "tap", "control": "Go" }"#, app: wait, widget: false)
        #expect(day.errors.contains("was not quiet within 10 s of real time"), "\(day.errors)")
    }

    @Test func `without a scenario the app is opened for a minute`() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(Self.app(), to: "Project/App/App.swift")
        let recorder = Recorder()
        #expect(recorder.run("simulate", folder.url.appendingPathComponent("Project").path, "--for", "1h") == .done, "\(recorder.errors)")
        #expect(recorder.output.contains("2025-06-09 00:01:00  app local.Project  app in background\n"), "\(recorder.output)")
    }

    @Test func `a crash ends the app and is named`() throws {
        let day = try simulate(
            #"{ "at": "08:00", "event": "open-app" }, { "at": "08:01", "event": "tap", "control": "Go" }, { "at": "08:02", "event": "open-app" }"#,
            app: Self.app(tapped: #"fatalError("gone")"#), widget: false)
        #expect(day.errors.contains("Fatal error: gone [extension-crashed]"))
        #expect(day.life == ["08:00:00 opened: launched", "08:01:00 ended: extension crashed", "08:02:00 opened: launched"])
    }

    @Test func `a control that is not there is named with those that are`() throws {
        let day = try simulate(
            #"{ "at": "08:00", "event": "open-app" }, { "at": "08:01", "event": "tap", "control": "Stop" }"#, app: Self.app(), widget: false)
        #expect(day.errors.contains("the window has no such control; it has “Go” [app-event-not-taken]"))
    }
}
