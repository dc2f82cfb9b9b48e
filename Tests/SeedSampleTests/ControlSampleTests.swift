import Foundation
import TestGate
import Testing

/// What must be seen of one sample with controls.
struct ControlSample: Sendable, CustomTestStringConvertible {
    struct Control: Sendable {
        var kind: String
        var displayName = ""
        var description = ""
        /// Texts of the gallery's preview and of the placed control.
        var gallery: [String]
        var placed: [String]
        /// Parts of the placed control's tree.
        var tree: [String] = []

        init(_ kind: String, _ displayName: String = "", _ description: String = "", gallery: [String]? = nil, placed: [String], tree: [String] = [])
        {
            (self.kind, self.displayName, self.description) = (kind, displayName, description)
            (self.gallery, self.placed, self.tree) = (gallery ?? placed, placed, tree)
        }
    }

    var name: String
    var controls: [Control]
    var diagnostics: Set<String> = []

    init(_ name: String, _ controls: Control..., diagnostics: Set<String> = []) {
        (self.name, self.controls, self.diagnostics) = (name, controls, diagnostics)
    }

    var testDescription: String { name }

    static let handful: Set<String> = ["002-control-toggle"]
    static let withSupplements: Set<String> = [
        "002-control-action-hint", "002-control-configurable", "002-control-toggle", "002-control-value-provider",
    ]

    static let all: [ControlSample] = [
        .init(
            "002-control-action-hint", .init("TorchHintControl", placed: ["Flashlight"]),
            .init("TorchHintOnLabelControl", placed: ["Flashlight"])),
        .init(
            "002-control-button", .init("TorchControl", "Flashlight", "Toggle flashlight", placed: ["Flashlight"], tree: ["button ToggleTorchIntent"])
        ),
        .init("002-control-configurable", .init("TimerControl", placed: ["5m"], tree: [#"button StartTimerIntent {"duration":5}"#])),
        .init("002-control-display-name", .init("MyControl", "My Control", "Brief description shown in Control Center", placed: ["My Control"])),
        .init("002-control-fast-provider", .init("ValueControl", "Value", "Shows a value", gallery: ["Loading..."], placed: ["Ready"])),
        .init("002-control-intent-config", .init("TimerControl", placed: ["5m Timer"])),
        .init("002-control-music", .init("PlayMusicControl", placed: ["Play"])),
        .init("002-control-toggle", .init("AirplaneModeControl", placed: ["Off"], tree: ["toggle off AirplaneModeIntent {}"])),
        .init("002-control-value-provider", .init("ThermostatControl", gallery: ["72°"], placed: ["68°"])),
        .init("002-watch-control", .init("WatchControl", placed: ["Workout"])),
        .init(
            "bad-control-thread-sleep", .init("SlowControl", "Slow", "Blocks", gallery: ["Loading..."], placed: ["Ready"]),
            diagnostics: ["blocking-control-provider", "slow-control-value"]),
    ]
}

/// Draws samples of controls through the host and compares what is in them.
@Suite(.enabled(if: SeedSamples.folder != nil, Comment(rawValue: SeedSamples.absence)), .serialized, .startsPrograms)
struct ControlSampleTests {
    static let chosen = SeedSamples.chosen(ControlSample.all, handful: ControlSample.handful, name: \.name)

    @Test(arguments: chosen)
    func theSampleShowsWhatItMust(_ sample: ControlSample) throws {
        // The sample with the airplane adds a title of its own.
        let title = sample.name == "002-control-toggle" ? ["Airplane Mode"] : []
        try check(Rendering(sample: sample.name), sample, title: title)
    }

    @Test(arguments: chosen.filter { ControlSample.withSupplements.contains($0.name) })
    func theSampleDoesWithoutItsOwnSupplements(_ sample: ControlSample) throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("islet-copies-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        try check(Rendering(SeedSamples.copyWithoutCompatibility(sample.name, into: scratch)), sample)
    }

    private func check(_ rendering: Rendering, _ sample: ControlSample, title: [String] = []) throws {
        #expect(rendering.exitCode == 0, "\(rendering.messages)")
        try #require(rendering.exitCode == 0)
        let manifest = try rendering.manifest()
        let codes = Set(manifest.diagnostics.filter { $0.severity != "note" && $0.code != "missing-symbol" }.map(\.code))
        #expect(codes == sample.diagnostics, "\(rendering.messages)")
        let controls = manifest.targets.flatMap(\.widgets)
        #expect(controls.map(\.kind) == sample.controls.map(\.kind))
        for (control, expected) in zip(controls, sample.controls) {
            #expect(control.displayName == expected.displayName && control.description == expected.description)
            let gallery = try #require(control.pictures("snapshot", in: "control").first)
            let placed = try #require(control.pictures("timeline", in: "control").first)
            #expect(try rendering.texts(of: gallery) == title + expected.gallery)
            #expect(try rendering.texts(of: placed) == title + expected.placed)
            for part in expected.tree { #expect(try rendering.tree(of: placed).contains(part), "\(part)") }
        }
    }
}
