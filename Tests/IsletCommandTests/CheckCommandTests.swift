import Foundation
import IsletCommand
import IsletModel
import TestGate
import Testing

/// Whole runs of `islet check`.
@Suite(.serialized, .enabled(if: RuntimeProbe.isBuilt, "libIsletRuntime.so is not built"), .startsPrograms)
struct CheckCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var path: String { folder.url.appendingPathComponent("Widget").path }

    private func check(_ words: String...) -> (code: ExitCode, output: String, errors: String) {
        let recorder = Recorder()
        let code = Islet.run(["check", path] + words, console: recorder.console)
        return (code, recorder.output, recorder.errors)
    }

    private var risky: String {
        SampleWidget.source.replacing("Text($0.date, style: .time)", with: "\n        AsyncImage(url: URL(string: \"https://example.org/$0.date\"))")
            .replacing("{ \n", with: "{ _ in\n")
    }

    @Test func aGoodWidgetHasNothing() throws {
        try folder.write(SampleWidget.source, to: "Widget/Widget.swift")
        let result = check("--strict")
        #expect(result.code == .done && result.output == "nothing found\n", "\(result.output)\(result.errors)")
    }

    @Test func aRiskIsToldAtItsLineAndCanBeSwitchedOffOrMadeAnError() throws {
        try folder.write(risky, to: "Widget/Widget.swift")
        let line = 1 + (risky.components(separatedBy: "\n").firstIndex { $0.contains("AsyncImage") } ?? 0)
        let result = check("--no-day")
        #expect(result.code == .done && result.output.hasPrefix("Widget.swift:\(line):9: warning: AsyncImage"), "\(result.output)\(result.errors)")
        #expect(check("--no-day", "--strict").code == .diagnostics)
        try folder.write(#"{ "severity": { "async-image": "error" } }"#, to: "Widget/.islet.json")
        #expect(check("--no-day").code == .diagnostics)
        let baseline = folder.url.appendingPathComponent("known.json").path
        #expect(check("--no-day", "--write-baseline", baseline).code == .done)
        #expect(check("--no-day", "--baseline", baseline).code == .done)
        try folder.write("// islet:disable async-image\n" + risky, to: "Widget/Widget.swift")
        #expect(check("--no-day", "--strict").output == "nothing found\n")
    }

    /// A Live Activity without a preview.
    private func activity(_ lockScreen: String) -> String {
        """
        import ActivityKit
        import SwiftUI
        import WidgetKit

        struct Ride: ActivityAttributes {
            struct ContentState: Codable, Hashable {
                enum Phase: String, Codable { case waiting, driving }
                var phase: Phase
                var arrival: Date
                var stops: [String]
            }
            var name: String
        }

        @main struct RideActivity: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: Ride.self) { context in
                    \(lockScreen)
                } dynamicIsland: { context in
                    DynamicIsland { DynamicIslandExpandedRegion(.center) { Text(context.attributes.name) } } compactLeading: { Text("R") }
                        compactTrailing: { Text(timerInterval: Date.now...context.state.arrival) } minimal: { Text("R") }
                }
            }
        }
        """
    }

    @Test func aLiveActivityWithoutStateIsDrawnWithValuesThatItsTypesDecode() throws {
        try folder.write(activity("Text(context.state.phase.rawValue)"), to: "Widget/Ride.swift")
        let good = check("--no-day")
        #expect(good.code == .done && !good.output.contains("[activity-without-state]"), "\(good.output)\(good.errors)")
        #expect(good.output.contains("[stale-not-shown]"), "only what was drawn is known to look the same: \(good.output)")
        try folder.write(activity("AsyncImage(url: URL(string: context.state.stops[0]))"), to: "Widget/Ride.swift")
        let bad = check("--no-day")
        #expect(bad.code == .done && bad.output.contains("[async-image]"), "\(bad.output)\(bad.errors)")
    }

    @Test func whatFailsWithMadeValuesAloneIsAWarning() throws {
        try folder.write(activity("Text(context.state.stops[7])"), to: "Widget/Ride.swift")
        let result = check("--no-day")
        #expect(result.code == .done && result.output.contains("warning: ") && result.output.contains("[extension-crashed]"), "\(result.output)")
        #expect(result.output.contains("values that were made for the types"), "\(result.output)")
    }

    @Test func sourcesThatDoNotBuildAreFindingsInEveryFormat() throws {
        try folder.write("let number: Int = \"text\"\n" + SampleWidget.source, to: "Widget/Widget.swift")
        let result = check("--json")
        #expect(result.code == .build)
        let document = try JSONValue(json: Data(result.output.utf8))
        #expect(document["diagnostics"].elements.first?["code"].string == "compile" && document["diagnostics"].elements.first?["line"] == 1)
    }

    @Test func wrongSettingsAreOneLine() throws {
        try folder.write(SampleWidget.source, to: "Widget/Widget.swift")
        try folder.write(#"{ "disable": ["no-such"] }"#, to: "Widget/.islet.json")
        let result = check()
        #expect(result.code == .usage && result.errors.contains(".islet.json: there is no diagnostic “no-such”"), "\(result.errors)")
        #expect(check("--baseline", "/nowhere.json").errors.contains("--write-baseline /nowhere.json"))
    }
}
