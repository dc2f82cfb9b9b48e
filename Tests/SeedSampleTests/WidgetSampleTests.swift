import Foundation
import TestGate
import Testing

/// Draws samples of widgets through the host and compares what is in them.
@Suite(.enabled(if: SeedSamples.folder != nil, Comment(rawValue: SeedSamples.absence)), .serialized, .startsPrograms)
struct WidgetSampleTests {
    static let chosen = SeedSamples.chosen(WidgetSample.all, handful: WidgetSample.handful, name: \.name)

    @Test(arguments: chosen)
    func theSampleShowsWhatItMust(_ sample: WidgetSample) throws {
        try check(Rendering(sample: sample.name), sample)
    }

    @Test(arguments: chosen.filter { ["002-accented", "002-relevance", "002-visionos"].contains($0.name) })
    func theSampleDoesWithoutItsOwnSupplements(_ sample: WidgetSample) throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("islet-copies-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        try check(Rendering(SeedSamples.copyWithoutCompatibility(sample.name, into: scratch)), sample)
    }

    @Test func everyWidgetSampleOfTheFolderIsListed() throws {
        let folder = try #require(SeedSamples.folder)
        struct Sample: Decodable { var kind: String }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
            let manifest = folder.appendingPathComponent("\(name)/manifest.json")
            guard FileManager.default.fileExists(atPath: manifest.path) else { return false }
            let sample = try JSONDecoder().decode(Sample.self, from: Data(contentsOf: manifest))
            return sample.kind == "widget"
        }
        #expect(Set(names) == Set(WidgetSample.all.map(\.name)))
    }

    private func check(_ rendering: Rendering, _ sample: WidgetSample) throws {
        #expect(rendering.exitCode == 0, "\(rendering.messages)")
        try #require(rendering.exitCode == 0)
        let manifest = try rendering.manifest()
        #expect(Set(manifest.diagnostics.filter { $0.severity != "note" }.map(\.code)) == sample.diagnostics, "\(rendering.messages)")
        let widgets = manifest.targets.flatMap(\.widgets)
        #expect(widgets.map(\.kind) == sample.widgets.map(\.kind))
        for (widget, expected) in zip(widgets, sample.widgets) { try check(widget, expected, rendering, at: manifest.at) }
        let output = sample.output.isEmpty ? "" : try rendering.output()
        for part in sample.output { #expect(output.contains(part), "\(output)") }
    }

    private func check(_ widget: RenderedManifest.Widget, _ expected: WidgetSample.Widget, _ rendering: Rendering, at moment: String) throws {
        #expect(widget.displayName == expected.displayName)
        #expect(widget.description == expected.description)
        #expect(widget.families == expected.families)
        for (index, family) in expected.families.enumerated() {
            let timeline = try #require(widget.timelines?.first { $0.presentation == family })
            #expect(timeline.policy == expected.policy)
            #expect(try timeline.entries.map { try minutes(from: moment, to: $0.date) } == expected.minutes)
            let shown = try widget.pictures("timeline", in: family).map(rendering.texts)
            #expect(shown == expected.inFamily[family] ?? expected.entries, "\(widget.kind) \(family)")
            guard index == 0 else { continue }
            if let texts = expected.placeholder { #expect(try widget.pictures("placeholder", in: family).map(rendering.texts) == [texts]) }
            if let texts = expected.gallery { #expect(try widget.pictures("snapshot", in: family).map(rendering.texts) == [texts]) }
        }
    }

    private func minutes(from start: String, to end: String) throws -> Int {
        let formatter = ISO8601DateFormatter()
        let (first, last) = (try #require(formatter.date(from: start)), try #require(formatter.date(from: end)))
        return Int(last.timeIntervalSince(first) / 60)
    }
}
