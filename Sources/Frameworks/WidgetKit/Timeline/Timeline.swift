import ExtensionProtocol
import FoundationOverlay

/// Entries, and when the next ones are asked for.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget's next timeline is asked for.
public struct TimelineReloadPolicy: Equatable, Sendable {
    let policy: RenderOutcome.Policy

    public static let atEnd = TimelineReloadPolicy(policy: .atEnd)
    public static let never = TimelineReloadPolicy(policy: .never)
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(policy: .after(date)) }
}
