import EndToEnd
import Testing

@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd)
struct LongSumTests {
    @Test func aSumThatIsTooLongForTheCompilerIsAddedUp() throws {
        let pictures = try Pictures([Projects.path("Sums")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        let tree = try pictures.tree(ofPreview: "sums")
        #expect(tree.contains("\"Sum: 17\"") && tree.contains("\"ABCDE2FG\""), "\(tree)")
    }
}
