import EndToEnd
import Foundation
import Testing

/// A project that uses what iOS 17 to 27 added, built and drawn by the real command.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence))) struct WideProjectTests {
    @Test func newerAPIIsBuiltAndDrawn() throws {
        let pictures = try Pictures([Projects.path("Wide")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        #expect(pictures.codes == ["unsupported-api"], "only the flat chart is spoken of")
        let tree = try pictures.tree("wide", "systemLarge")
        #expect(try Set(["Tight", "Gift 7"]).isSubset(of: pictures.texts("wide", "systemLarge").keys))
        #expect(tree.contains("CombinedShape") && tree.contains("Image"), "\(tree)")
    }

    @Test func previewsWithVariablesAreDrawnInBothForms() throws {
        let pictures = try Pictures([Projects.path("Wide")])
        let previews = pictures.manifest.targets.flatMap { $0.previews ?? [] }
        #expect(previews.map(\.name) == ["Trailing", "Argument"], "\(pictures.messages)")
        #expect(previews.allSatisfy { !$0.snapshots.isEmpty })
    }
}
