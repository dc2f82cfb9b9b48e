import Activities
import ExtensionProtocol
import FoundationOverlay
import InProcessSystem
import IsletModel
import ScriptedSystem
import Synchronization
import SystemClient
import Testing

@testable import ActivityKit

/// Live Activities that a host keeps, behind a scripted one.
@Suite struct HostBackendTests {
    private static func encoded(_ value: some Encodable) -> Data {
        do { return try JSONEncoder().encode(value) } catch { preconditionFailure("\(error)") }
    }

    private func backend(of host: ScriptedHost) -> HostActivityBackend {
        HostActivityBackend(SystemClient(address: host.address, greeting: SystemGreeting(bundleIdentifier: "app", isExtension: false)))
    }

    @Test func aCommandIsAnsweredByTheHost() throws {
        let permissions = ActivityPermissions(areActivitiesEnabled: true, frequentPushesEnabled: false)
        let host = try ScriptedHost { _ in .activity(reply: Self.encoded(ActivityReply.permissions(permissions))) }
        #expect(backend(of: host).send(.permissions) == .permissions(permissions))
        guard case .activity(let data)? = host.asked.first else {
            Issue.record("\(host.asked)")
            return
        }
        #expect(try JSONDecoder().decode(ActivityCommand.self, from: data) == .permissions)
        host.stop()
        try host.remove()
    }

    @Test func whatTheHostTellsArrivesBeforeTheAnswer() throws {
        let notice = ActivityNotice.permissions(ActivityPermissions(areActivitiesEnabled: true, frequentPushesEnabled: true))
        let host = try ScriptedHost { request in
            if case .hello = request.question { return [.say([.answer(id: request.id, .welcome(version: SystemChannel.version))])] }
            return [
                .say([.event(.activity(notice: Self.encoded(notice))), .answer(id: request.id, .activity(reply: Self.encoded(ActivityReply.done)))])
            ]
        }
        let backend = backend(of: host)
        let heard = Heard()
        backend.setReceiver { heard.take($0) }
        #expect(backend.send(.activities(attributesType: "Ride")) == .done)
        #expect(heard.notices == [notice])
        host.stop()
        try host.remove()
    }

    @Test func withoutAHostNothingIsAllowedAndRequestsFail() throws {
        let nowhere = SystemClient(address: .socket(path: "/nowhere/system"), greeting: SystemGreeting(bundleIdentifier: "app", isExtension: false))
        let backend = HostActivityBackend(nowhere)
        let request = ActivityRequest(
            attributesType: "Ride", attributes: Data("{}".utf8), payload: ActivityPayload(state: Data("{}".utf8), relevanceScore: 0))
        #expect(backend.send(.request(request)) == .refused(.persistenceFailure))
        #expect(backend.send(.permissions) == .permissions(ActivityPermissions(areActivitiesEnabled: false, frequentPushesEnabled: false)))
        #expect(backend.send(.activities(attributesType: "Ride")) == .activities([]))
    }
}

private final class Heard: Sendable {
    private let all = Mutex<[ActivityNotice]>([])

    var notices: [ActivityNotice] { all.withLock { $0 } }
    func take(_ notice: ActivityNotice) { all.withLock { $0.append(notice) } }
}
