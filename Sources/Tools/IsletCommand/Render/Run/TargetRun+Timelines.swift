import Devices
import ExtensionProtocol
import Foundation
import IsletModel
import Snapshot
import Timelines

/// What the system would say of timelines.
extension TargetRun {
    /// An empty timeline, or none in time, may be what is left of an answer that did not come.
    func withNetwork(_ found: SnapshotDiagnostic) -> SnapshotDiagnostic {
        guard [.timelineEmpty, .providerTimeout].contains(found.code), !options.allowsNetwork, options.exchanges == nil, asksNetwork else {
            return found
        }
        var result = found
        result.message += ". The sources ask the network, which is closed here: --network opens it, --network replay FILE answers from a recording"
        return result
    }

    private var asksNetwork: Bool {
        let sources = ([product.target] + product.target.dependencies).flatMap(\.sources)
        return sources.contains { FileManager.default.contents(atPath: $0.path)?.range(of: Data("URLSession".utf8)) != nil }
    }

    private mutating func noteEntriesNotDrawn(_ count: Int, _ subject: RenderSubject) {
        let message = "\(subject.title): the last \(count) entr\(count == 1 ? "y is" : "ies are") not drawn, as --entries asks"
        note([SnapshotDiagnostic(code: .entriesNotDrawn, severity: .note, message: message)])
    }

    private mutating func record(_ outcome: RenderOutcome, _ entries: [ArchivedEntry], _ subject: RenderSubject) {
        guard case .widget(let index) = subject.place, let plan = subject.viewPlan,
            let timeline = Manifest.Timeline(outcome, entries, plan.presentation)
        else { return }
        target.widgets[index].timelines = (target.widgets[index].timelines ?? []) + [timeline]
    }

    mutating func judge(_ outcome: RenderOutcome, _ entries: [ArchivedEntry], _ subject: RenderSubject) {
        guard subject.isTimeline else { return }
        record(outcome, entries, subject)
        if let limit = options.entryLimit, outcome.entryCount > limit { noteEntriesNotDrawn(outcome.entryCount - limit, subject) }
        let hasFailed = outcome.entryCount == 0 && outcome.diagnostics.contains { $0.severity == .error }
        if !hasFailed {
            let found = rules.judge(dates: entries.map(\.date), entryCount: outcome.entryCount, subject: subject.title).diagnostics
            note(found.map(withNetwork))
        }
        note(rules.judge(providerSeconds: outcome.providerDuration, subject: subject.title))
        note(rules.judge(secondsToReload: secondsToReload(outcome, entries), subject: subject.title))
        // The limit was measured on a phone. Programs that are shipped for a Mac show larger pictures in its small widgets.
        guard options.device.idiom != .mac, let plan = subject.viewPlan, let snapshot = entries.first?.snapshots.first else { return }
        let pixels = CGSize(width: snapshot.size.width * plan.scale, height: snapshot.size.height * plan.scale)
        let largest = largestPixels(subject, plan.scale) ?? pixels
        note(
            rules.judge(picturesOf: entries.flatMap(\.snapshots), widgetPixels: pixels, largestPixels: largest, subject: subject.title))
    }

    /// From now to the moment at which the next timeline is asked for; nil where the system chooses it, or there is none.
    private func secondsToReload(_ outcome: RenderOutcome, _ entries: [ArchivedEntry]) -> Double? {
        switch outcome.policy {
        case .after(let date): date.timeIntervalSince(options.moment)
        case .atEnd where entries.count > 1: entries.map(\.date).max()?.timeIntervalSince(options.moment)
        case .atEnd, .never, nil: nil
        }
    }

    /// The pixels of the largest family of a widget.
    private func largestPixels(_ subject: RenderSubject, _ scale: Double) -> CGSize? {
        guard case .widget(let index) = subject.place else { return nil }
        let sizes = target.widgets[index].families.compactMap { name in
            WidgetFamily(rawValue: name).flatMap { options.device.geometry(of: $0, os: options.os)?.canvas }
        }
        let largest = sizes.max { $0.width * $0.height < $1.width * $1.height }
        return largest.map { CGSize(width: $0.width * scale, height: $0.height * scale) }
    }
}
