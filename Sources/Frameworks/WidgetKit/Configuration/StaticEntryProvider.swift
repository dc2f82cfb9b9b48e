import ExtensionRuntime
import FoundationOverlay
import SwiftUI

/// A timeline provider with its view, behind the runtime's interface.
@MainActor
struct StaticEntryProvider<Provider: TimelineProvider, Content: View>: EntryProvider {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    func placeholder(in surroundings: ProviderSurroundings) async throws -> EntryContent {
        EntryContents.placeholder(provider.placeholder(in: TimelineProviderContext(surroundings)), content)
    }

    func snapshot(in surroundings: ProviderSurroundings) async throws -> EntryContent {
        let context = TimelineProviderContext(surroundings)
        let entry = await completion { provider.getSnapshot(in: context, completion: $0) }
        return EntryContents.make(entry, content)
    }

    func timeline(in surroundings: ProviderSurroundings) async throws -> TimelineContent {
        let context = TimelineProviderContext(surroundings)
        let timeline = await completion { provider.getTimeline(in: context, completion: $0) }
        return EntryContents.make(timeline, content)
    }

    func relevance() async throws -> [DateInterval] { await Self.relevance(Transferred(provider)) }

    private static func relevance(_ provider: Transferred<Provider>) async -> [DateInterval] {
        await provider.value.relevance().intervals
    }

    func content(for entry: Any) -> EntryContent? {
        (entry as? Provider.Entry).map { EntryContents.make($0, content) }
    }
}

/// Entries as the runtime wants them.
@MainActor
enum EntryContents {
    static func make<Entry: TimelineEntry, Content: View>(_ entry: Entry, _ content: @escaping (Entry) -> Content) -> EntryContent {
        let relevance = entry.relevance.map { (score: Double($0.score), duration: $0.duration) }
        let (entry, content) = (Transferred(entry), Transferred(content))
        return EntryContent(date: entry.value.date, relevance: relevance) { PlacedWidget(content: content.value(entry.value))._evaluate($0) }
    }

    /// A placeholder is drawn without its text and pictures.
    static func placeholder<Entry: TimelineEntry, Content: View>(_ entry: Entry, _ content: @escaping (Entry) -> Content) -> EntryContent {
        make(entry) { content($0).redacted(reason: .placeholder) }
    }

    static func make<Entry: TimelineEntry, Content: View>(_ timeline: Timeline<Entry>, _ content: @escaping (Entry) -> Content) -> TimelineContent {
        TimelineContent(entries: timeline.entries.map { make($0, content) }, policy: timeline.policy.policy)
    }
}

/// A value handed from the provider's thread to the main actor. Entries need not be sendable: the provider gives them away.
struct Transferred<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// What a function with a completion handler delivers first.
@MainActor
func completion<Value>(_ start: (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
    let delivered = await withCheckedContinuation { (continuation: CheckedContinuation<Transferred<Value>, Never>) in
        let once = OneShot(continuation)
        start { once.resume(Transferred($0)) }
    }
    return delivered.value
}

/// Resumes a continuation at the first call; providers may call their completion more than once.
final class OneShot<Value: Sendable>: @unchecked Sendable {
    // The lock guards the continuation.
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Value, Never>?

    init(_ continuation: CheckedContinuation<Value, Never>) { self.continuation = continuation }

    func resume(_ value: Value) {
        lock.lock()
        let taken = continuation
        continuation = nil
        lock.unlock()
        taken?.resume(returning: value)
    }
}
