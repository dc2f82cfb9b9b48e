import Foundation
import TestGate
import Testing

/// Details of samples that texts and dates do not tell.
@Suite(
    .enabled(if: SeedSamples.folder != nil && SeedSamples.runsAll, "not every sample is asked for, or there is no folder of samples"), .serialized,
    .startsPrograms)
struct WidgetLookTests {
    private func widget(_ rendering: Rendering, _ kind: String) throws -> RenderedManifest.Widget {
        try #require(try rendering.widgets().first { $0.kind == kind }, "\(rendering.messages)")
    }

    private func tree(_ rendering: Rendering, _ kind: String, in family: String, phase: String = "timeline", dark: Bool = false) throws -> String {
        let pictures = try widget(rendering, kind).snapshots.filter { $0.phase == phase && $0.presentation == family }
        return try rendering.tree(of: #require(pictures.first { ($0.appearance == "dark") == dark }))
    }

    @Test func textIsBlackInLightAndWhiteInDark() throws {
        let rendering = try Rendering(sample: "002-always-on-colors")
        #expect(try tree(rendering, "Status", in: "systemSmall").contains("#000000"))
        #expect(try tree(rendering, "Status", in: "systemSmall", dark: true).contains("#FFFFFF"))
    }

    @Test func contentMarginsAreLeftOnlyWhereTheyAreNotDisabled() throws {
        let rendering = try Rendering(sample: "004-content-margins")
        #expect(try tree(rendering, "DefaultMargins", in: "systemSmall").contains(/Color 16 16 126 126|Rectangle 16 16 126 126/))
        #expect(try tree(rendering, "NoMargins", in: "systemSmall").contains(/Color 0 0 158 158|Rectangle 0 0 158 158/))
    }

    @Test func linesLieEightPointsApart() throws {
        let rendering = try Rendering(sample: "002-simple-view")
        let lines = try tree(rendering, "SimpleView", in: "systemSmall").split(separator: "\n").filter { $0.contains("Text ") }
        let boxes = lines.map { $0.split(separator: " ").dropFirst().prefix(4).compactMap { Double($0) } }
        try #require(boxes.count == 2 && boxes.allSatisfy { $0.count == 4 })
        #expect(boxes[0][0] == boxes[1][0])
        #expect(abs(boxes[1][1] - boxes[0][1] - boxes[0][3] - 8) < 0.4)
    }

    @Test func relevanceIsReported() throws {
        let rendering = try Rendering(sample: "002-relevance")
        let entry = try widget(rendering, "RelevantWidget").timelines?.first?.entries.first
        #expect(entry?.relevanceScore == 80)
        #expect(entry?.relevanceDuration == 3600)
    }

    @Test func aTapOutsideTheLinkOpensTheWidgetsAddress() throws {
        let rendering = try Rendering(sample: "004-links")
        let medium = try tree(rendering, "Links", in: "systemMedium")
        #expect(medium.contains("myapp://link"))
        #expect(medium.contains("myapp://widget"))
        let small = try tree(rendering, "Links", in: "systemSmall")
        #expect(small.contains("myapp://widget"))
        #expect(!small.contains("myapp://link"))
    }

    @Test func inTheAccentedModeTheWidgetKnowsIt() throws {
        let rendering = try Rendering(sample: "002-accented", options: ["--mode", "accented", "--family", "systemSmall"])
        let shown = try tree(rendering, "MyWidget", in: "systemSmall")
        #expect(shown.contains("\"accented\""))
        #expect(shown.contains("accented:fullColor"))
    }
}
