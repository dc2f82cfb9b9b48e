import Foundation
import IsletModel

extension ActivityLedger {
    mutating func update(_ update: ActivityUpdate, _ journal: inout ActivityJournal) {
        guard let index = ongoingIndex(update.id, "the update", &journal),
            accepts(update.timestamp, at: index, "the update", &journal),
            fits(update.payload, at: index, "the update is ignored", &journal)
        else { return }
        let change = replacePayload(update.payload, update.timestamp, at: index, &journal)
        if records[index].phase == .pending {
            if change != [] { note(change, at: index, &journal) }
            if let alert = update.alert { records[index].startAlert = alert }
            return
        }
        let phaseChange = renewPhase(at: index, &journal)
        if !change.union(phaseChange).isEmpty { note(change.union(phaseChange), at: index, &journal) }
        if let alert = update.alert, records[index].isPresented { journal.add(.alert(alert, id: update.id)) }
    }

    /// The place of an activity that takes updates; otherwise says that it does not.
    private func ongoingIndex(_ id: String, _ what: String, _ journal: inout ActivityJournal) -> Int? {
        guard let index = index(of: id), records[index].phase.isOngoing else {
            guard let type = self[id]?.attributesType else {
                journal.found(
                    .activityAfterEnd, .warning, id, "there is no activity \(id): \(what) is ignored. It was never started, or is long gone")
                return nil
            }
            journal.found(
                .activityAfterEnd, .warning, id, "\(type) has ended: \(what) is ignored. Look at activityState first, or start another activity")
            return nil
        }
        return index
    }

    /// Whether content of that time is newer than what is shown.
    func accepts(_ timestamp: Date?, at index: Int, _ what: String, _ journal: inout ActivityJournal) -> Bool {
        let record = records[index]
        let date = timestamp ?? journal.date
        // Pushes carry whole seconds: what began within the same second is not newer.
        guard date.timeIntervalSince1970 >= record.contentTimestamp.timeIntervalSince1970.rounded(.down) else {
            let late = Int((record.contentTimestamp.timeIntervalSince(date)).rounded(.up))
            let text = "\(what) of \(record.attributesType) is \(late) s older than what is shown and ignored."
            journal.found(.activityOldTimestamp, .warning, record.id, text + " Send timestamps in seconds since 1970, each later than the last")
            return false
        }
        if date.timeIntervalSince(journal.date) > rules.futureTimestampSeconds {
            let text = "the timestamp of \(what) of \(record.attributesType) lies in the future: everything until then is ignored as older."
            journal.found(.activityFutureTimestamp, .warning, record.id, text + " Send seconds, not milliseconds")
        }
        return true
    }

    /// Whether the state fits beside the attributes.
    func fits(_ payload: ActivityPayload, at index: Int, _ consequence: String, _ journal: inout ActivityJournal) -> Bool {
        let size = ActivitySize(attributes: records[index].attributes, state: payload.state)
        guard size.bytes > rules.payloadBytes else { return true }
        journal.found(.activityTooLarge, .error, records[index].id, "\(records[index].attributesType): \(consequence): \(tooLarge(size))")
        return false
    }

    /// Takes the content over; says in what the record changed by it.
    mutating func replacePayload(
        _ payload: ActivityPayload, _ timestamp: Date?, at index: Int, _ journal: inout ActivityJournal
    ) -> ActivityChange {
        let old = records[index].payload
        var new = payload
        var change: ActivityChange = [.content, .look]
        if JSONValue.areEqual(old.state, new.state) {
            new.state = old.state
            change = new == old ? [] : .content
            let text = "the new state of \(records[index].attributesType) equals the current one: nothing is drawn again."
            journal.found(.activityEqualState, .note, records[index].id, text + " Put what the views show into the state")
        }
        records[index].payload = new
        records[index].contentTimestamp = timestamp ?? journal.date
        return change
    }

    /// Makes a started activity active or stale, as its stale date says.
    private mutating func renewPhase(at index: Int, _ journal: inout ActivityJournal) -> ActivityChange {
        let isStale = records[index].payload.staleDate?.hasPassed(at: journal.date) ?? false
        let phase: ActivityPhase = isStale ? .stale : .active
        if isStale { warnOfStaleDate(at: index, &journal) }
        let isShownAtLast = !isStale && !records[index].isPresented
        if isShownAtLast { records[index].isPresented = true }
        guard phase != records[index].phase || isShownAtLast else { return [] }
        records[index].phase = phase
        return [.phase, .look]
    }
}
