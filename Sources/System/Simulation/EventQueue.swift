import Foundation

/// Events that will happen, the earliest first; events of the same moment in the order they were scheduled. O(log n) each.
public struct EventQueue<Event: Sendable>: Sendable {
    private var due = DueQueue()
    private var slots: [Event?] = []
    private var freeSlots: [Int] = []
    private var scheduled = 0

    public init() {}

    public var isEmpty: Bool { due.isEmpty }
    public var count: Int { due.count }
    public var earliest: Date? { due.earliest }

    public mutating func schedule(_ event: Event, at time: Date) {
        let slot = freeSlots.popLast() ?? slots.count
        if slot == slots.count { slots.append(event) } else { slots[slot] = event }
        due.set(slot, time, order: scheduled)
        scheduled += 1
    }

    /// Takes out the first event that is due at or before `time`.
    public mutating func popDue(at time: Date) -> Event? {
        guard let slot = due.popDue(at: time), let event = slots[slot] else { return nil }
        slots[slot] = nil
        freeSlots.append(slot)
        return event
    }
}
