import Foundation
import Ledger

/// Runs a machine on a virtual clock, from one moment at which something happens to the next.
///
/// At one moment the machine first does what is due, then takes in the events of that moment in the order they were scheduled.
public struct Simulation<Machine: StateMachine>: Sendable {
    public private(set) var machine: Machine
    public private(set) var now: Date
    public private(set) var ledger = Ledger()
    private var agenda = EventQueue<Machine.Event>()
    private var output = MachineOutput<Machine.Action>()

    public init(_ machine: Machine, startingAt start: Date) {
        self.machine = machine
        now = start
    }

    /// When anything happens next; nil where nothing does.
    public var nextDue: Date? { Self.earlier(machine.nextDue, agenda.earliest) }

    /// Adds an event; one that is already past happens at once.
    public mutating func schedule(_ event: Machine.Event, at time: Date) { agenda.schedule(event, at: max(time, now)) }

    /// Adds a line that no machine writes.
    public mutating func record(_ event: LedgerEvent) { ledger.append(event) }

    /// Runs to `end`, including what happens at that moment.
    ///
    /// - Parameter world: Does an action at the given time, with a look at the machine. What comes of it, such as an extension's answer,
    ///   it adds to the events.
    public mutating func run(until end: Date, world: (Machine.Action, borrowing Machine, Date, inout EventQueue<Machine.Event>) -> Void) {
        var due = machine.nextDue
        while let time = Self.earlier(due, agenda.earliest), time <= end {
            now = max(now, time)
            let isDue = due.map { $0 <= now } ?? false
            step(isDue: isDue, world)
            due = machine.nextDue
            precondition(!isDue || due.map { $0 > now } ?? true, "\(Machine.self) is still due after it advanced to \(now)")
        }
        now = max(now, end)
    }

    private static func earlier(_ first: Date?, _ second: Date?) -> Date? {
        guard let first, let second else { return first ?? second }
        return min(first, second)
    }

    private mutating func step(isDue: Bool, _ world: (Machine.Action, borrowing Machine, Date, inout EventQueue<Machine.Event>) -> Void) {
        if isDue {
            machine.advance(to: now, into: &output)
        } else if let event = agenda.popDue(at: now) {
            machine.handle(event, at: now, into: &output)
        }
        ledger.append(contentsOf: output.events)
        for action in output.actions { world(action, machine, now, &agenda) }
        output.clear()
    }
}
