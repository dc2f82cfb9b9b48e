import IsletModel
import ProjectReader
import Testing

@testable import Builder

@Suite struct SourceNestingTests {
    private func problem(_ text: String) -> ProjectProblem? {
        do throws(ProjectProblem) {
            try SourceNesting.check(text, file: "A.swift")
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: SourceNesting.Opening.allCases)
    func theFirstOpeningBeyondTheBoundIsNamed(opening: SourceNesting.Opening) throws {
        let line = opening == .condition ? "#if DEBUG\n" : opening.rawValue
        #expect(problem("\n" + String(repeating: line, count: opening.most)) == nil)
        let found = try #require(problem("\n" + String(repeating: line, count: opening.most + 1)))
        #expect(found.code == .nestedTooDeep && found.line == (opening == .condition ? opening.most + 2 : 2))
        #expect(found.message == "“\(opening.rawValue)” is nested more than \(opening.most) levels deep")
    }

    @Test(
        "what is closed, in comments or in strings does not count",
        arguments: [
            String(repeating: "[1],", count: 1000), "// " + String(repeating: "[", count: 100),
            "/* /* */ \n" + String(repeating: "[", count: 100) + "*/", "let a = \"" + String(repeating: "[", count: 100) + "\"",
            "let a = \"\"\"\n" + String(repeating: "[\n", count: 100) + "\"\"\"", "let a = \"\\\"" + String(repeating: "[", count: 100) + "\"",
            String(repeating: "#if A\n#endif\n", count: 1000),
        ])
    func whatIsNotOpenDoesNotCount(text: String) { #expect(problem(text) == nil) }

    @Test func whatIsBesideAStringOrACommentCounts() {
        let open = String(repeating: "[", count: 17)
        #expect(problem("let a = \"[\" + \(open)")?.line == 1)
        #expect(problem("/* a\n b */ \(open)")?.line == 2)
        #expect(problem("let a = \"\"\"\n]\n\"\"\"\n\(open)")?.line == 4)
    }
}
