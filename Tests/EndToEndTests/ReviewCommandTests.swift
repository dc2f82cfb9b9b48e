import EndToEnd
import Foundation
import Testing

/// The list before shipping, run.
@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd)
struct ReviewCommandTests {
    private struct Answer: Decodable {
        struct Item: Decodable {
            var title: String
            var verdict: String
            var evidence: String
            var pictures: [String]
        }
        var exitCode: Int32
        var items: [Item]
    }

    @Test func aWidgetIsGoneThrough() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-review-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = Projects.path("TestedPackage") + "/Sources/Weather"
        let result = try Program.run(["review", sources, "-o", folder.path, "--json"])
        let answer = try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
        let verdicts = Dictionary(answer.items.map { ($0.title, $0.verdict) }) { first, _ in first }
        #expect(verdicts["Entry dates in chronological order"] == "done")
        #expect(verdicts["Device restarted, widget is still there"] == "done", "\(result.output)")
        #expect(verdicts["description explains the widget"] == "failed")
        #expect(verdicts["Placeholder looks reasonable"] == "look")
        #expect(verdicts["On an actual device"] == "look")
        #expect(verdicts["Live Activities"] == "notApplicable")
        #expect(result.exitCode == 1)
        for picture in answer.items.flatMap(\.pictures) {
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(picture).path))
        }
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("index.html").path))
    }
}
