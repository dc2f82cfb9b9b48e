import Foundation
import IsletModel

/// What a device did with a push: the end of its way.
public struct PushEffect: Codable, Hashable, Sendable {
    public enum Code: String, Codable, Hashable, Sendable, CaseIterable {
        // Something is seen.
        case started, updated, ended, reloadAsked = "reload-asked", delivered
        /// It was taken, and nothing looks different.
        case unchanged
        // Nothing is done, and why.
        case notJSON = "not-json"
        case noAPS = "no-aps"
        case noEvent = "no-event"
        case noTimestamp = "no-timestamp"
        case noState = "no-state"
        case badMember = "bad-member"
        case incompleteStart = "incomplete-start"
        case wrongEvent = "wrong-event"
        case unknownType = "unknown-type"
        case undecodable
        case noActivity = "no-activity"
        case ignored
        case refused
        case throttled
        case duplicate
        case unsupported
        case extensionFailed = "extension-failed"
    }

    public var code: Code
    /// One sentence for a person.
    public var sentence: String
    public var date: Date
    /// Which device it was, where a service has several.
    public var device: String?
    /// The activity that it reached.
    public var activity: String?
    /// JSON of the state before and after.
    public var stateBefore: String?
    public var stateAfter: String?
    public var staleDate: Date?
    public var dismissalDate: Date?
    /// Whether it called for attention.
    public var showsAlert: Bool
    /// What is odd, though it had an effect.
    public var notes: [String]

    public init(
        _ code: Code, _ sentence: String, at date: Date, activity: String? = nil, stateBefore: Data? = nil, stateAfter: Data? = nil,
        staleDate: Date? = nil, dismissalDate: Date? = nil, showsAlert: Bool = false, notes: [String] = []
    ) {
        (self.code, self.sentence, self.date, self.activity, self.showsAlert, self.notes) = (code, sentence, date, activity, showsAlert, notes)
        self.stateBefore = stateBefore.map { String(decoding: $0, as: UTF8.self) }
        self.stateAfter = stateAfter.map { String(decoding: $0, as: UTF8.self) }
        (self.staleDate, self.dismissalDate) = (staleDate, dismissalDate)
    }

    /// Whether a person sees something of it.
    public var isSeen: Bool { [.started, .updated, .ended, .reloadAsked, .delivered].contains(code) }
}
