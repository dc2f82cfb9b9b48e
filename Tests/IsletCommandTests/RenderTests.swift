import Foundation
@testable import IsletCommand
import IsletModel
import TestGate
import Testing

/// Whole runs of `islet render`: sources in, files and exit code out. They need the runtime library beside the tests.
@Suite(.serialized, .enabled(if: RuntimeProbe.isBuilt, "libIsletRuntime.so is not built"), .startsPrograms)
struct RenderTests {
    private struct Result {
        var code: ExitCode
        var manifest: Manifest?
        var recorder: Recorder
        var codes: [FindingCode] { manifest?.diagnostics.map(\.code) ?? [] }
        var phases: [String] { manifest?.pictures.map { "\($0.phase) \($0.index)" } ?? [] }
    }

    /// Renders a widget whose timeline and body are given.
    private func render(timeline: String, body: String = "Text(entry.text)", in folder: TemporaryFolder, _ words: String...) throws -> Result {
        try folder.write(Self.source(timeline: timeline, body: body), to: "Widget/Widget.swift")
        return try render(folder.url.appendingPathComponent("Widget").path, in: folder, words)
    }

    private func render(_ path: String, in folder: TemporaryFolder, _ words: [String]) throws -> Result {
        let recorder = Recorder()
        let output = folder.url.appendingPathComponent("out")
        let code = Islet.run(["render", path, "-o", output.path, "--appearance", "light", "--format", "png"] + words, console: recorder.console)
        let file = output.appendingPathComponent("manifest.json")
        let manifest = FileManager.default.contents(atPath: file.path).flatMap { $0.isEmpty ? nil : $0 }
        return Result(code: code, manifest: try manifest.map { try JSONDecoder().decode(Manifest.self, from: $0) }, recorder: recorder)
    }

    private static func source(timeline: String, body: String) -> String {
        """
        import SwiftUI
        import WidgetKit

        struct Entry: TimelineEntry { var date: Date; var text: String }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: Date(), text: "placeholder") }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(placeholder(in: context)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                let now = Date()
                \(timeline)
            }
        }

        struct EntryView: View {
            var entry: Entry
            var body: some View { \(body) }
        }

        @main struct Sample: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.white, for: .widget) }
                    .configurationDisplayName("A sample").description("For tests.").supportedFamilies([.systemSmall])
            }
        }
        """
    }

    private static let oneEntry = #"completion(Timeline(entries: [Entry(date: now, text: "one")], policy: .never))"#

