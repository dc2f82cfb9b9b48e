import Foundation
import Snapshot

/// One entry of a timeline (or the placeholder, a preview, a window), archived in every variant that was asked for.
public struct ArchivedEntry: Codable, Sendable {
    public var index: Int
    public var date: Date
    public var relevanceScore: Double?
    public var relevanceDuration: Double?
    /// One for each variant of the request, in its order.
    public var snapshots: [Snapshot]
    /// Set where the entry shows a Live Activity.
    public var activity: ArchivedActivity?

    public init(index: Int, date: Date, snapshots: [Snapshot]) {
        self.index = index
        self.date = date
        self.snapshots = snapshots
    }
}

/// How a request ended.
public struct RenderOutcome: Codable, Sendable, Equatable {
    public enum Policy: Codable, Sendable, Equatable {
        case atEnd
        case never
        case after(Date)
    }

    /// Number of entries the provider returned, which may be more than were archived.
    public var entryCount: Int
    public var policy: Policy?
    /// Seconds the provider took.
    public var providerDuration: Double
    public var diagnostics: [SnapshotDiagnostic]
    /// When widgets of the kind are relevant, where that was asked.
    public var relevance: [DateInterval]?
    /// How widgets of the kind can be configured, where that was asked.
    public var configuration: [ConfigurationParameter]?

    public init(entryCount: Int = 0, policy: Policy? = nil, providerDuration: Double = 0, diagnostics: [SnapshotDiagnostic] = []) {
        self.entryCount = entryCount
        self.policy = policy
        self.providerDuration = providerDuration
        self.diagnostics = diagnostics
    }
}
