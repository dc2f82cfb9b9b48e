import EndToEnd
import Foundation
import Testing

/// Two builds of a Live Activity read each other's data.
@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd, .serialized)
struct DriftCommandTests {
    private struct Answer: Decodable {
        struct Finding: Decodable, CustomStringConvertible {
            var code: String
            var severity: String
            var message: String
            var file: String?
            var line: Int?
            var description: String { "\(file ?? ""):\(line ?? 0) \(severity) \(code): \(message)" }
        }
        var exitCode: Int32
        var types: Int
        var values: Int
        var diagnostics: [Finding]
    }

    private func drift(_ old: String, _ new: String) throws -> Answer {
        let result = try Program.run(["drift", Projects.path("Drift/\(old)"), Projects.path("Drift/\(new)"), "--json"])
        let answer = try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
        #expect(result.exitCode == answer.exitCode, "\(result.messages)")
        return answer
    }

    /// The finding of old data in the new build.
    private func update(_ answer: Answer, _ code: String) throws -> Answer.Finding {
        try #require(answer.diagnostics.first { $0.code == code && $0.message.contains("old build in the new") }, "\(answer.diagnostics)")
    }

    @Test func theSameSourcesReadAllOfEachOther() throws {
        let answer = try drift("Old", "Old")
        #expect(answer.exitCode == 0, "\(answer.diagnostics)")
        #expect(answer.types >= 3)
        #expect(answer.values >= 8)
    }

    @Test func aFieldWithoutDefaultIsMissingInOldData() throws {
        let found = try update(drift("Old", "Added"), "drift-undecodable")
        #expect(found.severity == "error" && found.file == "Trip.swift" && found.line == 9)
        #expect(found.message.contains("“terminal” is missing"))
    }

    @Test func aRenamedFieldIsLostWithoutAnError() throws {
        let found = try update(drift("Old", "Renamed"), "drift-changed")
        #expect(found.message.contains("“gate”") && found.message.contains("case door = \"gate\""), "\(found)")
        #expect(found.line == 7)
    }

    @Test func aFieldOfAnotherTypeCannotBeRead() throws {
        let found = try update(drift("Old", "Retyped"), "drift-undecodable")
        #expect(found.message.contains("“minutes” has another type") && found.line == 8, "\(found)")
    }

    @Test func aCaseThatIsGoneCannotBeRead() throws {
        let found = try update(drift("Old", "CaseRemoved"), "drift-undecodable")
        #expect(found.message.contains("delayed") && found.line == 6, "\(found)")
    }

    @Test func aDateThatIsCodedInAnotherWayIsAnotherMoment() throws {
        let found = try update(drift("Old", "DateCoding"), "drift-changed")
        #expect(found.message.contains("“departure” was 2025-") && found.message.contains("is read as 1994-"), "\(found)")
        #expect(found.line == 9)
    }
}
