import Foundation
import IsletModel
import Ledger
import Timelines

/// What extensions answer, and what is shown.
extension WidgetSystem {
    mutating func take(_ reply: ExtensionReply, to id: RequestID) {
        guard extensions.indices.contains(id.extension), let running = extensions[id.extension].running, running.id == id else {
            return record(.answerIgnored, LedgerSubject(.extension, knownName(of: id.extension)), because: .late, rule: .providerDeadline)
        }
        if case .failed(let failure) = reply { return take(failure, of: running, at: id.extension) }
        extensions[id.extension].running = nil
        extensions[id.extension].failures = 0
        accept(reply, to: running, at: id.extension)
        startNext(at: id.extension)
    }

    private func knownName(of place: Int) -> String {
        extensions.indices.contains(place) ? extensions[place].description.bundleIdentifier : String(place)
    }

    private mutating func take(_ failure: RequestFailure, of running: InstalledExtension.Running, at place: Int) {
        switch failure {
        case .crashed: fail(place, because: .crashed, rule: nil)
        case .timedOut: fail(place, because: .timedOut, rule: .providerDeadline)
        case .memoryLimit: fail(place, because: .memoryLimit, rule: .widgetMemory)
        case .archiveRefused:
            extensions[place].running = nil
            if case .timeline(let id) = running.request { refuse(id.rawValue - 1, because: .archiveRefused, rule: .largePicture) }
            startNext(at: place)
        }
    }

    private mutating func accept(_ reply: ExtensionReply, to running: InstalledExtension.Running, at place: Int) {
        switch (running.request, reply) {
        case (.placeholder(let kind), .placeholder):
            extensions[place].placeholders[kind] = .ready
            for widget in apps[extensions[place].app].widgets where placedWidgets[widget].extension == place && placedWidgets[widget].kind == kind {
                showPlaceholder(in: widget)
            }
        case (.snapshot(let id), .snapshot):
            let widget = id.rawValue - 1
            guard placedWidgets[widget].life == .alive, placedWidgets[widget].playback == nil else { return }
            record(.snapshotShown, widget: widget)
            show(.snapshot, in: widget)
        case (.timeline(let id), .timeline(let timeline)):
            judgeSpeed(of: id.rawValue - 1, seconds: now.timeIntervalSince(running.started))
            take(timeline, for: id.rawValue - 1)
        case (.relevance(let kind), .relevance(let ranges)):
            extensions[place].relevance[kind] = ranges
            rotateStacks(with: kind, of: place)
        case (.preview, .snapshot): break
        default: record(.answerIgnored, extensions[place].subject)
        }
    }

    private mutating func judgeSpeed(of widget: Int, seconds: Double) {
        guard seconds > profile.limits.slowProvider else { return }
        record(.noticed, widget: widget, rule: .providerShouldBeQuick, detail: .finding(.providerSlow))
    }

    private mutating func take(_ timeline: TimelineDescription, for widget: Int) {
        guard placedWidgets[widget].life == .alive else {
            return record(.answerIgnored, widget: widget, because: .notReactive)
        }
        endInvalidation(of: widget)
        if timeline.dates.isEmpty { return takeEmpty(timeline, for: widget) }
        if timeline.dates.count > profile.limits.refusedEntries { return refuse(widget, because: .tooManyEntries, rule: .tooManyEntries) }
        let playback = TimelinePlayback(timeline)
        placedWidgets[widget].playback = playback
        placedWidgets[widget].timelines += 1
        placedWidgets[widget].received = now
        placedWidgets[widget].highestScore = max(placedWidgets[widget].highestScore, playback.highestScore)
        record(.timelineAccepted, widget: widget, detail: .count(playback.count, of: profile.limits.mostEntries))
        note(playback.findings(under: profile.limits), of: widget)
        showEntry(of: widget)
        planNext(after: timeline, of: widget, playback.reloadDate(received: now, timing: profile.timing))
        rotateStack(of: widget)
    }

    private mutating func note(_ findings: TimelineFindings, of widget: Int) {
        if findings.contains(.outOfOrder) { record(.noticed, widget: widget, rule: .entriesInOrder, detail: .finding(.entriesOutOfOrder)) }
        if findings.contains(.tooClose) { record(.noticed, widget: widget, rule: .entrySpacing, detail: .finding(.entriesTooClose)) }
        if findings.contains(.tooMany) { record(.noticed, widget: widget, rule: .reasonableEntryCount, detail: .finding(.tooManyEntries)) }
    }

    private mutating func planNext(after timeline: TimelineDescription, of widget: Int, _ date: Date?) {
        if let date, date.timeIntervalSince(now) < profile.timing.shortestPolicy {
            record(.noticed, widget: widget, because: .tooOften, rule: .reloadSpacing, detail: .seconds(date.timeIntervalSince(now)))
        }
        planReload(widget, date, because: timeline.policy == .atEnd ? .policyAtEnd : .policyAfter)
        if timeline.policy == .never { record(.nextReload, widget: widget, rule: .policyNever, detail: .text("never")) }
        schedule(widget)
    }

    /// A timeline without entries changes nothing but when the next one is asked for.
    private mutating func takeEmpty(_ timeline: TimelineDescription, for widget: Int) {
        record(.timelineRefused, widget: widget, because: .noEntries, detail: .finding(.timelineEmpty))
        let date = TimelinePlayback(timeline).reloadDate(received: now, timing: profile.timing)
        planNext(after: timeline, of: widget, date)
    }

    /// The extension answered, but its timeline cannot be used.
    private mutating func refuse(_ widget: Int, because reason: LedgerReason, rule: RuleID?) {
        guard placedWidgets[widget].life == .alive else { return }
        record(.timelineRefused, widget: widget, because: reason, rule: rule)
        retryIfOverdue(widget, notBefore: now)
    }

    /// Shows the entry of the moment. Before the first one, what was there stays.
    mutating func showEntry(of widget: Int) {
        guard let playback = placedWidgets[widget].playback else { return }
        placedWidgets[widget].nextEntry = playback.nextChange(after: now)
        guard let entry = playback.entry(at: now) else { return }
        let content = WidgetContent.entry(timeline: placedWidgets[widget].timelines, index: entry)
        guard content != placedWidgets[widget].content else { return }
        record(.entryShown, widget: widget, rule: .entryDate, detail: .count(entry + 1, of: playback.count))
        show(content, in: widget)
    }

    mutating func showPlaceholder(in widget: Int) {
        if placedWidgets[widget].life == .alive, placedWidgets[widget].content == .empty {
            record(.placeholderShown, widget: widget, rule: .placeholderOnce)
            show(.placeholder, in: widget)
        } else {
            showWhatMayBeSeen(in: widget)
        }
    }

    mutating func show(_ content: WidgetContent, in widget: Int) {
        placedWidgets[widget].content = content
        showWhatMayBeSeen(in: widget)
    }

    /// Tells the surroundings when something else is to be seen.
    mutating func showWhatMayBeSeen(in widget: Int) {
        let visible = visible(widget)
        guard visible != placedWidgets[widget].shown else { return }
        placedWidgets[widget].shown = visible
        output.perform(.show(placedWidgets[widget].id, visible))
    }

    private func visible(_ widget: Int) -> WidgetContent {
        let content = placedWidgets[widget].content
        let place = placedWidgets[widget].extension
        guard content != .empty, placedWidgets[widget].life == .alive, isOutOfReach(extension: place) else { return content }
        return extensions[place].placeholders[placedWidgets[widget].kind] == .ready ? .placeholder : .empty
    }
}
