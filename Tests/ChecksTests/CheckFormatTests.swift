import Checks
import Foundation
import IsletModel
import Testing

@Suite struct CheckFormatTests {
    private let findings = [
        Finding(.compile, .error, "cannot find “x” in scope, 100 % sure", file: "A b.swift", line: 3, column: 5),
        Finding(.asyncImage, .warning, "never loads"),
    ]

    private func text(_ format: CheckFormat, _ findings: [Finding]? = nil) throws -> String {
        try format.text(of: findings ?? self.findings, version: "1.2.3")
    }

    @Test func peopleReadLinesAndASum() throws {
        #expect(
            try text(.text) == """
                A b.swift:3:5: error: cannot find “x” in scope, 100 % sure [compile]
                warning: never loads [async-image]
                1 error, 1 warning
                """)
        #expect(try text(.text, []) == "nothing found")
    }

    @Test func workflowsReadAnnotations() throws {
        let lines = try text(.github).split(separator: "\n")
        #expect(lines[0] == "::error file=A b.swift,line=3,col=5,title=compile::cannot find “x” in scope, 100 %25 sure")
        #expect(lines[1] == "::warning title=async-image::never loads")
    }

    @Test func sarifHasRulesResultsAndPlaces() throws {
        let document = try JSONValue(json: Data(text(.sarif).utf8))
        #expect(document["version"].string == "2.1.0")
        let run = try #require(document["runs"].elements.first)
        let rules = run["tool"]["driver"]["rules"].elements
        #expect(rules.compactMap { $0["id"].string } == ["async-image", "compile"])
        let results = run["results"].elements
        for result in results {
            let index = try #require(result["ruleIndex"].number)
            #expect(rules[Int(index)]["id"] == result["ruleId"] && ["error", "warning", "note"].contains(result["level"].string))
            #expect(result["message"]["text"].string?.isEmpty == false)
        }
        let place = try #require(results[0]["locations"].elements.first)["physicalLocation"]
        #expect(place["artifactLocation"]["uri"].string == "A%20b.swift" && place["region"]["startLine"] == 3 && place["region"]["startColumn"] == 5)
        #expect(results[1]["locations"] == .null)
    }

    @Test func checkstyleEscapesAndGroupsByFile() throws {
        let document = try text(.checkstyle, [Finding(.compile, .error, "a < b & c", file: "A.swift", line: 1)])
        #expect(
            document.contains(#"<file name="A.swift">"#) && document.contains("a &lt; b &amp; c") && document.contains(#"source="islet.compile""#))
    }

    @Test func knownFindingsAreNotToldAgainWhereverTheyMove() throws {
        let baseline = CheckBaseline(findings)
        var moved = findings
        moved[0].line = 90
        #expect(baseline.new(among: moved).isEmpty)
        #expect(baseline.new(among: moved + [findings[1]]) == [findings[1]])
    }

    @Test(
        "settings, or one line with the file and the mend",
        arguments: [
            (#"{"disable": ["async-image"]}"#, nil), (#"{"disable": ["async-imge"]}"#, "did you mean async-image?"),
            (#"{"severity": {"async-image": "fatal"}}"#, "use error, warning or note"), (#"{"disabled": []}"#, "there is no setting “disabled”"),
            ("{", "line 1"),
        ])
    func settings(text: String, mistake: String?) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("islet-\(UUID().uuidString).json")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        guard let mistake else {
            #expect(try findings.compactMap(CheckConfiguration(file: file).applied) == [findings[0]])
            return
        }
        let fault = #expect(throws: CheckConfiguration.Fault.self) { try CheckConfiguration(file: file) }
        #expect(fault?.description.hasPrefix(file.path) == true && fault?.description.contains(mistake) == true, "\(fault?.description ?? "")")
    }
}
