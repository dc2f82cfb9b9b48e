import EndToEnd
import Foundation
import Testing

/// A preview that cannot be listed stops neither the widget nor the previews after it.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence))) struct FailingPreviewTests {
    private static let source = """
        import SwiftUI
        import WidgetKit

        struct Moment: TimelineEntry {
            let date: Date
            static var samples: [Moment] = []
        }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Moment { Moment(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                completion(Timeline(entries: [Moment(date: .now)], policy: .never))
            }
        }
        @main struct Sound: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "sound", provider: Provider()) { _ in Text("sound") }.supportedFamilies([.systemSmall])
            }
        }
        struct Broken: Widget {
            var body: some WidgetConfiguration { fatalError("no widget") }
        }
        struct Empty_Previews: PreviewProvider {
            static var previews: some View { Text("\\(Moment.samples[0].date)") }
        }
        #Preview("Broken", as: .systemSmall) { Broken() } timeline: { Moment(date: .now) }
        #Preview("Whole", as: .systemSmall) { Sound() } timeline: { Moment(date: .now) }
        struct Last_Previews: PreviewProvider {
            static var previews: some View { Text("last") }
        }

        """

    @Test func theOthersAreDrawnAndEachFailureIsNamed() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-previews-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Sound.swift")
        try Data(Self.source.utf8).write(to: file)
        let pictures = try Pictures([file.path])
        #expect(pictures.exitCode == 4)
        let widget = try #require(pictures.manifest.targets.first?.widgets.first)
        #expect(Set(widget.snapshots.map(\.phase)) == ["placeholder", "snapshot", "timeline", "preview"])
        #expect(pictures.manifest.targets.first?.previews?.map(\.name) == ["Last_Previews"])
        let failures = pictures.manifest.diagnostics.filter { $0.code == "extension-crashed" }.map(\.message)
        #expect(failures.count == 2)
        #expect(failures.contains { $0.contains("listing the preview at Sound.swift:23, which is left out") }, "\(failures)")
        #expect(failures.contains { $0.contains("listing the preview at Sound.swift:26, which is left out") && $0.contains("no widget") })
    }

    /// A preview of what is not here goes with it: the program would end where it is asked for.
    @Test func previewsThatDoNotBuildAreLeftOut() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-previews-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Views.swift")
        let source = """
            import SwiftUI

            #Preview("Absent") { UIAbsentThing(1).made() }
            #Preview("Whole") { Text("whole") }

            """
        try Data(source.utf8).write(to: file)
        let pictures = try Pictures([file.path])
        let diagnostics = pictures.manifest.diagnostics
        #expect(pictures.manifest.targets.first?.previews?.map(\.name) == ["Whole"])
        #expect(diagnostics.contains { $0.code == "left-out" && $0.message.contains("“#Preview” is left out") }, "\(diagnostics.map(\.message))")
        #expect(!diagnostics.contains { $0.code == "extension-crashed" })
    }
}
