import Foundation
import IsletModel

/// Collects what comes of one event. Deadlines that passed before the event are entered with their own dates.
struct ActivityJournal {
    /// The moment that is being dealt with.
    var date: Date
    private(set) var entries: [ActivityEntry] = []

    init(date: Date) { self.date = date }

    mutating func add(_ action: ActivityAction) { entries.append(ActivityEntry(date: date, action: action)) }

    mutating func found(_ code: FindingCode, _ severity: Finding.Severity, _ id: String?, _ message: String) {
        add(.found(ActivityFinding(code, severity, id: id, message)))
    }
}
