import EndToEnd
import Foundation
import TestGate
import Testing

/// Draws samples of Live Activities through the host, with their data from files, and compares what is in every presentation.
@Suite(.enabled(if: SeedSamples.folder != nil, Comment(rawValue: SeedSamples.absence)), .serialized, .startsPrograms)
struct ActivitySampleTests {
    static let chosen = SeedSamples.chosen(ActivitySample.all, handful: ActivitySample.handful, name: \.name)

    @Test(arguments: chosen)
    func theSampleShowsWhatItMust(_ sample: ActivitySample) throws {
        let rendering = try rendering(sample)
        #expect(rendering.exitCode == 0, "\(rendering.messages)")
        try #require(rendering.exitCode == 0)
        let manifest = try rendering.manifest()
        let codes = Set(manifest.diagnostics.filter { $0.severity != "note" && $0.code != "missing-symbol" }.map(\.code))
        #expect(codes == sample.diagnostics, "\(rendering.messages)")
        let activity = try #require(manifest.targets.flatMap(\.widgets).first { $0.kind == sample.attributesType })
        for (index, content) in sample.contents.enumerated() {
            let pictures = activity.snapshots.filter { $0.phase == "content" && $0.index == index }
            #expect(Set(pictures.map(\.presentation)) == Set(content.shown.texts.keys))
            for picture in pictures {
                #expect(try rendering.texts(of: picture) == content.shown.texts[picture.presentation], "\(picture.presentation) \(index)")
            }
        }
    }

    @Test func theColoursAndAddressesOfTheFlashSaleAreThose() throws {
        let sample = try #require(ActivitySample.all.first { $0.name == "003-flash-sale-widget" })
        let rendering = try rendering(sample)
        let pictures = try #require(try rendering.widgets().first).snapshots
        func tree(_ presentation: String) throws -> String { try rendering.tree(of: #require(pictures.first { $0.presentation == presentation })) }
        #expect(try tree("expanded").contains("link hdSeckill://seckill?productId=2022101102&name=%E6%B0%B8"))
        #expect(try tree("expanded").contains("widgetURL http://www.apple.com"))
        #expect(try !tree("lockScreen").contains("widgetURL"))
        #expect(try tree("expanded").contains(/Image [\d.]+ [\d.]+ 32 32 "zyg100"/))
        #expect(try tree("expanded").contains(/"立即购买" .*#FF4245/))
        #expect(try tree("expanded").contains(/"价格1200" .*#30D158/))
    }

    @Test func theWideLeadingTextGoesBelowTheCamera() throws {
        let sample = try #require(ActivitySample.all.first { $0.name == "001-expanded-regions" })
        let rendering = try rendering(sample)
        let pictures = try #require(try rendering.widgets().first).snapshots.filter { $0.presentation == "expanded" }
        func top(_ index: Int, _ text: String) throws -> Double {
            let tree = try rendering.tree(of: #require(pictures.first { $0.index == index }))
            let line = try #require(tree.split(separator: "\n").first { $0.contains("Text ") && $0.contains("\"\(text)") })
            return try #require(Double(line.split(separator: " ")[2]))
        }
        #expect(try top(0, "Leading") == top(0, "Trailing"))
        #expect(try top(0, "Leading") < top(0, "Center"))
        #expect(try top(1, "A leading text") > top(1, "Center"))
        #expect(try top(1, "Bottom") > top(1, "A leading text"))
    }

    @Test(.endToEnd) func missingPresentationsDoNotCompile() throws {
        let rendering = try Rendering(sample: "bad-island-missing-presentations")
        #expect(rendering.exitCode == 3)
        #expect(rendering.messages.contains("CompactOnly.swift:29:6: error: missing argument for parameter 'minimal' in call"))
        #expect(
            rendering.messages.contains("MinimalOnly.swift:9:19: error: missing arguments for parameters 'compactLeading', 'compactTrailing' in call")
        )
    }

    @Test(.endToEnd) func squaresInTheIslandAreFound() throws {
        let sample = ActivitySample("bad-island-square", "ShapeAttributes", "{}", (#"{"number":1}"#, .init([], [], ["T"], expanded: [])))
        let manifest = try rendering(sample).manifest()
        #expect(Set(manifest.diagnostics.map(\.code)) == ["square-in-island", "stale-not-shown"])
        let presentations = manifest.targets.flatMap(\.widgets).flatMap(\.snapshots).filter { $0.diagnostics.contains("square-in-island") }.map(
            \.presentation)
        #expect(Set(presentations).isSuperset(of: ["expanded", "compactLeading"]))
        #expect(!presentations.contains("lockScreen"))
    }

    @Test(.endToEnd) func workThatNeverRunsIsFound() throws {
        let sample = ActivitySample(
            "bad-network-in-live-activity", "NetworkAttributes", "{}",
            (#"{"imageURL":"https://example.com/a.png"}"#, .init(["0 bytes"], [], ["T"], expanded: ["0 bytes"])))
        let codes = Set(try rendering(sample).manifest().diagnostics.map(\.code))
        #expect(codes.isSuperset(of: ["async-image", "task-in-live-activity"]))
    }

    @Test func everyActivitySampleOfTheFolderIsListed() throws {
        let folder = try #require(SeedSamples.folder)
        struct Sample: Decodable { var kind: String }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
            let manifest = folder.appendingPathComponent("\(name)/manifest.json")
            guard FileManager.default.fileExists(atPath: manifest.path) else { return false }
            return try JSONDecoder().decode(Sample.self, from: Data(contentsOf: manifest)).kind == "activity"
        }
        #expect(Set(names) == Set(ActivitySample.all.map(\.name)))
    }

    private func rendering(_ sample: ActivitySample) throws -> Rendering {
        let data = FileManager.default.temporaryDirectory.appendingPathComponent("islet-states-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: data) }
        let attributes = data.appendingPathComponent("attributes.json")
        try Data(sample.attributes.utf8).write(to: attributes)
        let states = try sample.contents.enumerated().map { index, content in
            let file = data.appendingPathComponent("state\(index).json")
            try Data(content.state.utf8).write(to: file)
            return file.path
        }
        return try Rendering(
            sample: sample.name,
            options: [
                "--attributes", attributes.path, "--state", states.joined(separator: ","), "--appearance", "light", "--attributes-type",
                sample.attributesType,
            ])
    }
}
