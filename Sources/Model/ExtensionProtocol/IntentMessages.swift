import Foundation
import Snapshot

/// Asks a program to run one of its intents.
public struct IntentRequest: Codable, Sendable, Equatable {
    public var id: Int
    public var intent: IntentValues
    /// The new state, where a toggle was used; an intent that sets a value gets it.
    public var toggle: Bool?
    /// The moment the program's clock is moved to first, where it stands still; nil leaves it.
    public var now: Date?

    public init(id: Int, intent: IntentValues, toggle: Bool? = nil, now: Date? = nil) {
        self.id = id
        self.intent = intent
        self.toggle = toggle
        self.now = now
    }
}

/// How an intent went.
public struct IntentOutcome: Codable, Sendable, Equatable {
    public enum State: Codable, Sendable, Equatable {
        case succeeded
        /// The intent threw.
        case failed(error: String)
        /// The intent could not be started: the program does not have it, or its values are not what it takes.
        case notRun(reason: String)
    }

    public var state: State
    /// What is said to the person.
    public var dialog: String?
    /// The URL to open.
    public var opensURL: String?
    /// The intent to run next.
    public var nextIntent: IntentValues?
    public var diagnostics: [SnapshotDiagnostic]

    public init(state: State, diagnostics: [SnapshotDiagnostic] = []) {
        self.state = state
        self.diagnostics = diagnostics
    }
}
