import Foundation
import IsletModel
import Testing

@testable import IsletCommand

/// With `--json` every command answers in JSON, whatever comes of it, and as the schema says.
@Suite struct JSONAnswerTests {
    private static let schema = SchemaCheck(AnswerSchema.text)

    @Test func theSchemaIsWrittenDown() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("docs/answers.schema.json")
        #expect(try String(contentsOf: file, encoding: .utf8) == AnswerSchema.text, "islet diagnostics --schema > docs/answers.schema.json")
    }

    @Test(arguments: FindingCode.allCases) func everyDiagnosticFitsTheSchema(code: FindingCode) throws {
        let note = FindingNote("note", file: "A.swift", line: 1, column: 2, replacement: "a", replacedLength: 0)
        let full = Finding(code, nil, "message", identity: "a/b", file: "A.swift", line: 3, column: 4, notes: [note])
        let answer = CommandAnswer(command: "render", exitCode: 3, diagnostics: [full, Finding(code, nil, "message")])
        #expect(Self.schema.faults(of: answer.json) == [])
        #expect(answer.json.contains("\"explanation\":\"docs/DIAGNOSTICS.md#\(code.rawValue)\""))
    }

    @Test func whatFitsNotIsFound() {
        #expect(Self.schema.faults(of: "{\"schema\":1,\"exitCode\":7,\"diagnostics\":[]}") != [])
        #expect(Self.schema.faults(of: "{\"schema\":1,\"exitCode\":2,\"diagnostics\":[{\"code\":\"none\"}]}") != [])
        #expect(Self.schema.faults(of: "{}") != [])
    }

    @Test(arguments: Islet.commands.map { $0.specification.name })
    func wrongUsageOfEveryCommandIsAnswered(name: String) throws {
        let recorder = Recorder()
        #expect(recorder.run(name, "--no-such-option", "--json") == .usage)
        #expect(Self.schema.faults(of: recorder.output) == [])
        let answer = try JSONDecoder().decode(Answer.self, from: Data(recorder.output.utf8))
        #expect(answer.command == name && answer.exitCode == 2)
        #expect(answer.diagnostics.map(\.code) == [.usage])
        #expect(recorder.errors == "islet: \(answer.diagnostics[0].message)\n")
    }

    private struct Answer: Decodable {
        var command: String?
        var exitCode: Int32
        var diagnostics: [Finding]
    }

    @Test(arguments: [
        ["render", "/no/such/place", "-o", "/tmp/islet-none"], ["simulate", "/no/such/place"], ["targets", "/no/such/place"],
        ["host", "/no/such/place"],
    ])
    func aPathThatIsNotThereIsAnsweredWithItsCode(words: [String]) throws {
        let recorder = Recorder()
        #expect(Islet.run(words + ["--json"], console: recorder.console) == .usage)
        #expect(Self.schema.faults(of: recorder.output) == [])
        let answer = try JSONDecoder().decode(Answer.self, from: Data(recorder.output.utf8))
        #expect(answer.diagnostics.map(\.code) == [.noSuchPath])
        #expect(answer.diagnostics.first?.file == "/no/such/place")
    }

    @Test(arguments: [
        ["doctor"], ["version"], ["--version"], ["diagnostics"], ["diagnostics", "compile"], ["help"], ["help", "render"], ["completions", "zsh"],
    ])
    func smallCommandsAnswerTheSame(words: [String]) throws {
        let recorder = Recorder()
        let code = Islet.run(words + ["--json"], console: recorder.console)
        #expect(code == .done || words == ["doctor"])
        #expect(Self.schema.faults(of: recorder.output) == [])
    }

    @Test func anUnknownCommandIsAnswered() {
        let recorder = Recorder()
        #expect(recorder.run("rendre", "--json") == .usage)
        #expect(Self.schema.faults(of: recorder.output) == [])
    }
}
