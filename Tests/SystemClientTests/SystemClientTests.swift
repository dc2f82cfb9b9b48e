import ExtensionProtocol
import Foundation
import ScriptedSystem
import Synchronization
@testable import SystemClient
import Testing

struct SystemClientTests {
    private static let greeting = SystemGreeting(bundleIdentifier: "org.example.app", isExtension: false)

    private func client(_ host: ScriptedHost) -> SystemClient { SystemClient(address: host.address, greeting: Self.greeting) }

    private static func failure(_ work: () async throws -> SystemAnswer) async -> SystemClientError? {
        do {
            _ = try await work()
            return nil
        } catch {
            return error as? SystemClientError
        }
    }

    @Test func aQuestionIsAnswered() async throws {
        let host = try ScriptedHost { question in
            if case .open(let url) = question { .opened(url == "myapp://x") } else { .done }
        }
        let client = client(host)
        #expect(try await client.ask(.open(url: "myapp://x")) == .opened(true))
        #expect(try await client.ask(.open(url: "other://x")) == .opened(false))
        #expect(try client.askBlocking(.reloadTimelines(kind: nil)) == .done)
        #expect(host.asked == [.open(url: "myapp://x"), .open(url: "other://x"), .reloadTimelines(kind: nil)])
        host.stop()
        try host.remove()
    }

