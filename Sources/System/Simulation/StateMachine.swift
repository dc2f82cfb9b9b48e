import Foundation
import Ledger

/// A part of the system as a pure machine: events and the time go in, actions and ledger events come out. It reads no clock, waits for
/// nothing and starts nothing, so that the same events give the same answers.
public protocol StateMachine: Sendable {
    associatedtype Event: Sendable
    /// What the surroundings are to do: ask an extension, show a view, open an app.
    associatedtype Action: Sendable

    /// When the machine changes by itself next; nil when only an event changes it.
    var nextDue: Date? { get }

    /// Takes in an event. What was due before `time` has been done by `advance(to:into:)`.
    mutating func handle(_ event: Event, at time: Date, into output: inout MachineOutput<Action>)

    /// Does what is due at or before `time`. Afterwards `nextDue` is nil or later than `time`.
    mutating func advance(to time: Date, into output: inout MachineOutput<Action>)
}

/// What a machine answers. Reused from step to step, so that steps need no new memory.
public struct MachineOutput<Action: Sendable>: Sendable {
    @usableFromInline var performed: [Action] = []
    @usableFromInline var recorded: [LedgerEvent] = []

    /// In the order they are to be done.
    @inlinable public var actions: [Action] { performed }
    @inlinable public var events: [LedgerEvent] { recorded }

    @inlinable public init() {}

    @inlinable public mutating func perform(_ action: Action) { performed.append(action) }

    @inlinable public mutating func record(_ event: LedgerEvent) { recorded.append(event) }

    /// Empties the answer and keeps its memory.
    @inlinable public mutating func clear() {
        if !performed.isEmpty { performed.removeAll(keepingCapacity: true) }
        if !recorded.isEmpty { recorded.removeAll(keepingCapacity: true) }
    }
}
