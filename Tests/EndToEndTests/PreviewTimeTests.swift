import EndToEnd
import Foundation
import Testing

/// The time of a preview passes from one deadline to the next, whatever the machine does in the meantime.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence))) struct PreviewTimeTests {
    private static let source = """
        import SwiftUI

        func wait(_ seconds: Double) async -> String {
            let start = Date()
            try? await Task.sleep(for: .seconds(seconds))
            return String(format: "%.2f", Date().timeIntervalSince(start))
        }
        struct Waiting: View {
            @State private var text = "nothing"
            var body: some View {
                Text(text).task {
                    text = "waited " + (await wait(0.2))
                    text += ", " + (await wait(0.2))
                    try? await Task.sleep(for: .seconds(60))
                    text = "an hour"
                }
            }
        }
        struct Ticking: View {
            @State private var ticks = 0
            private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            var body: some View { Text("\\(ticks) ticks").onReceive(timer) { _ in ticks += 1 } }
        }
        struct Computing: View {
            @State private var text = "nothing"
            var body: some View {
                Text(text).task {
                    text = await Task.detached { (0..<3_000_000).reduce(0.0) { $0 + Double($1).squareRoot() } > 0 ? "computed" : "" }.value
                }
            }
        }
        struct Sleeping: View {
            init() { usleep(1000) }
            var body: some View { Text("slept") }
        }
        #Preview("Waiting") { Waiting() }
        #Preview("Ticking") { Ticking() }
        #Preview("Computing") { Computing() }
        #Preview("Sleeping") { Sleeping() }
        #Preview("Again") { Waiting() }

        """

    @Test func whatIsDueHappensInItsOrder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-previews-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Times.swift")
        try Data(Self.source.utf8).write(to: file)
        let pictures = try Pictures([file.path])
        #expect(pictures.exitCode == 0)
        let names = ["Waiting", "Ticking", "Computing", "Sleeping", "Again"]
        let shown = try names.map { [$0, try pictures.tree(ofPreview: $0).components(separatedBy: "\"").dropFirst().first ?? ""] }
        #expect(
            shown == [
                ["Waiting", "waited 0.20, 0.20"], ["Ticking", "0 ticks"], ["Computing", "computed"], ["Sleeping", "slept"],
                ["Again", "waited 0.20, 0.20"],
            ])
    }
}