    @Test func manyQuestionsAtOnceGetTheirOwnAnswers() async throws {
        let host = try ScriptedHost { question in
            if case .reloadTimelines(let kind) = question { .widgets([PlacedWidgetInfo(kind: kind ?? "", family: .systemSmall)]) } else { .done }
        }
        let client = client(host)
        let wrong = await withTaskGroup(of: Bool.self) { group in
            for index in 0..<500 {
                group.addTask {
                    let answer = try? await client.ask(.reloadTimelines(kind: "k\(index)"))
                    return answer != .widgets([PlacedWidgetInfo(kind: "k\(index)", family: .systemSmall)])
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(wrong == 0)
        #expect(host.asked.count == 500)
        host.stop()
        try host.remove()
    }

    @Test func answersMayComeInAnotherOrder() async throws {
        let held = Mutex<Int?>(nil)
        let host = try ScriptedHost { request in
            switch request.question {
            case .hello: return [.say([.answer(id: request.id, .welcome(version: 1))])]
            case .placedWidgets:
                held.withLock { $0 = request.id }
                return []
            default:
                let first = held.withLock { $0 } ?? -1
                return [.say([.answer(id: request.id, .done), .answer(id: first, .widgets([]))])]
            }
        }
        let client = client(host)
        // The order is what is asked for here, however busy the machine is.
        let patience = 300.0
        async let widgets = client.ask(.placedWidgets, within: patience)
        while held.withLock({ $0 }) == nil { await Task.yield() }
        #expect(try await client.ask(.reloadTimelines(kind: nil), within: patience) == .done)
        #expect(try await widgets == .widgets([]))
        host.stop()
        try host.remove()
    }

    @Test func messagesOfMegabytesArrive() async throws {
        let host = try ScriptedHost { question in
            if case .open(let url) = question { .refused(SystemRefusal(code: "echo", message: url)) } else { .done }
        }
        let client = client(host)
        let text = String(repeating: "0123456789abcdef", count: 1 << 18)
        let failures = await withTaskGroup(of: SystemClientError?.self) { group in
            for index in 0..<4 { group.addTask { await Self.failure { try await client.ask(.open(url: "\(index)" + text)) } } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let echoed = failures.compactMap { if case .refused(let refusal) = $0 { refusal.message } else { nil } }
        #expect(Set(echoed) == Set((0..<4).map { "\($0)" + text }))
        host.stop()
        try host.remove()
    }

    @Test func withoutASystemAQuestionFailsAtOnce() async throws {
        let client = SystemClient(address: .socket(path: "/nonexistent/system"), greeting: Self.greeting)
        let failure = await Self.failure { try await client.ask(.placedWidgets) }
        #expect(failure == .noHost(reason: "/nonexistent/system: No such file or directory"))
        let closed = SystemClient(address: .descriptor(973), greeting: Self.greeting)
        #expect(await Self.failure { try await closed.ask(.placedWidgets) } == .noHost(reason: "fd:973 is not open"))
    }

    @Test func aSystemThatGoesAwayFailsWhatIsUnderWay() async throws {
        let host = try ScriptedHost { request in
            if case .placedWidgets = request.question { return [.hangUp] }
            return []
        }
        let client = client(host)
        let failures = await withTaskGroup(of: SystemClientError?.self) { group in
            for _ in 0..<8 { group.addTask { await Self.failure { try await client.ask(.reloadTimelines(kind: nil), within: 60) } } }
            while host.asked.count < 8 { await Task.yield() }
            group.addTask { await Self.failure { try await client.ask(.placedWidgets, within: 60) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(failures.count == 9)
        #expect(failures.allSatisfy { if case .hostGone = $0 { true } else { false } })
        host.stop()
        try host.remove()
    }

    @Test func aSystemThatDoesNotAnswerIsNotAwaitedForEver() async throws {
        let host = try ScriptedHost { _ in [] }
        let client = client(host)
        #expect(await Self.failure { try await client.ask(.placedWidgets, within: 0.05) } == .noAnswer(seconds: 0.05))
        host.stop()
        try host.remove()
    }

    @Test func aSystemThatDoesNotReadBlocksNobody() async throws {
        let host = try ScriptedHost { request in
            if case .hello = request.question { return [.wait(seconds: 5)] }
            return []
        }
        let client = client(host)
        let large = String(repeating: "x", count: 8 << 20)
        #expect(await Self.failure { try await client.ask(.open(url: large), within: 0.1) } == .noAnswer(seconds: 0.1))
        #expect(await Self.failure { try await client.ask(.placedWidgets, within: 0.1) } == .noAnswer(seconds: 0.1))
        host.stop()
        try host.remove()
    }

    @Test func aMessageThatCannotBeReadEndsTheConnection() async throws {
        let host = try ScriptedHost { request in
            if case .hello = request.question { return [] }
            return [.write(Data([0, 0, 0, 5]) + Data("hello".utf8)), .wait(seconds: 1)]
        }
        let client = client(host)
        let failure = await Self.failure { try await client.ask(.placedWidgets, within: 30) }
        guard case .hostGone(let reason) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(reason.hasPrefix("it sent a message that cannot be read"))
        host.stop()
        try host.remove()
    }

    @Test func aSystemOfAnotherVersionRefusesEveryQuestion() async throws {
        let refusal = SystemRefusal(code: "version", message: "this system speaks version 2")
        let host = try ScriptedHost { request in
            if case .hello = request.question { return [.say([.answer(id: request.id, .refused(refusal))])] }
            return []
        }
        let client = client(host)
        #expect(await Self.failure { try await client.ask(.placedWidgets, within: 30) } == .refused(refusal))
        #expect(await Self.failure { try await client.ask(.placedWidgets, within: 30) } == .refused(refusal))
        host.stop()
        try host.remove()
    }

    @Test func aSystemThatComesBackIsFoundAgain() async throws {
        let first = try ScriptedHost { _ in .done }
        let client = client(first)
        #expect(try await client.ask(.reloadTimelines(kind: nil)) == .done)
        first.stop()
        var failure: SystemClientError?
        while failure == nil { failure = await Self.failure { try await client.ask(.placedWidgets) } }
        let second = try ScriptedHost(in: first.folder) { _ in .opened(true) }
        var answer: SystemAnswer?
        for _ in 0..<100 where answer == nil { answer = try? await client.ask(.open(url: "a:b")) }
        #expect(answer == .opened(true))
        second.stop()
        try second.remove()
    }

    @Test func eventsReachListenersInOrder() async throws {
        let host = try ScriptedHost { request in
            if case .hello = request.question { return [] }
            let events = (0..<100).map { SystemMessage.event(.activity(notice: Data([UInt8($0)]))) }
            return [.say(events + [.answer(id: request.id, .done)])]
        }
        let client = client(host)
        let heard = Mutex<[UInt8]>([])
        try client.listen { event in
            if case .activity(let token) = event { heard.withLock { $0 += token } }
        }
        #expect(try await client.ask(.reloadTimelines(kind: nil)) == .done)
        #expect(heard.withLock { $0 } == Array(0..<100))
        host.stop()
        try host.remove()
    }

    @Test func theSocketMayLieInAFolderOfAnyName() async throws {
        let deep = FileManager.default.temporaryDirectory.appendingPathComponent("islet-system-\(UUID().uuidString)")
        let host = try ScriptedHost(in: deep.appendingPathComponent(String(repeating: "deep", count: 50))) { _ in .done }
        #expect(try await client(host).ask(.reloadTimelines(kind: nil)) == .done)
        host.stop()
        try FileManager.default.removeItem(at: deep)
    }
}
