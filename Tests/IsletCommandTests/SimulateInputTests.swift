import Foundation
@testable import IsletCommand
import TestGate
import Testing

/// What `islet simulate` says of scenarios that cannot be played: one line with the file, the event and the mend, and exit code 2.
@Suite(.serialized, .enabled(if: RuntimeProbe.isBuilt, "libIsletRuntime.so is not built"), .startsPrograms)
struct SimulateInputTests {
    private func complaint(_ scenario: String, in folder: TemporaryFolder) throws -> [Substring] {
        try folder.write(SampleWidget.source, to: "Sample/Sample.swift")
        try folder.write(scenario, to: "day.json")
        let recorder = Recorder()
        let code = recorder.run(
            "simulate", folder.url.appendingPathComponent("Sample").path, "--for", "1h", "--scenario",
            folder.url.appendingPathComponent("day.json").path)
        #expect(code == .usage)
        #expect(recorder.output == "")
        return recorder.errors.split(separator: "\n").filter { !$0.hasPrefix("Building ") }
    }

    @Test(arguments: [
        (#"{"events": [{"at": "00:10", "event": "open-ap"}]}"#, "islet: day.json, event 1: there is no event “open-ap”: did you mean open-app?"),
        (
            #"{"events": [{"at": "00:10", "event": "lock"}, {"at": "00:05", "event": "unlock"}]}"#,
            "islet: day.json, event 2: time runs backwards, 2025-06-09T00:05:00Z after 2025-06-09T00:10:00Z; put the events in order"
        ),
        (
            #"{"events": [{"at": "00:10", "event": "add-widget", "kind": "Smple"}]}"#,
            "islet: day.json, event 1: there is no widget of the kind “Smple”: use Sample"
        ),
    ])
    func `a scenario that cannot be played is one line`(scenario: String, line: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        #expect(try complaint(scenario, in: folder) == [Substring(line)])
    }

    @Test func `a scenario that is not there is one line`() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(SampleWidget.source, to: "Sample/Sample.swift")
        let recorder = Recorder()
        let path = folder.url.appendingPathComponent("none.json").path
        #expect(recorder.run("simulate", folder.url.appendingPathComponent("Sample").path, "--scenario", path) == .usage)
        #expect(recorder.errors.hasPrefix("islet: --scenario: \(path) cannot be read: "))
        #expect(recorder.errors.split(separator: "\n").count == 1)
    }

    @Test func `wrong options of host are one line`() {
        for (words, line) in [
            (["--environment", "NAME"], "islet: --environment cannot be “NAME”: write NAME=VALUE\n"),
            (["--evnts"], "islet: host has no option --evnts: did you mean --events?\n"),
        ] {
            let recorder = Recorder()
            #expect(Islet.run(["host", "x"] + words, console: recorder.console) == .usage)
            #expect(recorder.errors == line)
        }
    }
}
