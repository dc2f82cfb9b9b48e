import ExtensionProtocol
import Foundation
import Geometry
@testable import Host
import Snapshot
import Testing

struct ExtensionSessionTests {
    private static let description = ExtensionMessage.description(id: 0, BundleDescription())

    private static func entry(id: Int = 1, variants: Int = 1) -> ExtensionMessage {
        let snapshot = Snapshot(
            size: .zero, scale: 1, date: .distantPast, context: SnapshotContext(), root: SnapshotNode(identity: "", role: "", frame: .zero))
        return .entry(id: id, ArchivedEntry(index: 0, date: .distantPast, snapshots: Array(repeating: snapshot, count: variants)))
    }

    private static let finished = ExtensionMessage.finished(id: 1, RenderOutcome())

    private static func working() -> ExtensionSession {
        var session = ExtensionSession()
        _ = session.handle(.launched)
        _ = session.handle(.memory(privateBytes: 5 << 20))
        _ = session.handle(.ask(.describe(id: 0), at: 0, busy: 0))
        _ = session.handle(.received(description, at: 1, busy: 0))
        _ = session.handle(.ask(.render(ScriptedExtension.request(entryLimit: 2)), at: 10, busy: 1))
        return session
    }

    @Test func aRequestRunsFromAskingToItsEnd() {
        var session = ExtensionSession()
        #expect(session.handle(.launched) == [])
        #expect(session.handle(.ask(.describe(id: 0), at: 0, busy: 0)) == [.send(id: 0)])
        #expect(session.handle(.received(Self.description, at: 1, busy: 0)) == [.deliverDescription])
        #expect(session.handle(.ask(.render(ScriptedExtension.request()), at: 2, busy: 0)) == [.send(id: 1)])
        #expect(session.handle(.received(Self.entry(), at: 3, busy: 0)) == [.deliverEntry(index: 0)])
        #expect(session.handle(.received(Self.finished, at: 4, busy: 0)) == [.deliverOutcome])
        #expect(session.handle(.ask(.quit, at: 5, busy: 0)) == [.send(id: nil)])
        #expect(session.handle(.exited(.code(0), standardError: [])) == [])
    }

    @Test("R74, R75: a widget's process may use 30 MB, one that archives a Live Activity 50 MB") func memoryByTask() {
        for (showsActivity, limit) in [(false, 30 << 20), (true, 50 << 20)] {
            var session = Self.working()
            _ = session.handle(.received(Self.finished, at: 11, busy: 1))
            var request = ScriptedExtension.request()
            if showsActivity {
                request.subject = .activity(attributesType: "Ride", ActivityInput(id: "1", attributes: Data(), contents: []))
            }
            _ = session.handle(.ask(.render(request), at: 12, busy: 1))
            #expect(session.handle(.memory(privateBytes: limit + (5 << 20))) == [])
            let end = session.handle(.memory(privateBytes: limit + (5 << 20) + 1))
            #expect(end == [.kill, .fail(.outOfMemory(bytes: limit + 1, limit: limit))])
        }
    }

    @Test func aProgramMayWriteAGibibyteAndNotMore() {
        var session = Self.working()
        #expect(session.handle(.disk(bytes: 1 << 30)) == [])
        let end = session.handle(.disk(bytes: (1 << 30) + 1))
        #expect(end == [.kill, .fail(.outOfDisk(bytes: (1 << 30) + 1, limit: 1 << 30))])
    }

    @Test func postedEventsAreAnsweredAtAnyTime() {
        var session = ExtensionSession()
        let answer = { (id: Int) in ExtensionMessage.app(id: id, AppAnswer(outcome: .done, status: AppStatus())) }
        let passed = ExtensionMessage.passed(id: 3, TimePassage(.reached, date: .distantPast))
        #expect(session.handle(.post(id: 1)) == [.fail(.couldNotStart(reason: "it is not running"))])
        _ = session.handle(.launched)
        #expect(session.handle(.post(id: 1)) == [.send(id: 1)])
        #expect(session.handle(.post(id: 2)) == [.send(id: 2)])
        #expect(session.handle(.received(answer(2), at: 0, busy: 0)) == [.deliverAnswer])
        #expect(session.handle(.ask(.pass(id: 3, to: .distantPast, atOnce: false, within: 5), at: 0, busy: 0)) == [.send(id: 3)])
        #expect(session.handle(.received(answer(1), at: 1, busy: 0)) == [.deliverAnswer])
        #expect(session.handle(.received(passed, at: 2, busy: 0)) == [.deliverPassage])
        let surplus = session.handle(.received(answer(1), at: 3, busy: 0))
        #expect(surplus == [.kill, .fail(.malformedMessage("an answer nobody asked for"))])
    }

