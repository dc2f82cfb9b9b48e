import Activities
import DeviceDriver
import DeviceSystem
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Ledger
import Simulation
import Synchronization
import SystemClient
import Testing
import WidgetSystem

extension DeviceDriverTests {
    /// A host with an app without programs: what programs ask of it over its socket.
    @Suite("A device's host")
    struct HostTests {
        private let folder = TestFolder()
        private static let app = HostedApp(
            description: AppDescription(
                "app",
                extensions: [
                    WidgetExtensionDescription("app.widgets", widgets: [WidgetDescription(kind: "Clock", families: [.systemSmall])])
                ]),
            activities: ActivityApp(id: "app"), extensions: [])

        private func client(of host: RunningHost, as bundle: String = "app") -> SystemClient {
            SystemClient(address: host.address, greeting: SystemGreeting(bundleIdentifier: bundle, isExtension: false))
        }

        private func run(_ use: (RunningHost) async throws -> Void) async throws {
            let host = try RunningHost(in: folder.url) { host throws(DeviceDriverError) in
                if try host.install(Self.app) { try host.place([WidgetPlacement(app: "app", kind: "Clock", family: .systemSmall)], of: "app") }
            }
            do { try await use(host) } catch {
                try host.stop()
                throw error
            }
            try host.stop()
        }

        private func ask(_ client: SystemClient, _ question: SystemQuestion) async throws -> SystemAnswer { try await client.ask(question) }

        private func command(_ command: ActivityCommand, _ client: SystemClient) async throws -> ActivityReply {
            let answer = try await client.ask(.activity(command: JournalCoding.encode(command)))
            guard case .activity(let reply) = answer else { throw SystemClientError.unexpectedAnswer("\(answer)") }
            return try JournalCoding.decode(ActivityReply.self, from: reply)
        }

        private static func request(_ n: Int) -> ActivityRequest {
            ActivityRequest(
                attributesType: "Ride", attributes: Data("{}".utf8), payload: ActivityPayload(state: Data("{\"n\":\(n)}".utf8), relevanceScore: 0),
                push: .token)
        }

        @Test func `answers what WidgetCenter asks`() async throws {
            try await run { host async throws in
                let client = client(of: host)
                #expect(try await ask(client, .placedWidgets) == .widgets([PlacedWidgetInfo(kind: "Clock", family: .systemSmall)]))
                #expect(try await ask(client, .reloadTimelines(kind: "Clock")) == .done)
                #expect(try await ask(client, .widgetPushToken) == .pushToken(nil))
                #expect(try await ask(client, .open(url: "nobody://here")) == .opened(false))
            }
        }

        @Test func `hears what a program asks that ends at once`() async throws {
            try await run { host async throws in
                try host.askAndEnd(as: "app", .reloadTimelines(kind: "Clock"))
                try host.askAndEnd(as: "app", .reloadTimelines(kind: nil))
                try host.wait(for: "two reloads") { $0.count { $0.reason?.rawValue == "reload-call" } == 2 }
            }
        }

        @Test func `refuses programs that are not on the device`() async throws {
            try await run { host async throws in
                let stranger = client(of: host, as: "stranger")
                await #expect(throws: SystemClientError.self) { try await ask(stranger, .placedWidgets) }
            }
        }

        @Test func `keeps an activity from its request to its end, and tells the app`() async throws {
            try await run { host async throws in
                host.handle.openApp("app")
                let client = client(of: host)
                let notices = Notices()
                try client.listen { notices.take($0) }
                guard case .activity(let record?) = try await command(.request(Self.request(1)), client) else {
                    Issue.record("no activity")
                    return
                }
                #expect(record.phase == .active && record.app == "app")
                guard case .activities(let records) = try await command(.activities(attributesType: "Ride"), client) else { return }
                #expect(records.map(\.id) == [record.id])
                let update = ActivityUpdate(id: record.id, payload: ActivityPayload(state: Data("{\"n\":2}".utf8), relevanceScore: 0))
                guard case .activity(let updated?) = try await command(.update(update), client) else {
                    Issue.record("no update")
                    return
                }
                #expect(updated.payload.state == Data("{\"n\":2}".utf8))
                guard case .activity(let ended?) = try await command(.end(ActivityEnd(id: record.id, dismissal: .immediate)), client) else {
                    Issue.record("no end")
                    return
                }
                #expect(ended.phase == .dismissed)
                #expect(notices.phases.first == .active && notices.phases.last == .dismissed)
            }
        }

        @Test func `an activity is there again after a restart, and belongs to its app alone`() async throws {
            var id = ""
            try await run { host async throws in
                host.handle.openApp("app")
                guard case .activity(let record?) = try await command(.request(Self.request(1)), client(of: host)) else { return }
                id = record.id
            }
            try await run { host async throws in
                let found = try await command(.activities(attributesType: "Ride"), client(of: host))
                guard case .activities(let records) = found else { return }
                #expect(records.map(\.id) == [id])
                #expect(host.system.first.widgets.map(\.placement.kind) == ["Clock"])
            }
            #expect(!id.isEmpty)
        }

        @Test func `a program that talks nonsense is cut off and the others are not`() async throws {
            try await run { host async throws in
                let good = client(of: host)
                _ = try await ask(good, .placedWidgets)
                try host.sendNonsense()
                #expect(try await ask(good, .reloadTimelines(kind: nil)) == .done)
            }
        }

        @Test("one program too many is told so, and so is whoever runs the device") func manyPrograms() async throws {
            try await run { host async throws in
                let silent = try (0..<140).map { _ in try host.connectSilently() }
                defer { silent.forEach { close($0) } }
                var refusals: [SystemMessage] = []
                for descriptor in silent {
                    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                    guard Glibc.poll(&poll, 1, descriptor == silent.last ? 5000 : 0) > 0 else { continue }
                    var bytes = [UInt8](repeating: 0, count: 4096)
                    let count = read(descriptor, &bytes, bytes.count)
                    var framing = MessageFraming()
                    framing.append(Data(bytes.prefix(max(0, count))))
                    if let message = try framing.next(SystemMessage.self) { refusals.append(message) }
                }
                let text = "a program was turned away: 128 programs are connected to this device, the most there may be"
                #expect(!refusals.isEmpty)
                #expect(refusals.allSatisfy { $0 == .answer(id: 0, .refused(SystemRefusal(code: "connection-limit", message: text))) })
                #expect(host.diagnostics.filter { $0.code == .connectionLimit }.map(\.message) == [text])
            }
        }

        @Test func `a second host on the same device is refused in one line`() async throws {
            try await run { host async throws in
                let error = #expect(throws: DeviceDriverError.self) { try RunningHost(in: folder.url) { _ in } }
                #expect(error?.description.contains("another host") == true)
                #expect(error?.description.contains("\n") == false)
            }
        }
    }
}

/// The phases of activities that an app is told of.
final class Notices: Sendable {
    private let heard = Mutex<[ActivityPhase]>([])

    var phases: [ActivityPhase] { heard.withLock { $0 } }

    func take(_ event: SystemEvent) {
        guard case .activity(let data) = event else { return }
        do {
            if case .activity(let record) = try JournalCoding.decode(ActivityNotice.self, from: data) { heard.withLock { $0.append(record.phase) } }
        } catch {
            Issue.record(error)
        }
    }
}
