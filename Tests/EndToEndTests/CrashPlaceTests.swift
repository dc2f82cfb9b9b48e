import EndToEnd
import Foundation
import Testing

/// A crash that says nothing is named by file, line and view.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence))) struct CrashPlaceTests {
    private static let source = """
        import SwiftUI
        import WidgetKit

        struct Moment: TimelineEntry { let date: Date }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Moment { Moment(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                completion(Timeline(entries: [Moment(date: .now)], policy: .never))
            }
        }
        func endless(_ number: Int) -> Int { number == -1 ? 0 : endless(number + 1) + number % 3 }
        struct Inner: View {
            let numbers: [Int]
            var body: some View { Text("\\(endless(numbers.count))") }
        }
        @main struct Falling: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "falling", provider: Provider()) { _ in Inner(numbers: []) }.supportedFamilies([.systemSmall])
            }
        }
        """

    @Test func aStackThatIsUsedUpNamesTheLineAndTheView() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-fall-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Falling.swift")
        try Data(Self.source.utf8).write(to: file)
        let result = try Program.run(["render", file.path, "-o", folder.appendingPathComponent("out").path])
        #expect(result.exitCode == 4)
        let line = try #require(result.messages.split(separator: "\n").first { $0.contains("extension-crashed") })
        #expect(line.hasPrefix("Falling.swift:12: error: "), "\(line)")
        #expect(line.contains("its stack used up") && line.contains("Inner"))
    }
}
