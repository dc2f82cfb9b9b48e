import EndToEnd
import Testing

@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd)
struct WatchFaceTests {
    @Test func aWidgetOfAWatchThatNamesNoFamiliesIsOfferedInThoseOfAWatch() throws {
        let pictures = try Pictures([Projects.path("Face")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        let families = Set(pictures.manifest.targets.flatMap(\.widgets).flatMap(\.families))
        #expect(families == ["accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner"])
        #expect(try pictures.tree("face", "accessoryCircular").contains("\"Noon\""))
    }

    @Test func aGroupShowsItsLabelAboveThreeViewsBesideEachOther() throws {
        let pictures = try Pictures([Projects.path("Face")])
        let texts = try pictures.texts("face", "accessoryRectangular")
        #expect(Set(texts.keys) == ["Weather", "72", "Sun", "UV"], "of four views three are shown: \(texts.keys)")
        let tree = try pictures.tree("face", "accessoryRectangular")
        #expect(tree.components(separatedBy: "RoundedRectangle").count - 1 >= 3 || tree.contains("clip"), "\(tree)")
    }
}
