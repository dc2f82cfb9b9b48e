import EndToEnd
import Testing

/// What previews have around them in Xcode.
@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd)
struct PreviewedTests {
    @Test func programsAreToldThatTheyDrawPreviews() throws {
        let pictures = try Pictures([Projects.path("Previewed")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        #expect(try pictures.tree(ofPreview: "told").contains("\"sample data\""))
        #expect(try pictures.tree(ofWindow: "light").contains("\"the person's data\""))
    }

    @Test func modifiersShareAContextThatIsMadeFirst() throws {
        let pictures = try Pictures([Projects.path("Previewed")])
        for preview in ["direct", "named"] {
            #expect(try pictures.tree(ofPreview: preview).contains("\"Apples, Pears\""), "\(preview)")
        }
    }
}
