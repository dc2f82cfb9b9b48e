import Builder
import ExtensionProtocol
import Foundation
import Host
import ProjectReader
import Snapshot
import TestGate
import Testing

/// The examples with Live Activities.
@Suite(.serialized, .startsPrograms) struct ExampleTests {
    private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples")
    /// States of the example's first preview.
    private static let states = ["Delivery": 4, "Fitness": 3, "FlashSale": 3, "NowPlaying": 2]
    private static let chosen = states.keys.sorted().filter { SeedSamples.runsAll || $0 == "Delivery" }

    @Test(arguments: chosen) func theExampleBuildsAndShowsEveryPresentation(name: String) throws {
        let rendering = try Rendering(Self.examples.appendingPathComponent(name), options: ["--appearance", "light"])
        #expect(rendering.exitCode == 0, "\(rendering.messages)")
        let manifest = try rendering.manifest()
        #expect(manifest.targets.map(\.name) == [name + "App", name + "Widget"])
        #expect(manifest.diagnostics.filter { $0.severity == "error" }.map(\.code) == [])
        let activity = try #require(manifest.targets.last?.widgets.first)
        let presentations = ["lockScreen", "island", "compactLeading", "compactTrailing", "minimal", "expanded", "small"]
        #expect(Set(activity.snapshots.map(\.presentation)) == Set(presentations))
        for presentation in presentations {
            let indices = activity.snapshots.filter { $0.presentation == presentation }.compactMap(\.index)
            #expect(Set(indices) == Set(0..<Self.states[name]!), "\(presentation)")
        }
    }

    @Test func theCoverThatTheAppDownloadsIsShownInEveryPresentation() throws {
        let server = try PictureServer(name: "low-tide.png", content: try #require(Data(base64Encoded: Self.cover)))
        defer { server.stop() }
        let example = Self.examples.appendingPathComponent("NowPlaying")
        let main = """
                    await Player().play(.lowTide)
                    print(Activity<TrackAttributes>.activities.map(\\.content.state.cover))
                    print(try FileManager.default.contentsOfDirectory(atPath: CoverStore.shared!.folder.path).filter { $0.hasSuffix("png") })
            """
        let program = try ScenarioProgram(
            [example.appendingPathComponent("Shared"), example.appendingPathComponent("NowPlayingApp")], entryPoint: "NowPlayingApp.swift", main: main
        )
        let group = ["ISLET_APP_GROUPS": #"["group.dev.islet.nowplaying"]"#]
        let nothing = try program.run(environment: group.merging(["COVER_SERVER": server.url.absoluteString + "none/"]) { $1 })
        #expect(nothing.last == "[]" && nothing.dropLast().last == #"[""]"#)
        #expect(try pictures(in: example, on: program.device) == [0, 0, 0])
        let output = try program.run(environment: group.merging(["COVER_SERVER": server.url.absoluteString]) { $1 })
        #expect(output == ["The cover has arrived.", #"["low-tide.png"]"#, #"["low-tide.png"]"#])
        #expect(try pictures(in: example, on: program.device) == [1, 1, 1])
    }

    /// How many pictures the Lock Screen, the compact leading and the minimal view of the activity hold.
    private func pictures(in example: URL, on device: URL) throws -> [Int] {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let builder = Builder(
            cache: device.appendingPathComponent("build"), runtime: RuntimeLocation(packageBuild: products), toolchain: try .find())
        let target = try #require(try ProjectReader.read([example.path], options: ProjectOptions(target: "NowPlayingWidget")).first)
        var launch = ExtensionLaunch(
            executable: try builder.build(target).executable, device: try DeviceFolder(at: device), bundleIdentifier: target.bundleIdentifier)
        launch.appGroups = target.appGroups
        let process = try ExtensionProcess(launch)
        defer { process.quit() }
        _ = try process.describe()
        let state = #"{"title":"Low Tide","artist":"Harbour Lights","cover":"low-tide.png","interval":[771154860,771155000]}"#
        let input = ActivityInput(
            id: "1", attributes: Data(#"{"playlist":"Evening"}"#.utf8),
            contents: [.init(state: Data(state.utf8), date: Date(timeIntervalSinceReferenceDate: 771154860))])
        let variants = [ActivityPresentation.lockScreen, .compactLeading, .minimal].map { presentation in
            var variant = RenderVariant(context: SnapshotContext(), size: CGSize(width: 371, height: 160), scale: 3)
            variant.activity = ActivityPlace(presentation: presentation, minimumSize: CGSize(width: 36, height: 36))
            return variant
        }
        var counts: [Int] = []
        _ = try process.render(RenderRequest(id: 1, subject: .activity(attributesType: "TrackAttributes", input), variants: variants)) { entry in
            counts = entry.snapshots.map(\.images.count)
        }
        return counts
    }

    /// A PNG of 48 × 48 pixels in two colours.
    private static let cover = """
        iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAAR0lEQVR42u3QQREAEBQA0c/II4EQ4ggolZMUxj+8TfBmy1kjMlUjWUBAQEBAQEBAQEBAQG9rfU\
        +HgICAgICAgICAgICA/nUBEegDUpAxDtAAAAAASUVORK5CYII=
        """
}
