import ExtensionProtocol
import Foundation
import Host
import Sandboxing
import Snapshot
import TestGate
import Testing

@Suite(.serialized, .startsPrograms)
struct ExtensionProcessTests {
    /// Renders once with an extension that behaves in some way, and gives back why it failed.
    private func failure(of behaviour: String, sandbox: Sandbox = .off, _ adjust: (inout ExtensionLaunch) -> Void = { _ in }) throws
        -> ExtensionFailure?
    {
        let scripted = try ScriptedExtension()
        defer { scripted.remove() }
        let process = try scripted.launch(behaviour, sandbox: sandbox, adjust: adjust)
        do throws(ExtensionFailure) {
            _ = try process.describe()
            _ = try process.render(ScriptedExtension.request()) { _ in }
            return nil
        } catch {
            return error
        }
    }

    @Test func aGoodExtensionIsDescribedAndRendered() throws {
        let scripted = try ScriptedExtension()
        defer { scripted.remove() }
        let process = try scripted.launch("good")
        #expect(try process.describe().widgets.map(\.kind) == ["k"])
        for id in 1...3 {
            var indices: [Int] = []
            let outcome = try process.render(ScriptedExtension.request(id: id)) { indices.append($0.index) }
            #expect(indices == [0, 1, 2])
            #expect(outcome.entryCount == 3)
        }
        process.quit()
    }

    @Test func aCrashNamesItsSignal() throws {
        guard case .crashed(let report)? = try failure(of: "segfault") else {
            Issue.record("no crash was reported")
            return
        }
        #expect(report.signal == SIGSEGV)
        #expect(report.place == nil)
    }

    @Test func aFatalErrorNamesFileAndLine() throws {
        let failure = try #require(try failure(of: "fatal-error"))
        let diagnostic = failure.diagnostic(while: "timeline of “k”")
        #expect(diagnostic.code == .extensionCrashed)
        #expect(diagnostic.file == "MyWidget/Provider.swift")
        #expect(diagnostic.line == 42)
        #expect(diagnostic.message == "timeline of “k”: the extension crashed (SIGABRT): Fatal error: Index out of range")
    }

    @Test func leavingEarlyIsReportedWithTheLastLine() throws {
        #expect(try failure(of: "exit") == .exited(code: 7, lastLines: ["giving up"]))
    }

    @Test func aProviderThatNeverAnswersTimesOut() throws {
        #expect(try failure(of: "hang") { $0.limits.provider = 1 } == .timedOut(.provider, seconds: 1))
        #expect(try failure(of: "hang-after-entry") { $0.limits.entry = 1 } == .timedOut(.entry, seconds: 1))
        #expect(try failure(of: "hang-at-start") { $0.limits.start = 2 } == .timedOut(.start, seconds: 2))
    }

    @Test func aLoopWithoutEndIsCalledOne() throws {
        #expect(try failure(of: "spin") { $0.limits.provider = 4 } == .endlessLoop(.provider, seconds: 4))
    }

    @Test func nonsenseIsRefused() throws {
        #expect(try failure(of: "garbage") == .malformedMessage("not the JSON of a message"))
        #expect(try failure(of: "huge") == .malformedMessage("a message of 4294967295 bytes"))
        #expect(try failure(of: "wrong-id") == .malformedMessage("the end of request 2 while request 1 was under way"))
        #expect(try failure(of: "flood") == .malformedMessage("more than the 10 entries asked for"))
        #expect(try failure(of: "close") == .malformedMessage("it closed the connection and went on running"))
    }

    @Test func tooMuchMemoryEndsTheProcess() throws {
        guard case .outOfMemory(let bytes, let limit)? = try failure(of: "memory") else {
            Issue.record("the limit was not noticed")
            return
        }
        #expect(bytes > limit)
        #expect(limit == 30 << 20)
    }

    @Test func megabytesOfOutputDoNotBlockAndAreBounded() throws {
        let scripted = try ScriptedExtension()
        defer { scripted.remove() }
        let process = try scripted.launch("chatter")
        _ = try process.render(ScriptedExtension.request()) { _ in }
        #expect(process.standardOutput.data.count == 1 << 20)
        #expect(process.standardOutput.droppedBytes == 3 << 20)
        #expect(process.standardError.text.hasSuffix("3145728 more bytes were left out\n"))
    }

    @Test func aSlowHostDoesNotUseUpTheExtensionsTime() throws {
        let scripted = try ScriptedExtension()
        defer { scripted.remove() }
        let process = try scripted.launch("good") { $0.limits.request = 5 }
        _ = try process.describe()
        let outcome = try process.render(ScriptedExtension.request()) { _ in Thread.sleep(forTimeInterval: 2) }
        #expect(outcome.entryCount == 3)
    }

    @Test func whatACrashedExtensionStartedIsEndedToo() throws {
        let scripted = try ScriptedExtension()
        defer { scripted.remove() }
        let process = try scripted.launch("child")
        #expect(throws: ExtensionFailure.self) { try process.render(ScriptedExtension.request()) { _ in } }
        process.quit()
        let text = process.standardOutput.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let child = try #require(pid_t(text))
        for _ in 0..<100 where kill(child, 0) == 0 { Thread.sleep(forTimeInterval: 0.02) }
        #expect(kill(child, 0) == -1)
    }

    @Test func anAbsentProgramIsOneClearFailure() throws {
        #expect(throws: ExtensionFailure.self) {
            let scripted = try ScriptedExtension()
            defer { scripted.remove() }
            let process = try scripted.launch("good") { $0.executable = URL(fileURLWithPath: "/nowhere/extension") }
            _ = try process.describe()
        }
    }
}
