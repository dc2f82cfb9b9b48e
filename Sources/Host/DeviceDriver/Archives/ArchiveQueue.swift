import Activities
import Foundation
import IsletModel

/// Which activity's views an extension archives next. Pure.
///
/// One at a time; of several changes of an activity only the last one is archived. After a failure the extension rests.
struct ArchiveQueue {
    private var waiting: [ActivityRecord] = []
    private var isRunning = false
    private var failures = 0
    private(set) var restsUntil = Date.distantPast

    /// When the next one can begin although none ends; nil where that is not to be awaited.
    var nextDue: Date? { isRunning || waiting.isEmpty ? nil : restsUntil }

    mutating func add(_ record: ActivityRecord) {
        if let place = waiting.firstIndex(where: { $0.id == record.id }) { waiting[place] = record } else { waiting.append(record) }
    }

    /// The next one to archive; nil while one runs, none waits, or the extension rests.
    mutating func next(at time: Date) -> ActivityRecord? {
        guard !isRunning, !waiting.isEmpty, restsUntil <= time else { return nil }
        isRunning = true
        return waiting.removeFirst()
    }

    /// - Parameter backOff: Seconds to rest after so many failures in a row.
    mutating func ended(hasFailed: Bool, at time: Date, backOff: (Int) -> Double) {
        isRunning = false
        failures = hasFailed ? failures + 1 : 0
        restsUntil = hasFailed ? time.addingTimeInterval(backOff(failures)) : .distantPast
    }
}
