import Activities
import Foundation
import IsletModel
import Ledger
import Simulation
import Testing

@testable import DeviceSystem

/// A day of Live Activities, told as lines of the ledger: minutes after the start, action, detail.
@Suite("Activities in the system's ledger")
struct ActivitySystemTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func minute(_ minutes: Double) -> Date { start.addingTimeInterval(minutes * 60) }

    private func request(_ type: String = "Ride", relevance: Double = 0, staleAt: Double? = nil) -> ActivityRequest {
        let payload = ActivityPayload(state: Data("{\"n\":0}".utf8), staleDate: staleAt.map(minute), relevanceScore: relevance)
        return ActivityRequest(attributesType: type, attributes: Data("{}".utf8), payload: payload)
    }

    private func update(_ id: String, _ n: Int, alert: ActivityAlert? = nil) -> ActivityUpdate {
        ActivityUpdate(id: id, payload: ActivityPayload(state: Data("{\"n\":\(n)}".utf8)), alert: alert)
    }

    private func lines(_ events: [(Double, ActivitySystemEvent)], until end: Double) -> [String] {
        var simulation = Simulation(ActivitySystem(at: start), startingAt: start)
        simulation.schedule(.ledger(.installed(ActivityApp(id: "app"))), at: start)
        simulation.schedule(.ledger(.appCameToForeground("app")), at: start)
        for (time, event) in events { simulation.schedule(event, at: minute(time)) }
        simulation.run(until: minute(end)) { _, _, _, _ in }
        return simulation.ledger.events.filter { $0.action != .activityPermissions }.map { event in
            let minutes = event.time.timeIntervalSince(start) / 60
            let detail = if case .text(let text) = event.detail { " \(text)" } else { "" }
            return "\(Int(minutes)) \(event.subject.id) \(event.action.rawValue)\(detail)"
        }
    }

    @Test func `an activity lives eight hours, lingers four, and leaves the island at its end`() {
        let found = lines([(0, .ledger(.request(request(), id: "1", app: "app"))), (1, .ledger(.appLeftForeground("app")))], until: 900)
        #expect(
            found == [
                "0 1 activity-started", "1  island-shows compact: Ride 1", "480 1 activity-noticed", "480 1 activity-ended",
                "480  island-shows nothing",
                "720 1 activity-dismissed",
            ])
    }

    @Test func `an alert opens the island for a while`() {
        let events: [(Double, ActivitySystemEvent)] = [
            (0, .ledger(.request(request(), id: "1", app: "app"))), (1, .ledger(.appLeftForeground("app"))),
            (2, .ledger(.update(update("1", 1, alert: ActivityAlert(title: "Now", body: ""))))),
        ]
        #expect(
            lines(events, until: 5).dropFirst(2) == [
                "2 1 activity-updated", "2 1 activity-alerted Now", "2 1 alert-presented island", "2  island-shows expanded: Ride 1",
                "2  island-shows compact: Ride 1",
            ])
    }

    @Test func `content that arrives makes a stale activity fresh again`() {
        let events: [(Double, ActivitySystemEvent)] = [
            (0, .ledger(.request(request(staleAt: 10), id: "1", app: "app"))), (20, .ledger(.update(update("1", 1)))),
        ]
        #expect(lines(events, until: 30) == ["0 1 activity-started", "10 1 activity-stale", "20 1 activity-updated"])
    }

    @Test func `two activities share the island, the more relevant one at the camera`() {
        let events: [(Double, ActivitySystemEvent)] = [
            (0, .ledger(.request(request("Ride"), id: "1", app: "app"))), (0, .ledger(.request(request("Meal", relevance: 5), id: "2", app: "app"))),
            (1, .ledger(.appLeftForeground("app"))), (2, .ledger(.end(ActivityEnd(id: "2", dismissal: .immediate)))),
        ]
        let island = lines(events, until: 5).filter { $0.contains("island-shows") }
        #expect(island == ["1  island-shows minimal: Meal 2 and Ride 1", "2  island-shows compact: Ride 1"])
    }

    @Test func `what comes after the end is told and changes nothing`() {
        let events: [(Double, ActivitySystemEvent)] = [
            (0, .ledger(.request(request(), id: "1", app: "app"))), (1, .ledger(.end(ActivityEnd(id: "1")))), (2, .ledger(.update(update("1", 3)))),
        ]
        #expect(lines(events, until: 10) == ["0 1 activity-started", "1 1 activity-ended", "2 1 activity-noticed"])
    }
}
