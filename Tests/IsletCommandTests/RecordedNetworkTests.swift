import Foundation
import IsletModel
import TestGate
import Testing

@testable import IsletCommand

/// `--network record FILE` and `--network replay FILE`, with a server on this machine that is gone when the recording is used.
@Suite(.serialized, .enabled(if: RuntimeProbe.isBuilt, "libIsletRuntime.so is not built"), .startsPrograms)
struct RecordedNetworkTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Asks in three ways: the shared session, one of its own with a body, and for a file.
    private func source(_ base: String) -> String {
        SampleWidget.source
            .replacing(
                "struct Entry: TimelineEntry { let date: Date }",
                with: """
                    struct Entry: TimelineEntry {
                        /// A class of the program's own, which takes no request, and is nested in another type.
                        final class Quiet: URLProtocol { override class func canInit(with request: URLRequest) -> Bool { false } }
                        let date: Date
                        var text = ""
                    }
                    """
            )
            .replacing("Text($0.date, style: .time)", with: "Text($0.text)")
            .replacing(
                "completion(Timeline(entries: [Entry(date: Date())], policy: .never))",
                with: """
                    Task {
                        var parts: [String] = []
                        let configuration = URLSessionConfiguration.ephemeral
                        configuration.protocolClasses?.insert(Entry.Quiet.self, at: 0)
                        let own = URLSession(configuration: configuration)
                        var post = URLRequest(url: URL(string: "\(base)echo")!)
                        post.httpMethod = "POST"
                        do { parts.append(String(decoding: try await URLSession.shared.data(from: URL(string: "\(base)a?x=1")!).0, as: UTF8.self)) }
                        catch { parts.append(error.localizedDescription) }
                        do { parts.append(String(decoding: try await own.upload(for: post, from: Data("body".utf8)).0, as: UTF8.self)) }
                        catch { parts.append("\\((error as? URLError)?.code.rawValue ?? 0)") }
                        do { parts.append(try String(contentsOf: try await own.download(from: URL(string: "\(base)file")!).0, encoding: .utf8)) }
                        catch { parts.append("\\((error as? URLError)?.code.rawValue ?? 0)") }
                        completion(Timeline(entries: [Entry(date: Date(), text: parts.joined(separator: " + "))], policy: .never))
                    }
                    """)
    }

    private func render(_ words: String...) throws -> (code: ExitCode, text: String, recorder: Recorder) {
        let recorder = Recorder()
        let all = ["render", folder.url.path + "/Widget", "-o", folder.url.path + "/out", "--format", "png"]
        let code = Islet.run(all + words, console: recorder.console)
        let trees =
            FileManager.default.enumerator(at: folder.url.appendingPathComponent("out"), includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.lastPathComponent == "timeline-0-light.txt" } ?? []
        return (code, try trees.map { try String(contentsOf: $0, encoding: .utf8) }.joined(), recorder)
    }

    @Test func whatWasRecordedIsAnsweredWithoutTheServer() throws {
        defer { folder.remove() }
        let server = try EchoServer()
        try folder.write(source(server.base), to: "Widget/Widget.swift")
        let file = folder.url.appendingPathComponent("answers.har").path
        let recorded = try render("--network", "record", file)
        server.stop()
        #expect(recorded.code == .done)
        #expect(recorded.text.contains("GET /a?x=1 + POST /echo body + GET /file"))
        #expect(recorded.recorder.errors.contains("3 exchanges recorded"))
        let archive = try String(contentsOfFile: file, encoding: .utf8)
        #expect(archive.contains("\"version\" : \"1.2\"") && archive.contains("\(server.base)a?x=1"))

        let replayed = try render("--network", "replay", file)
        #expect(replayed.code == .done)
        #expect(replayed.text == recorded.text)
        let offline = try render()
        #expect(offline.text.contains("appears to be offline") && offline.text.contains("-1009"))
    }

    @Test func whatWasNotRecordedIsNamed() throws {
        defer { folder.remove() }
        try folder.write(source("http://127.0.0.1:9/"), to: "Widget/Widget.swift")
        try folder.write(#"{"log": {"entries": []}}"#, to: "empty.har")
        let result = try render("--network", "replay", folder.url.path + "/empty.har")
        #expect(result.code == .done)
        #expect(result.recorder.errors.contains("GET http://127.0.0.1:9/a?x=1 is not in the recording"))
        #expect(result.text.contains("appears to be offline"))
    }

    @Test func filesThatAreNoArchiveAreRefused() throws {
        defer { folder.remove() }
        try folder.write(source("http://127.0.0.1:9/"), to: "Widget/Widget.swift")
        try folder.write(#"{"log": {"entries": [{"request": {"url": "x"}}]}}"#, to: "bad.har")
        let result = try render("--network", "replay", folder.url.path + "/bad.har")
        #expect(result.code == .usage)
        #expect(result.recorder.errors.contains("log.entries[0].request has no “method”"))
        #expect(try render("--network", "replay").recorder.errors.contains("--network replay needs a value"))
        #expect(try render("--network", "replay", "/nothing.har").recorder.errors.contains("there is no file /nothing.har"))
    }

    @Test(arguments: [
        (["--location", "52.52,13.405"], nil), (["--location", "north"], "--location cannot be “north”"),
        (["--fixtures", "/nothing.json"], "there is no file /nothing.json"),
    ])
    func fixturesAreChecked(words: [String], problem: String?) throws {
        let command = RenderCommand.specification
        let arguments = try ParsedArguments(["x", "-o", "out"] + words, for: command)
        guard let problem else { return #expect(try FixtureOptions.file(arguments) != nil) }
        let error = #expect(throws: UsageError.self) { try FixtureOptions.file(arguments) }
        #expect(error?.description.contains(problem) == true)
    }

    @Test func membersNobodyReadsAreNamed() throws {
        defer { folder.remove() }
        try folder.write(#"{"locaton": {}}"#, to: "f.json")
        let arguments = try ParsedArguments(["x", "-o", "out", "--fixtures", folder.url.path + "/f.json"], for: RenderCommand.specification)
        let error = #expect(throws: UsageError.self) { try FixtureOptions.file(arguments) }
        #expect(error?.description.hasSuffix("has a member “locaton” that no framework reads: did you mean location?") == true)
    }
}
