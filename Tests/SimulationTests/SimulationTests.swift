import Foundation
import Ledger
import Simulation
import Testing

/// Counts down to zero, a step each ten seconds; an event sets the number.
private struct Countdown: StateMachine {
    var left = 0
    var nextDue: Date?

    mutating func handle(_ event: Int, at time: Date, into output: inout MachineOutput<String>) {
        left = event
        nextDue = event > 0 ? time.addingTimeInterval(10) : nil
        output.perform("set \(event)")
    }

    mutating func advance(to time: Date, into output: inout MachineOutput<String>) {
        while let due = nextDue, due <= time {
            left -= 1
            nextDue = left > 0 ? due.addingTimeInterval(10) : nil
            output.record(LedgerEvent(LedgerAction("counted"), .device, at: due, detail: .count(left, of: 3)))
            if left == 0 { output.perform("done") }
        }
    }
}

struct SimulationTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    @Test func aMachineRunsFromDueTimeToDueTime() {
        var simulation = Simulation(Countdown(), startingAt: start)
        simulation.schedule(3, at: date(5))
        var done: [String] = []
        simulation.run(until: date(100)) { action, _, time, _ in done.append("\(Int(time.timeIntervalSinceReferenceDate)) \(action)") }
        #expect(done == ["5 set 3", "35 done"])
        #expect(simulation.ledger.events.map { $0.time.timeIntervalSinceReferenceDate } == [15, 25, 35])
        #expect(simulation.now == date(100))
    }

    @Test func theWorldAnswersWithEvents() {
        var simulation = Simulation(Countdown(), startingAt: start)
        simulation.schedule(1, at: start)
        var rounds = 0
        simulation.run(until: date(99)) { action, _, time, agenda in
            guard action == "done" else { return }
            rounds += 1
            agenda.schedule(1, at: time.addingTimeInterval(1))
        }
        #expect(rounds == 9)
    }

    @Test func whatIsDueHappensBeforeEventsOfTheSameMomentAndEventsKeepTheirOrder() {
        var simulation = Simulation(Countdown(), startingAt: start)
        for (event, seconds) in [(1, 0.0), (7, 10), (8, 10)] { simulation.schedule(event, at: date(seconds)) }
        var done: [String] = []
        simulation.run(until: date(10)) { action, _, _, _ in done.append(action) }
        #expect(done == ["set 1", "done", "set 7", "set 8"])
    }

    @Test func runningInPiecesIsRunningAtOnce() {
        func run(_ pieces: [Double]) -> Ledger {
            var simulation = Simulation(Countdown(), startingAt: start)
            for seconds in [0.0, 12, 40] { simulation.schedule(3, at: date(seconds)) }
            for end in pieces { simulation.run(until: date(end)) { _, _, _, _ in } }
            return simulation.ledger
        }
        #expect(run([100]) == run([3, 10, 10, 11, 45, 100]))
    }

    @Test func twoMachinesKeepTheirOwnEventsAndTheOrderOfTime() {
        var simulation = Simulation(MachinePair(Countdown(), Countdown()), startingAt: start)
        simulation.schedule(.second(1), at: start)
        simulation.schedule(.first(2), at: date(3))
        var done: [String] = []
        simulation.run(until: date(60)) { action, _, time, _ in done.append("\(Int(time.timeIntervalSinceReferenceDate)) \(action)") }
        #expect(done == ["0 second(\"set 1\")", "3 first(\"set 2\")", "10 second(\"done\")", "23 first(\"done\")"])
        #expect(simulation.ledger.events.map { $0.time.timeIntervalSinceReferenceDate } == [10, 13, 23])
    }

    @Test func eventsOfAMomentComeOutAsTheyWereScheduled() {
        var queue = EventQueue<Int>()
        for event in 0..<100 { queue.schedule(event, at: date(Double(event % 3))) }
        var out: [Int] = []
        while let event = queue.popDue(at: date(5)) { out.append(event) }
        #expect(out == Array(stride(from: 0, to: 100, by: 3)) + Array(stride(from: 1, to: 100, by: 3)) + Array(stride(from: 2, to: 100, by: 3)))
    }
}
