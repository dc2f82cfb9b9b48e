import Foundation
import IsletModel
import Testing

struct FindingTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func thePageOfDiagnosticsSaysWhatTheCodesSay() throws {
        let page = try String(contentsOf: Self.root.appendingPathComponent("docs/DIAGNOSTICS.md"), encoding: .utf8)
        #expect(page == FindingPage.text, "write it with islet diagnostics --markdown > docs/DIAGNOSTICS.md")
    }

    @Test func everyCodeSaysWhatHappensAndWhatToDo() {
        for code in FindingCode.allCases {
            let about = code.about
            #expect(!about.severities.isEmpty && about.noticed.count > 10 && about.device.count > 3 && about.mend.count > 3, "\(code)")
            #expect(code.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
        }
    }

    @Test func aFindingReadsLikeACompilersMessage() {
        let finding = Finding(.missingFont, nil, "“Foo” is not here", file: "A.swift", line: 3, column: 5)
        #expect(finding.severity == FindingCode.missingFont.about.severities[0])
        #expect(finding.description == "A.swift:3:5: \(finding.severity.rawValue): “Foo” is not here [missing-font]")
    }

    @Test func aFindingIsTheSameAfterCoding() throws {
        let finding = Finding(.linkInSmall, .warning, "m", identity: "0/1", line: 2)
        let data = try JSONEncoder().encode(finding)
        #expect(String(decoding: data, as: UTF8.self).contains(#""code":"link-in-small""#))
        #expect(try JSONDecoder().decode(Finding.self, from: data) == finding)
    }
}
