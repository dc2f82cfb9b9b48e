import Foundation
import IsletModel

extension ActivityLedger {
    mutating func end(_ end: ActivityEnd, _ journal: inout ActivityJournal) {
        guard let index = index(of: end.id) else {
            journal.found(.activityAfterEnd, .warning, end.id, "activity \(end.id) is gone: ending it again does nothing")
            return
        }
        guard records[index].phase != .ended else { return endAgain(end, at: index, &journal) }
        guard accepts(end.timestamp, at: index, "the end", &journal) else { return }
        var change: ActivityChange = []
        if let payload = end.payload, fits(payload, at: index, "its last content is ignored", &journal) {
            change = replacePayload(payload, end.timestamp, at: index, &journal)
        }
        finish(at: index, end.dismissal, &journal, change: change)
    }

    /// Ends an activity at the journal's date.
    mutating func finish(at index: Int, _ dismissal: ActivityDismissal, _ journal: inout ActivityJournal, change: ActivityChange = []) {
        let id = records[index].id
        guard records[index].phase != .pending else { return dismiss(id, &journal) }
        records[index].phase = .ended
        records[index].endedAt = journal.date
        records[index].dismissalDate = dismissalDate(dismissal, endedAt: journal.date)
        note(change.union([.phase, .look]), at: index, &journal)
        dismissIfDue(at: index, &journal)
    }

    /// An end after the end can only take the activity away earlier.
    private mutating func endAgain(_ end: ActivityEnd, at index: Int, _ journal: inout ActivityJournal) {
        let record = records[index]
        if end.payload != nil {
            let text = "\(record.attributesType) has ended already: its content stays as it is. Pass the last content with the first end"
            journal.found(.activityAfterEnd, .warning, record.id, text)
        }
        guard let endedAt = record.endedAt, let current = record.dismissalDate else { return }
        let date = end.dismissal == .immediate ? journal.date : dismissalDate(end.dismissal, endedAt: endedAt)
        records[index].dismissalDate = min(current, date)
        dismissIfDue(at: index, &journal)
    }

    private func dismissalDate(_ dismissal: ActivityDismissal, endedAt date: Date) -> Date {
        let latest = date.addingTimeInterval(rules.lingerSeconds)
        switch dismissal {
        case .byDefault: return latest
        case .immediate: return date
        case .after(let wish): return wish.isDate ? min(max(wish, date), latest) : latest
        }
    }

    private mutating func dismissIfDue(at index: Int, _ journal: inout ActivityJournal) {
        guard let date = records[index].dismissalDate, date <= journal.date else { return }
        dismiss(records[index].id, &journal)
    }

    /// Takes an activity away from everywhere.
    mutating func dismiss(_ id: String, _ journal: inout ActivityJournal) {
        guard let index = index(of: id) else { return }
        records[index].phase = .dismissed
        if records[index].endedAt == nil { records[index].endedAt = journal.date }
        records[index].dismissalDate = journal.date
        note([.phase, .look], at: index, &journal)
        records.remove(at: index)
    }

    mutating func swipeAway(_ id: String, _ journal: inout ActivityJournal) {
        guard self[id]?.isOnLockScreen == true else { return }
        dismiss(id, &journal)
    }

    /// Ends the transient activities that `isOver` names: a person turned to something else.
    mutating func endTransient(_ journal: inout ActivityJournal, where isOver: (ActivityRecord) -> Bool) {
        for record in records where record.style == .transient && record.startedAt != nil && record.phase.isOngoing && isOver(record) {
            if let index = index(of: record.id) { finish(at: index, .immediate, &journal) }
        }
    }
}
