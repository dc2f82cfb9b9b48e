import Foundation
import IsletModel

extension ActivityLedger {
    /// The next moment at which something happens by itself.
    public var nextDeadline: Date? { records.compactMap(deadline).min() }

    private func deadline(of record: ActivityRecord) -> Date? {
        switch record.phase {
        case .pending: record.scheduledStart
        case .active: [limit(of: record), record.payload.staleDate].compactMap { $0 }.filter(\.isDate).min()
        case .stale: limit(of: record)
        case .ended: record.dismissalDate
        case .dismissed: nil
        }
    }

    /// When the system ends the activity.
    private func limit(of record: ActivityRecord) -> Date? { record.startedAt?.addingTimeInterval(rules.activeSeconds) }

    /// Deals with every deadline until `time`, in the order of their dates.
    mutating func passTime(until time: Date, _ journal: inout ActivityJournal) {
        while let next = nextDeadline, next <= time, let index = records.firstIndex(where: { deadline(of: $0) == next }) {
            journal.date = next
            meetDeadline(at: index, &journal)
        }
    }

    private mutating func meetDeadline(at index: Int, _ journal: inout ActivityJournal) {
        let record = records[index]
        switch record.phase {
        case .pending: start(at: index, &journal)
        case .active, .stale:
            if let limit = limit(of: record), limit <= journal.date {
                let hours = Int(rules.activeSeconds / 3600)
                let text = "\(record.attributesType) is \(hours) hours old: the system ends it."
                journal.found(.activityTimeLimit, .note, record.id, text + " End it yourself before, and start another if the event goes on")
                finish(at: index, .byDefault, &journal)
            } else {
                records[index].phase = .stale
                note([.phase, .look], at: index, &journal)
            }
        case .ended: dismiss(record.id, &journal)
        case .dismissed: break
        }
    }
}

extension Date {
    /// Whether this is a point in time, and not the result of a division by zero.
    var isDate: Bool { !timeIntervalSinceReferenceDate.isNaN }

    func hasPassed(at now: Date) -> Bool { isDate && self <= now }
}