    @Test func aGoodWidgetGivesPicturesTreesAndAManifest() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let result = try render(timeline: Self.oneEntry, in: folder)
        #expect(result.code == .done)
        #expect(result.phases == ["placeholder 0", "snapshot 0", "timeline 0"])
        #expect(result.recorder.output == "3 pictures of 1 widget: \(folder.url.path)/out/index.html\n")
        let picture = try #require(result.manifest?.pictures.last)
        #expect(picture.image == "Widget/Sample/systemSmall/timeline-0-light.png")
        #expect(picture.date == "2025-06-09T09:41:00Z")
        let image = try Data(contentsOf: folder.url.appendingPathComponent("out/" + picture.image))
        // Width and height of a PNG are big-endian numbers behind its first 16 bytes.
        #expect(Array(image[16..<24]) == [0, 0, 1, 232, 0, 0, 1, 232])
        let tree = try String(contentsOf: folder.url.appendingPathComponent("out/" + picture.tree), encoding: .utf8)
        #expect(tree.contains("\"one\""))
    }

    @Test func theSecondRunCompilesNothingAndGivesTheSameBytes() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        _ = try render(timeline: Self.oneEntry, in: folder)
        let path = folder.url.appendingPathComponent("out").path
        let before = try contents(of: path)
        let target = try #require(try ProjectReaderProbe.target(at: folder.url.appendingPathComponent("Widget").path))
        let product = try Workshop(installation: .current).build(target, console: Recorder().console)
        #expect(product.statistics.compiledModules == 0)
        _ = try render(timeline: Self.oneEntry, in: folder)
        #expect(try contents(of: path) == before)
    }

    private func contents(of folder: String) throws -> [String: Data] {
        var found: [String: Data] = [:]
        for name in FileManager.default.subpaths(atPath: folder) ?? [] {
            found[name] = FileManager.default.contents(atPath: folder + "/" + name)
        }
        return found
    }

    @Test func unsortedEntriesAreDrawnInTheOrderOfTheirDates() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let result = try render(
            timeline: #"completion(Timeline(entries: [Entry(date: now + 3600, text: "b"), Entry(date: now, text: "a")], policy: .atEnd))"#, in: folder
        )
        #expect(result.code == .done)
        #expect(result.codes == [.entriesOutOfOrder])
        let dates = result.manifest?.pictures.filter { $0.phase == "timeline" }.map(\.date)
        #expect(dates == ["2025-06-09T09:41:00Z", "2025-06-09T10:41:00Z"])
    }

    @Test func anEmptyTimelineIsAnErrorAndThePlaceholderStays() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let result = try render(timeline: "completion(Timeline(entries: [], policy: .never))", in: folder)
        #expect(result.code == .diagnostics)
        #expect(result.codes == [.timelineEmpty])
        #expect(result.phases == ["placeholder 0", "snapshot 0"])
    }

    @Test func aProviderThatNeverCompletesTimesOut() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let result = try render(timeline: "_ = (now, completion)", in: folder, "--time-limit", "2")
        #expect(result.code == .extensionFailure)
        #expect(result.codes == [.providerTimeout])
        #expect(result.phases == ["placeholder 0", "snapshot 0"])
    }

    @Test func aCrashNamesItsPlaceAndKeepsTheRest() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let result = try render(timeline: "_ = now\nfatalError(\"no data\")", in: folder)
        #expect(result.code == .extensionFailure)
        let found = try #require(result.manifest?.diagnostics.first)
        #expect(found.code == .extensionCrashed)
        #expect(found.file == "Widget.swift")
        #expect(found.line == 12)
        #expect(found.message.hasSuffix("Fatal error: no data"))
        #expect(result.phases == ["placeholder 0", "snapshot 0"])
    }

    @Test func aBodyThatNeverEndsIsALoop() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let result = try render(
            timeline: Self.oneEntry, body: #"Text(spin(entry.text)) } ; func spin(_ text: String) -> String { while text == "one" {}; return text"#,
            in: folder, "--time-limit", "2")
        #expect(result.code == .extensionFailure)
        #expect(result.codes == [.extensionLoop])
        #expect(result.phases == ["placeholder 0", "snapshot 0"])
    }

    @Test func sourcesThatDoNotBuildAreNamedByFileAndLine() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let result = try render(timeline: "nonsense()", in: folder)
        #expect(result.code == .build)
        #expect(result.recorder.errors.contains("Widget.swift:11:9: error: cannot find 'nonsense' in scope"))
        #expect(result.manifest?.targets == [])
    }

    @Test func wrongInputIsWrongUsage() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        #expect(try render("/no/such/folder", in: folder, []).code == .usage)
        try folder.write("hello", to: "Empty/readme.txt")
        let empty = try render(folder.url.appendingPathComponent("Empty").path, in: folder, [])
        #expect(empty.code == .usage)
        #expect(empty.recorder.errors.split(separator: "\n").count == 1)
        let unknown = try render(timeline: Self.oneEntry, in: folder, "--target", "Nope")
        #expect(unknown.code == .usage)
        #expect(unknown.recorder.errors.contains("there is no target named “Nope”"))
    }

    @Test func foundationWritesInTheLocaleOfTheCommand() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let body = """
            VStack {
                Text(Locale.current.identifier)
                Text(entry.date.formatted(date: .long, time: .shortened))
                Text(NumberFormatter.localizedString(from: 1234.5, number: .decimal))
                Text(verbatim: DateFormatter.localizedString(from: entry.date, dateStyle: .full, timeStyle: .none))
                Text(1234.5.formatted(.currency(code: "EUR")))
            }
            """
        let result = try render(timeline: Self.oneEntry, body: body, in: folder, "--locale", "de_DE")
        #expect(result.code == .done)
        let tree = try String(contentsOf: folder.url.appendingPathComponent("out/" + #require(result.manifest?.pictures.last).tree), encoding: .utf8)
        for text in ["de_DE", "9. Juni 2025 um 9:41", "1.234,5", "Montag, 9. Juni 2025", "1.234,50\u{a0}€"] {
            #expect(tree.contains("\"\(text)\""), "\(text)")
        }
    }

    @Test func theManifestIsPrintedWhenAskedFor() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let result = try render(timeline: Self.oneEntry, in: folder, "--json")
        let printed = try JSONDecoder().decode(Manifest.self, from: Data(result.recorder.output.utf8))
        #expect(printed == result.manifest)
    }

    @Test func aSceneShowsTheEntryOfTheMoment() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let timeline = """
            let entries = [-60.0, -30, 30].map { Entry(date: now.addingTimeInterval($0), text: "after \\($0)") }
            completion(Timeline(entries: entries, policy: .never))
            """
        let result = try render(timeline: timeline, in: folder, "--scene", "home,island", "--os", "18")
        #expect(result.code == .done)
        let scenes = try #require(result.manifest?.targets.first?.scenes)
        #expect(scenes.map { "\($0.presentation) \($0.name ?? "") \($0.appearance)" } == ["home no-activity light", "island no-activity light"])
        #expect(scenes.first?.size == [393, 852] && result.manifest?.pictures.count == 2)
        let tree = try String(contentsOf: folder.url.appendingPathComponent("out/\(scenes[0].tree)"), encoding: .utf8)
        #expect(tree.contains("\"after -30.0\"") && tree.contains("WidgetName") && tree.contains("\"A sample\""))
    }
}
