import Foundation

/// Two machines as one. Each takes in its own events; what is due at the same moment the first machine does first.
public struct MachinePair<First: StateMachine, Second: StateMachine>: StateMachine {
    public enum Event: Sendable {
        case first(First.Event)
        case second(Second.Event)
    }

    public enum Action: Sendable {
        case first(First.Action)
        case second(Second.Action)
    }

    public private(set) var first: First
    public private(set) var second: Second
    private var firstOutput = MachineOutput<First.Action>()
    private var secondOutput = MachineOutput<Second.Action>()

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public var nextDue: Date? {
        guard let mine = first.nextDue, let other = second.nextDue else { return first.nextDue ?? second.nextDue }
        return min(mine, other)
    }

    public mutating func handle(_ event: Event, at time: Date, into output: inout MachineOutput<Action>) {
        switch event {
        case .first(let event): first.handle(event, at: time, into: &firstOutput)
        case .second(let event): second.handle(event, at: time, into: &secondOutput)
        }
        collect(into: &output)
    }

    public mutating func advance(to time: Date, into output: inout MachineOutput<Action>) {
        first.advance(to: time, into: &firstOutput)
        second.advance(to: time, into: &secondOutput)
        collect(into: &output)
    }

    private mutating func collect(into output: inout MachineOutput<Action>) {
        for action in firstOutput.actions { output.perform(.first(action)) }
        for action in secondOutput.actions { output.perform(.second(action)) }
        for event in firstOutput.events { output.record(event) }
        for event in secondOutput.events { output.record(event) }
        firstOutput.clear()
        secondOutput.clear()
    }
}

extension MachinePair.Event: Codable where First.Event: Codable, Second.Event: Codable {}
