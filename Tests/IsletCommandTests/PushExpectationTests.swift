import Foundation
import PushGateway
import Synchronization
import Testing

@testable import IsletCommand

/// What `push serve --wait-for` says of the pushes that come.
@Suite struct PushExpectationTests {
    private func expectation(_ words: String...) throws -> PushExpectation? {
        try PushExpectation(ParsedArguments(["serve", "x"] + words, for: PushCommand.specification))
    }

    private func explanation(reason: String? = nil, code: String? = nil) throws -> PushExplanation {
        let effects = code.map { #"[{"code":"\#($0)","sentence":"the device did it","date":0,"showsAlert":false,"notes":[]}]"# } ?? "[]"
        let refusal = reason.map { #","reason":"\#($0)","sentence":"why not""# } ?? ""
        let json =
            #"{"id":"1","number":1,"date":0,"method":"POST","path":"/3/device/ab","payloadBytes":2,"status":\#(reason == nil ? 200 : 400),"#
            + #""notes":[],"devices":["phone"],"losses":[],"isWaiting":false,"effects":\#(effects)\#(refusal)}"#
        return try JSONDecoder().decode(PushExplanation.self, from: Data(json.utf8))
    }

    /// The line, the code, and the file of a watch that heard some explanations.
    private func conclude(_ words: [String], drawn: URL? = nil, _ heard: [PushExplanation]) throws -> (line: String, ExitCode, junit: String) {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = folder.url.appendingPathComponent("push.xml")
        let arguments = try ParsedArguments(["serve", "x", "--junit", file.path] + words, for: PushCommand.specification)
        let watch = PushWatch(try #require(try PushExpectation(arguments)), drawn: drawn)
        for explanation in heard { watch.hear(explanation) }
        let done = DispatchSemaphore(value: 0)
        watch.start { done.signal() }
        done.wait()
        let lines = Mutex("")
        let code = try watch.conclude(Console { text, _ in lines.withLock { $0 += text } })
        return (lines.withLock { $0 }, code, try String(contentsOf: file, encoding: .utf8))
    }

    @Test func aPushThatBecameItIsATestCaseThatPassed() throws {
        let (line, code, junit) = try conclude(["--wait-for", "updated"], [try explanation(code: "throttled"), try explanation(code: "updated")])
        #expect(line.hasPrefix("ok - updated: the device did it (") && code == .done)
        #expect(junit.contains(#"tests="1" failures="0""#) && junit.contains(#"<testcase classname="push" name="updated""#))
    }

    @Test func oneOfApplesReasonsCanBeWaitedFor() throws {
        let (line, code, _) = try conclude(["--wait-for", "BadDeviceToken"], [try explanation(reason: "BadDeviceToken")])
        #expect(line.hasPrefix("ok - BadDeviceToken: why not") && code == .done)
    }

    @Test func whatCameInsteadIsSaid() throws {
        let (line, code, junit) = try conclude(["--wait-for", "updated", "--wait-seconds", "0.2"], [try explanation(code: "throttled")])
        #expect(line.hasPrefix("not ok - updated: no push was updated within 0.2 s; the last push: the device did it") && code == .diagnostics)
        #expect(junit.contains(#"failures="1""#) && junit.contains("<failure message=\"no push was updated"))
    }

    @Test func aPictureMustBeTheOneThatIsExpected() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let (drawn, same, other) = (
            folder.url.appendingPathComponent("now.png"), folder.url.appendingPathComponent("same.png"),
            folder.url.appendingPathComponent("other.png")
        )
        for (file, text) in [(drawn, "picture"), (same, "picture"), (other, "another")] { try Data(text.utf8).write(to: file) }
        for (file, isGood) in [(same, true), (other, false)] {
            let words = ["--wait-for", "updated", "--wait-seconds", "0.3", "--picture", drawn.path, "--expect-picture", file.path]
            let (line, code, _) = try conclude(words, drawn: drawn, [try explanation(code: "updated")])
            #expect(line.hasPrefix(isGood ? "ok" : "not ok") && line.contains(file.lastPathComponent) && (code == .done) == isGood, "\(line)")
        }
    }

    @Test func optionsThatMakeNoSenseAreRefused() throws {
        #expect(try expectation() == nil)
        #expect(throws: UsageError.self) { try expectation("--wait-for", "shown") }
        #expect(throws: UsageError.self) { try expectation("--junit", "x.xml") }
        #expect(throws: UsageError.self) { try expectation("--wait-for", "updated", "--expect-picture", "x.png") }
        #expect(throws: UsageError.self) { try expectation("--wait-for", "updated", "--wait-seconds", "never") }
    }
}
