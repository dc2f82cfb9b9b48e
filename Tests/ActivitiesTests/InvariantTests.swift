import Activities
import Foundation
import IsletModel
import Testing

/// What holds after any sequence of events.
@Suite struct InvariantTests {
    private static let start = Bench.start

    /// Checks a ledger against what it says it did.
    private struct Observer {
        var phases: [String: ActivityPhase] = [:]
        var revisions: [String: Int] = [:]
        var started: [String: Date] = [:]
        var ended: [String: Date] = [:]

        mutating func observe(_ entry: ActivityEntry, rules: ActivityRules) {
            guard case .changed(let record, let change) = entry.action else { return }
            let id = record.id
            #expect(record.revision > revisions[id, default: 0], "revisions grow")
            revisions[id] = record.revision
            #expect(change.contains(.created) == (phases[id] == nil), "what was not there before is created")
            #expect(mayFollow(phases[id], record.phase), "\(record.phase) after \(String(describing: phases[id]))")
            phases[id] = record.phase
            if record.startedAt != nil, started[id] == nil { started[id] = entry.date }
            if !record.phase.isOngoing, ended[id] == nil { ended[id] = entry.date }
            if let start = started[id] {
                let age = entry.date.timeIntervalSince(start)
                #expect(record.phase == .dismissed || age <= rules.activeSeconds + rules.lingerSeconds, "gone after twelve hours")
                #expect(!record.isInIsland || age < rules.activeSeconds, "in the island for eight hours at most")
            }
            if record.phase == .ended, let end = ended[id], let dismissal = record.dismissalDate {
                #expect(dismissal >= end && dismissal <= end + rules.lingerSeconds, "on the Lock Screen for four hours at most")
            }
            #expect(ActivitySize(attributes: record.attributes, state: record.payload.state).bytes <= rules.payloadBytes)
        }

        private func mayFollow(_ old: ActivityPhase?, _ new: ActivityPhase) -> Bool {
            switch old {
            case nil: new != .ended && new != .dismissed
            case .pending: new != .ended
            case .active, .stale: new != .pending
            case .ended: new == .ended || new == .dismissed
            case .dismissed: false
            }
        }
    }

    @Test(arguments: 1...60) func theLedgerKeepsItsPromises(seed: UInt64) throws {
        var random = RandomEvents(seed: seed)
        var (ledger, observer, time, requested) = (RandomEvents.ledger(at: Self.start), Observer(), Self.start, 0)
        for _ in 0..<300 {
            time += random.pause()
            for entry in ledger.handle(random.event(near: time, requested: &requested), at: time) {
                #expect(entry.date <= time)
                observer.observe(entry, rules: ledger.rules)
            }
            check(ledger, observer, at: time)
        }
        for entry in ledger.handle(.timePassed, at: time + 60 * 3600) { observer.observe(entry, rules: ledger.rules) }
        #expect(ledger.records.isEmpty)
        #expect(observer.phases.values.allSatisfy { $0 == .dismissed })
    }

    private func check(_ ledger: ActivityLedger, _ observer: Observer, at time: Date) {
        let ongoing = ledger.records.filter(\.phase.isOngoing)
        #expect(ongoing.count <= ledger.rules.activitiesInAll)
        for app in RandomEvents.apps {
            #expect(ongoing.count { $0.app == app } <= ledger.rules.activitiesPerApp)
            #expect(ledger.permissions(of: app).areActivitiesEnabled || !ledger.records.contains { $0.app == app })
        }
        #expect(ledger.nextDeadline.map { $0 > time } ?? true, "nothing due is left")
        #expect(ledger.records.allSatisfy { observer.phases[$0.id] == $0.phase && observer.revisions[$0.id] == $0.revision }, "every change is told")
        for record in ongoing where record.phase != .pending {
            #expect((record.phase == .stale) == (record.payload.staleDate.map { $0 <= time } ?? false))
        }
    }

    @Test(arguments: 1...20) func waitingInStepsIsWaitingAtOnce(seed: UInt64) {
        var random = RandomEvents(seed: seed &+ 1000)
        var (ledger, time, requested) = (RandomEvents.ledger(at: Self.start), Self.start, 0)
        for _ in 0..<60 {
            time += random.pause()
            _ = ledger.handle(random.event(near: time, requested: &requested), at: time)
        }
        var (once, steps) = (ledger, ledger)
        let atOnce = once.handle(.timePassed, at: time + 50_000)
        var inSteps: [ActivityEntry] = []
        for _ in 0..<500 { inSteps += steps.handle(.timePassed, at: steps.now + 100) }
        #expect(atOnce == inSteps)
        #expect(once.records == steps.records)
    }

    @Test(arguments: 1...10) func aLedgerCanBeStoredAndReadBackAtAnyTime(seed: UInt64) throws {
        var random = RandomEvents(seed: seed &+ 2000)
        var (ledger, time, requested) = (RandomEvents.ledger(at: Self.start), Self.start, 0)
        for _ in 0..<40 {
            time += random.pause()
            let event = random.event(near: time, requested: &requested)
            var copy = try JSONDecoder().decode(ActivityLedger.self, from: JSONEncoder().encode(ledger))
            #expect(copy == ledger)
            #expect(copy.handle(event, at: time) == ledger.handle(event, at: time))
        }
    }

    /// Every order of six kinds of events, four long, with an hour between two.
    @Test func everyShortLifeEndsDismissed() {
        let events: [@Sendable () -> ActivityEvent] = [
            { .update(ActivityUpdate(id: "a", payload: Bench.payload("b"))) },
            { .update(ActivityUpdate(id: "a", payload: Bench.payload("c", stale: 7200))) },
            { .end(ActivityEnd(id: "a", dismissal: .byDefault)) },
            { .end(ActivityEnd(id: "a", payload: Bench.payload("d"), dismissal: .after(Bench.date(9000)))) },
            { .swipedAway("a") },
            { .settings(ActivitySettings(allowsActivities: false), app: Bench.app) },
        ]
        for scheduled in [nil, 5400.0] {
            for number in 0..<(6 * 6 * 6 * 6) {
                var (bench, observer, rest) = (Bench(), Observer(), number)
                bench.request("a", Bench.request(start: scheduled))
                for _ in 0..<4 {
                    bench.wait(3600)
                    bench.handle(events[rest % 6]())
                    rest /= 6
                }
                bench.wait(20 * 3600)
                for entry in bench.entries { observer.observe(entry, rules: bench.ledger.rules) }
                #expect(observer.phases == ["a": .dismissed], "\(number)")
            }
        }
    }
}