    @Test func timeThatDoesNotPassIsNoticed() {
        var session = ExtensionSession()
        _ = session.handle(.launched)
        _ = session.handle(.ask(.pass(id: 1, to: .distantPast, atOnce: false, within: 5), at: 0, busy: 0))
        let limit = session.limits.event + 5
        #expect(session.handle(.tick(at: limit - 1, busy: 0)) == [])
        #expect(session.handle(.tick(at: limit, busy: 0)) == [.kill, .fail(.timedOut(.event, seconds: limit))])
    }

    @Test func theProviderHas28Seconds() {
        var session = Self.working()
        #expect(session.handle(.tick(at: 37.9, busy: 1)) == [])
        #expect(session.handle(.tick(at: 38, busy: 1)) == [.kill, .fail(.timedOut(.provider, seconds: 28))])
        #expect(session.hasEnded)
    }

    @Test func anEntryStartsTheNextWait() {
        var session = Self.working()
        _ = session.handle(.received(Self.entry(), at: 37, busy: 1))
        #expect(session.handle(.tick(at: 56, busy: 1)) == [])
        #expect(session.handle(.tick(at: 57, busy: 1)) == [.kill, .fail(.timedOut(.entry, seconds: 20))])
    }

    @Test func computingMostOfTheTimeIsALoop() {
        var session = Self.working()
        #expect(session.handle(.tick(at: 38, busy: 25)) == [.kill, .fail(.endlessLoop(.provider, seconds: 28))])
    }

    @Test func memoryCountsFromTheDescriptionOn() {
        var session = Self.working()
        #expect(session.baselineMemory == 5 << 20)
        #expect(session.handle(.memory(privateBytes: 35 << 20)) == [])
        #expect(session.handle(.memory(privateBytes: 36 << 20)) == [.kill, .fail(.outOfMemory(bytes: 31 << 20, limit: 30 << 20))])
        #expect(session.handle(.memory(privateBytes: 99 << 20)) == [])
    }

    @Test func everySurplusOrMisplacedAnswerEndsTheProcess() {
        let cases: [(String, [ExtensionMessage])] = [
            ("a description in a rendering", [Self.description]),
            ("another request's entry", [Self.entry(id: 9)]),
            ("too few variants", [Self.entry(variants: 0)]),
            ("too many variants", [Self.entry(variants: 2)]),
            ("too many entries", [Self.entry(), Self.entry(), Self.entry()]),
            ("an answer after the end", [Self.finished, Self.finished]),
        ]
        for (name, messages) in cases {
            var session = Self.working()
            var last: [ExtensionSession.Action] = []
            for message in messages { last = session.handle(.received(message, at: 11, busy: 1)) }
            guard last.count == 2, last[0] == .kill, case .fail(.malformedMessage) = last[1] else {
                Issue.record("\(name): \(last)")
                continue
            }
            #expect(session.hasEnded)
        }
    }

    /// Whatever happens in whatever order: at most one failure, no deliveries after it, and a kill only together with it.
    @Test(arguments: 0..<400) func anyOrderOfEventsKeepsTheRules(seed: Int) {
        var state = UInt64(seed) &* 2_654_435_761 &+ 1
        func random(_ limit: Int) -> Int {
            state = state &* 6364136223846793005 &+ 1442695040888963407
            return Int(state >> 33) % limit
        }
        var session = ExtensionSession()
        var time = 0.0
        var failures = 0
        for _ in 0..<60 {
            time += Double(random(8))
            let events: [ExtensionSession.Event] = [
                .launched, .ask(.describe(id: 0), at: time, busy: 0), .ask(.render(ScriptedExtension.request()), at: time, busy: 0),
                .received(Self.description, at: time, busy: 0), .received(Self.entry(), at: time, busy: 0),
                .received(Self.finished, at: time, busy: 0), .receivedGarbage("x"), .tick(at: time, busy: time),
                .memory(privateBytes: random(64) << 20), .exited(.signal(6), standardError: []), .ask(.quit, at: time, busy: 0),
            ]
            let hadEnded = session.hasEnded
            let event = events[random(events.count)]
            let actions = session.handle(event)
            if hadEnded, case .ask = event {} else if hadEnded { #expect(actions.isEmpty) }
            if actions.contains(.kill) { #expect(session.hasEnded) }
            if !hadEnded, session.hasEnded, actions.contains(where: { if case .fail = $0 { true } else { false } }) { failures += 1 }
        }
        #expect(failures <= 1)
    }
}
