import EndToEnd
import Testing

@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd)
struct MissingPackageTests {
    @Test func whatAMissingPackageAddsToApplesTypesIsDeclared() throws {
        let pictures = try Pictures([Projects.path("Stars")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        #expect(!pictures.codes.contains("left-out") && pictures.codes.contains("stubbed"), "\(pictures.messages)")
        let tree = try pictures.tree(ofPreview: "stars")
        #expect(["\"Night\"", "\"Day\"", "\"Dusk\""].allSatisfy(tree.contains), "\(tree)")
    }

    @Test func whatStandsAmongViewsIsAView() throws {
        let pictures = try Pictures([Projects.path("Stars")])
        let tree = try pictures.tree(ofPreview: "sky")
        #expect(tree.contains("Constellation: not available") && !tree.contains("is not available here"), "\(tree)")
        #expect(!pictures.codes.contains("left-out"), "\(pictures.messages)")
    }

    @Test func whatStandsInASheetIsAView() throws {
        let pictures = try Pictures([Projects.path("Stars")])
        let tree = try pictures.tree(ofPreview: "gate")
        #expect(tree.contains("\"Gate\"") && tree.contains("qrcode"), "\(tree)")
        #expect(!pictures.codes.contains("left-out"), "\(pictures.messages)")
    }

    /// Values of the environment, words and measures of a design system: what is written is seen, and nothing goes for want of them.
    @Test func whatADesignSystemGivesIsDeclared() throws {
        let pictures = try Pictures([Projects.path("Designed")])
        #expect(pictures.exitCode == 0 && !pictures.codes.contains("left-out"), "\(pictures.messages)")
        let tree = try pictures.tree(ofPreview: "designed")
        #expect(["\"Title \"", "\"star\"", "\"Room\"", "\"Names\"", "Button", "RoundedRectangle"].allSatisfy(tree.contains), "\(tree)")
        let lines = tree.split(separator: "\n")
        for word in ["Colours", "Front", "Above"] {
            #expect(lines.contains { $0.contains("\"\(word)\"") && !$0.contains("#00000000") }, "\(word) is seen: \(tree)")
        }
        #expect(lines.filter { $0.contains(" Color ") && $0.contains("#00000000") }.count == 2, "grounds stay clear: \(tree)")
        #expect(try pictures.tree(ofPreview: "kept").contains("\"Kept 3\""))
        let reached = try pictures.tree(ofPreview: "reached")
        #expect(["\"Sized\"", "\"Few\"", "\"Word: \""].allSatisfy(reached.contains), "members that another source's import brings: \(reached)")
    }
}
