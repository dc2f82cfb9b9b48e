import Foundation
import IsletModel
import TestGate
import Testing

@testable import IsletCommand

/// `--rules FILE`: other rules of the system, end to end.
@Suite(.serialized, .startsPrograms, .enabled(if: RuntimeProbe.isBuilt, "libIsletRuntime.so is not built"))
struct RulesOptionTests {
    /// The lines of a simulated hour with other rules, without the date.
    private func lines(_ rules: String, _ events: String) throws -> [String] {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(SampleWidget.source, to: "Sample/Sample.swift")
        try folder.write(#"{ "events": [\#(events)] }"#, to: "day.json")
        try folder.write(rules, to: "rules.json")
        let recorder = Recorder()
        let paths = ["Sample", "day.json", "rules.json"].map { folder.url.appendingPathComponent($0).path }
        #expect(recorder.run("simulate", paths[0], "--for", "6h", "--scenario", paths[1], "--rules", paths[2]) == .done, "\(recorder.errors)")
        return recorder.output.split(separator: "\n").filter { $0.hasPrefix("2025-") }.map { String($0.dropFirst(11)) }
    }

    private static let threeReloads = """
        { "at": "00:10", "event": "reload-widgets" }, { "at": "01:10", "event": "reload-widgets" }, { "at": "02:10", "event": "reload-widgets" }
        """

    @Test func `a budget of two reloads is spent after two`() throws {
        let budget = #"{ "widgets.learningReloads": 2, "widgets.budgetCurve": [[0, 2]] }"#
        let found = try lines(budget, Self.threeReloads)
        #expect(found.contains { $0.contains("reload started: placed, 1 of 2") }, "\(found)")
        #expect(found.contains { $0.contains("reload deferred: budget spent") })
        let usual = try lines("{}", Self.threeReloads)
        #expect(usual.contains { $0.contains("reload started: placed, 69 of 70") }, "\(usual)")
        #expect(!usual.contains { $0.contains("budget spent") })
    }

    @Test func `what is free can be said otherwise`() throws {
        let free = #"{ "reloads.reload-call.free": ["apple"], "reloads.reload-call.waits": [] }"#
        let found = try lines(free, Self.threeReloads).filter { $0.contains("reload started") }
        #expect(found.count == 4)
        #expect(found.last?.contains("69 of 70") == true, "\(found)")
    }

    @Test(arguments: [
        (
            #"{ "widgets.learningReload": 2 }"#,
            "rules.json:1:3: the system profile has no value “widgets.learningReload”: did you mean widgets.learningReloads"
        ),
        ("{\n  \"widgets.learningReloads\": true\n}", "rules.json:2:3: “widgets.learningReloads” must be a number"),
    ])
    func `rules that cannot be used are one line`(rules: String, line: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(rules, to: "rules.json")
        for command in [["simulate", "x"], ["host", "x"], ["render", "x", "-o", "out"]] {
            let recorder = Recorder()
            let words = command + ["--rules", folder.url.appendingPathComponent("rules.json").path]
            #expect(Islet.run(words, console: recorder.console) == .usage)
            #expect(recorder.errors.hasPrefix("islet: --rules: ") && recorder.errors.contains(line), "\(recorder.errors)")
            #expect(recorder.errors.split(separator: "\n").count == 1)
        }
    }

    @Test func `without a scenario a person looks each quarter of an hour from seven to eleven at night`() throws {
        let day = SystemProfile.standard.usualDay
        let start = try Moment.read("2025-06-09T00:00:00", in: .gmt)
        let looks = day.looks(from: start, to: start + 86_400, in: .gmt).map { $0.timeIntervalSince(start) / 3600 }
        #expect(looks.first == 7 && looks.last == 23)
        #expect(looks.count == 16 * 4 + 1)
        #expect(day.visit == 60)
    }
}
