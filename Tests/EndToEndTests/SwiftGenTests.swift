import EndToEnd
import Testing

@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd)
struct SwiftGenTests {
    @Test func declarationsThatSwiftGenMakesAreThere() throws {
        let pictures = try Pictures([Projects.path("Named")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        let tree = try pictures.tree(ofPreview: "named")
        #expect(tree.contains("Hello, Ada, for the 2. time") && tree.contains("Bye,"), "\(tree)")
        #expect(tree.contains("#208010"), "\(tree)")
    }
}
