import Activities
import ActivityKit
import ExtensionProtocol
import Foundation
import ScriptedSystem
import SystemClient
import Testing

struct HostActivityBackendTests {
    private struct Order: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var step: Int
            var note = ""
        }

        var number: Int
    }

    /// A host whose system is a ledger, and that passes on what happens there.
    private final class LedgerHost: Sendable {
        let ledger = InProcessActivityBackend(app: ActivityApp(id: "org.example.app", supportsActivities: true, supportsFrequentPushes: false))
        let host: ScriptedHost

        init() throws {
            let ledger = ledger
            let host = try ScriptedHost { question in
                if case .activity(let command) = question { .activity(ledger.send(command)) } else { .done }
            }
            self.host = host
            ledger.setReceiver { host.tell(.activity($0)) }
        }

        func connect() -> _ActivitySystem {
            let greeting = SystemGreeting(bundleIdentifier: "org.example.app", isExtension: false)
            return _ActivitySystem(HostActivityBackend(SystemClient(address: host.address, greeting: greeting), patience: 5))
        }

        func stop() throws {
            host.stop()
            try host.remove()
        }
    }

    @Test func anActivityLivesInTheHost() async throws {
        let system = try LedgerHost()
        try await _ActivitySystem.$scoped.withValue(system.connect()) {
            #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
            let activity = try Activity.request(attributes: Order(number: 7), content: .init(state: .init(step: 0), staleDate: nil))
            #expect(activity.activityState == .active)
            #expect(Activity<Order>.activities.map(\.id) == [activity.id])
            await activity.update(.init(state: .init(step: 1), staleDate: nil))
            #expect(activity.content.state.step == 1)
            await activity.end(nil, dismissalPolicy: .immediate)
            #expect(activity.activityState == .dismissed)
            #expect(Activity<Order>.activities.isEmpty)
        }
        try system.stop()
    }

    @Test func whatTheSystemDoesByItselfArrives() async throws {
        let system = try LedgerHost()
        try await _ActivitySystem.$scoped.withValue(system.connect()) {
            let activity = try Activity.request(attributes: Order(number: 1), content: .init(state: .init(step: 0), staleDate: nil))
            system.ledger.happens(.swipedAway(activity.id))
            for await state in activity.activityStateUpdates where state == .dismissed { break }
            #expect(activity.activityState == .dismissed)
        }
        try system.stop()
    }

    @Test func anotherProcessSeesTheSameActivities() async throws {
        let system = try LedgerHost()
        let id = try _ActivitySystem.$scoped.withValue(system.connect()) {
            try Activity.request(attributes: Order(number: 1), content: .init(state: .init(step: 3), staleDate: nil)).id
        }
        await _ActivitySystem.$scoped.withValue(system.connect()) {
            let found = Activity<Order>.activities
            #expect(found.map(\.id) == [id])
            #expect(found.first?.content.state.step == 3)
            await found.first?.update(.init(state: .init(step: 4), staleDate: nil))
            #expect(found.first?.content.state.step == 4)
        }
        try system.stop()
    }

    @Test func refusalsComeAsErrors() throws {
        let system = try LedgerHost()
        _ActivitySystem.$scoped.withValue(system.connect()) {
            let large = Order.ContentState(step: 0, note: String(repeating: "x", count: 5000))
            #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
                try Activity.request(attributes: Order(number: 1), content: .init(state: large, staleDate: nil))
            }
        }
        try system.stop()
    }

    @Test func withoutTheHostNothingIsStartedAndNothingHangs() async throws {
        let system = try LedgerHost()
        try await _ActivitySystem.$scoped.withValue(system.connect()) {
            let activity = try Activity.request(attributes: Order(number: 1), content: .init(state: .init(step: 0), staleDate: nil))
            try system.stop()
            await activity.update(.init(state: .init(step: 1), staleDate: nil))
            #expect(activity.content.state.step == 0)
            #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
            #expect(Activity<Order>.activities.isEmpty)
            #expect(throws: ActivityAuthorizationError.persistenceFailure) {
                try Activity.request(attributes: Order(number: 2), content: .init(state: .init(step: 0), staleDate: nil))
            }
        }
    }
}
