import ExtensionProtocol
import Foundation
import Snapshot
import Testing

@testable import Host

/// How long programs are waited for, and how much they may start, under the standard rules.
struct PatienceTests {
    private func session(_ message: HostMessage) -> ExtensionSession {
        var session = ExtensionSession()
        _ = session.handle(.launched)
        if case .describe = message {
        } else {
            _ = session.handle(.ask(.describe(id: 0), at: 0, busy: 0))
            _ = session.handle(.received(.description(id: 0, BundleDescription()), at: 0, busy: 0))
        }
        _ = session.handle(.ask(message, at: 0, busy: 0))
        return session
    }

    @Test(arguments: [
        (HostMessage.describe(id: 0), ExtensionFailure.Wait.start, 30.0), (.render(ScriptedExtension.request()), .provider, 28),
        (.app(id: 1, .enterBackground), .event, 20),
        (.perform(IntentRequest(id: 1, intent: IntentValues(intent: "I", parameters: "{}"))), .intent, 30),
    ])
    func aProgramIsEndedAfter(message: HostMessage, wait: ExtensionFailure.Wait, seconds: Double) {
        var session = session(message)
        #expect(session.handle(.tick(at: seconds - 0.1, busy: 0)) == [])
        #expect(session.handle(.tick(at: seconds, busy: 0)) == [.kill, .fail(.timedOut(wait, seconds: seconds))])
    }

    private static let entry: ArchivedEntry = {
        let root = SnapshotNode(identity: "", role: "", frame: .zero)
        let snapshot = Snapshot(size: .zero, scale: 1, date: .distantPast, context: SnapshotContext(), root: root)
        return ArchivedEntry(index: 0, date: .distantPast, snapshots: [snapshot])
    }()

    @Test func entriesFollowEachOtherWithin20Seconds() {
        var session = session(.render(ScriptedExtension.request()))
        _ = session.handle(.received(.entry(id: 1, Self.entry), at: 10, busy: 0))
        #expect(session.handle(.tick(at: 29.9, busy: 0)) == [])
        #expect(session.handle(.tick(at: 30, busy: 0)) == [.kill, .fail(.timedOut(.entry, seconds: 20))])
    }

    @Test func aTimelineIsWholeAfterTwoMinutes() {
        var session = session(.render(ScriptedExtension.request(entryLimit: 100)))
        for number in 1..<12 { _ = session.handle(.received(.entry(id: 1, Self.entry), at: Double(number) * 10, busy: 0)) }
        #expect(session.handle(.tick(at: 119.9, busy: 0)) == [])
        #expect(session.handle(.tick(at: 120, busy: 0)) == [.kill, .fail(.timedOut(.request, seconds: 120))])
    }

    @Test func eightProcessesMayBeStarted() {
        var session = session(.render(ScriptedExtension.request()))
        #expect(session.handle(.processes(count: 9)) == [])
        #expect(session.handle(.processes(count: 10)) == [.kill, .fail(.tooManyProcesses(count: 9, limit: 8))])
    }

    @Test func anAppMayUseMoreMemoryThanAnExtension() {
        var session = ExtensionSession(limits: .app)
        _ = session.handle(.launched)
        _ = session.handle(.ask(.describe(id: 0), at: 0, busy: 0))
        _ = session.handle(.received(.description(id: 0, BundleDescription()), at: 0, busy: 0))
        #expect(session.handle(.memory(privateBytes: 1_500_000_000)) == [])
        #expect(session.handle(.memory(privateBytes: 1_500_000_001)).first == .kill)
    }
}
