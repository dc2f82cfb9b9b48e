import Foundation
import IsletModel
import Ledger
import Timelines

/// Requests to extensions: one at a time for each, with an end, and with rests after failures.
extension WidgetSystem {
    mutating func enqueue(_ request: ExtensionRequest, at place: Int) {
        if case .timeline(let id) = request, let reason = occupation(of: place) {
            record(.reloadQueued, widget: id.rawValue - 1, because: reason, rule: reason == .extensionBusy ? .timelinesOneAfterAnother : nil)
        }
        extensions[place].queue.append(request)
        startNext(at: place)
    }

    /// Why an extension does not take a request at once.
    private func occupation(of place: Int) -> LedgerReason? {
        if extensions[place].running != nil { return .extensionBusy }
        return extensions[place].restsUntil > now ? .backOff : nil
    }

    mutating func startNext(at place: Int) {
        while occupation(of: place) == nil, let request = extensions[place].queue.popFirst() {
            guard prepareStart(request) else { continue }
            requests += 1
            let id = RequestID(number: requests, extension: place)
            let deadline = now.addingTimeInterval(profile.timing.provider)
            extensions[place].running = InstalledExtension.Running(id: id, request: request, started: now, deadline: deadline)
            output.perform(.request(id, request, extension: extensions[place].description.bundleIdentifier))
            if request.isTimeline { pullTogether(at: place) }
        }
        extensionTimers.set(place, extensions[place].due)
    }

    /// Does what a request's start changes. Answers whether it is still wanted.
    private mutating func prepareStart(_ request: ExtensionRequest) -> Bool {
        switch request {
        case .timeline(let id): startReload(id.rawValue - 1)
        case .snapshot(let id): placedWidgets[id.rawValue - 1].life == .alive && placedWidgets[id.rawValue - 1].playback == nil
        case .placeholder, .preview, .relevance: true
        }
    }

    /// Between taking its turn and now the device may have been locked, or the budget have become smaller.
    private mutating func startReload(_ widget: Int) -> Bool {
        guard let waiting = placedWidgets[widget].pending, waiting.wait == .turn, placedWidgets[widget].life == .alive,
            canStart(widget, waiting), let reload = placedWidgets[widget].pending
        else { return false }
        placedWidgets[widget].pending = nil
        placedWidgets[widget].lastReload = now
        if !reload.isFree { placedWidgets[widget].budget.spend(at: now, rules: profile.budget) }
        let budget = placedWidgets[widget].budget
        let size = budget.size(at: now, isLowPower: state.isLowPower, rules: profile.budget)
        let left = budget.remaining(at: now, isLowPower: state.isLowPower, rules: profile.budget)
        record(
            .reloadStarted, widget: widget, because: reload.reasons.first.map { LedgerReason($0) },
            rule: reload.isFree ? .freeReloads : .dailyReloads,
            detail: .count(left, of: size))
        schedule(widget)
        return true
    }

    /// Lets reloads of the same extension whose earliest moment has come start now, so that it need not run again soon.
    private mutating func pullTogether(at place: Int) {
        for widget in apps[extensions[place].app].widgets where placedWidgets[widget].extension == place {
            guard let reload = placedWidgets[widget].pending, reload.wait == .time, reload.earliest <= now, reload.reasons.isSubset(of: .policies)
            else { continue }
            attempt(widget)
        }
    }

    mutating func fireExtension(_ place: Int) {
        guard let running = extensions[place].running else { return startNext(at: place) }
        output.perform(.abandon(running.id))
        output.perform(.terminate(extension: extensions[place].description.bundleIdentifier))
        fail(place, because: .timedOut, rule: .providerDeadline)
    }

    mutating func judgeMemory(of identifier: String, bytes: Int, for use: MemoryUse) {
        guard let place = extensions.firstIndex(where: { $0.isInstalled && $0.description.bundleIdentifier == identifier }) else {
            return record(.ignored, LedgerSubject(.extension, identifier), because: .unknownApp)
        }
        let (limit, rule): (Int, RuleID) =
            switch use {
            case .widgets: (profile.memory.widget, .widgetMemory)
            case .activities: (profile.memory.activity, .activityMemory)
            }
        guard bytes > limit else { return }
        record(.terminated, extensions[place].subject, because: .memoryLimit, rule: rule, detail: .bytes(bytes, of: limit))
        output.perform(.terminate(extension: identifier))
        if extensions[place].running != nil { fail(place, because: .memoryLimit, rule: rule) }
    }

    /// The running request came to nothing. The extension rests, and what its widgets show stays.
    mutating func fail(_ place: Int, because reason: LedgerReason, rule: RuleID?) {
        guard let running = extensions[place].running else { return }
        extensions[place].running = nil
        extensions[place].failures += 1
        extensions[place].restsUntil = now.addingTimeInterval(profile.timing.backOff(afterFailures: extensions[place].failures))
        switch running.request {
        case .timeline(let id): failReload(id.rawValue - 1, because: reason, rule: rule, restsUntil: extensions[place].restsUntil)
        case .placeholder(let kind):
            extensions[place].placeholders[kind] = .missing
            record(.requestFailed, extensions[place].subject, because: reason, rule: rule)
        case .preview, .snapshot, .relevance: record(.requestFailed, extensions[place].subject, because: reason, rule: rule)
        }
        startNext(at: place)
    }

    /// A reload that ran out of time is dropped and the next one awaited; after a crash the same is tried again.
    private mutating func failReload(_ widget: Int, because reason: LedgerReason, rule: RuleID?, restsUntil: Date) {
        guard placedWidgets[widget].life == .alive else { return }
        record(.reloadFailed, widget: widget, because: reason, rule: rule, detail: .until(restsUntil))
        endInvalidation(of: widget)
        guard reason == .timedOut else { return retry(widget, notBefore: restsUntil) }
        retryIfOverdue(widget, notBefore: restsUntil)
    }

    /// Plans another attempt where nothing else would ask for a timeline any more.
    func isOverdue(_ widget: Int) -> Bool {
        guard let playback = placedWidgets[widget].playback else { return true }
        let date = playback.reloadDate(received: placedWidgets[widget].received, timing: profile.timing)
        return date.map { $0 <= now } ?? false
    }

    mutating func retryIfOverdue(_ widget: Int, notBefore moment: Date) {
        guard isOverdue(widget) else { return }
        retry(widget, notBefore: max(moment, now.addingTimeInterval(profile.timing.leastInterval)))
    }

    private mutating func retry(_ widget: Int, notBefore moment: Date) {
        guard placedWidgets[widget].pending == nil else { return }
        placedWidgets[widget].pending = PendingReload(reasons: ReloadReasons(.retry), isFree: false, due: moment, earliest: moment)
        schedule(widget)
    }
}
