import Foundation

/// How far the time of a program has passed whose clock the host moves.
public struct TimePassage: Codable, Sendable, Equatable {
    public enum Outcome: Codable, Sendable, Equatable {
        /// The moment that was asked for. Everything that was due has been done, and the program is quiet.
        case reached
        /// The program waits for the system's answer to a question it asked at this moment.
        case asks
        /// The program was not quiet in time; the sentence says what it does.
        case busy(String)
    }

    public var outcome: Outcome
    /// What the clock shows.
    public var date: Date
    /// The first moment at which the program goes on by itself; nil where only an event makes it go on.
    public var next: Date?

    public init(_ outcome: Outcome, date: Date, next: Date? = nil) {
        self.outcome = outcome
        self.date = date
        self.next = next
    }
}
