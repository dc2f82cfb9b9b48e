import AppIntents
import Foundation
import WidgetKit

#if canImport(IsletTestSupport)
import IsletTestSupport

extension TimelineProviderContext {
    /// What a provider is told in a family on the device of the test run.
    public static func test(_ family: WidgetFamily = .systemSmall, isPreview: Bool = false) -> TimelineProviderContext {
        TimelineProviderContext(_testing: family, isPreview: isPreview)
    }
}

extension TimelineProvider {
    /// The timeline that the system gets.
    public func timeline(in family: WidgetFamily = .systemSmall) async -> Timeline<Entry> {
        await delivered { getTimeline(in: .test(family), completion: $0) }
    }

    /// The entry for the gallery.
    public func snapshot(in family: WidgetFamily = .systemSmall, isPreview: Bool = true) async -> Entry {
        await delivered { getSnapshot(in: .test(family, isPreview: isPreview), completion: $0) }
    }

    public func placeholder(in family: WidgetFamily = .systemSmall) -> Entry { placeholder(in: .test(family)) }
}

extension AppIntentTimelineProvider {
    /// The timeline that the system gets for a configuration.
    public func timeline(for configuration: Intent = Intent(), in family: WidgetFamily = .systemSmall) async -> Timeline<Entry> {
        await timeline(for: configuration, in: .test(family))
    }

    /// The entry for the gallery.
    public func snapshot(for configuration: Intent = Intent(), in family: WidgetFamily = .systemSmall) async -> Entry {
        await snapshot(for: configuration, in: .test(family, isPreview: true))
    }

    public func placeholder(in family: WidgetFamily = .systemSmall) -> Entry { placeholder(in: .test(family)) }
}

/// What a function with a completion handler delivers first. Entries are given away, and need not be sendable.
private func delivered<Value>(_ start: (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
    let once = Once<Value>()
    start { once.give($0) }
    return await once.take().value
}

private struct Given<Value>: @unchecked Sendable { let value: Value }

/// Keeps the first value; the lock guards both.
private final class Once<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Given<Value>?
    private var waiting: CheckedContinuation<Given<Value>, Never>?

    func give(_ new: Value) {
        let resumed = lock.withLock { () -> CheckedContinuation<Given<Value>, Never>? in
            guard value == nil else { return nil }
            value = Given(value: new)
            defer { waiting = nil }
            return waiting
        }
        resumed?.resume(returning: Given(value: new))
    }

    func take() async -> Given<Value> {
        await withCheckedContinuation { continuation in
            let there = lock.withLock { () -> Given<Value>? in
                if value == nil { waiting = continuation }
                return value
            }
            if let there { continuation.resume(returning: there) }
        }
    }
}
#endif

/// Expects a timeline that a device takes as it is: entries in their order, and what else is asked for.
///
/// - Parameters:
///   - count: How many entries it has; nil: any number but none.
///   - interval: The time from each entry to the next.
///   - start: The moment of the first entry.
///   - policy: When the next timeline is asked for.
public func expectTimeline<Entry: TimelineEntry>(
    _ timeline: Timeline<Entry>, count: Int? = nil, every interval: Duration? = nil, from start: Date? = nil, policy: TimelineReloadPolicy? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    let dates = timeline.entries.map(\.date)
    if timeline.entries.isEmpty { place.fail("the timeline has no entries: the widget shows its placeholder") }
    if let count, dates.count != count { place.fail("the timeline has \(dates.count) entries, not \(count)") }
    if let start, let first = dates.first, first != start { place.fail("the first entry is for \(first), not for \(start)") }
    for (index, pair) in zip(dates, dates.dropFirst()).enumerated() {
        let distance = pair.1.timeIntervalSince(pair.0)
        if distance <= 0 {
            place.fail("entry \(index + 1) is for \(pair.1), which is not after \(pair.0)")
        } else if let interval, abs(distance - interval.inSeconds) > 0.001 {
            place.fail("entry \(index + 1) comes \(distance) s after the one before it, not \(interval.inSeconds) s")
        }
    }
    if let policy, timeline.policy != policy { place.fail("the policy is \(timeline.policy), not \(policy)") }
}
