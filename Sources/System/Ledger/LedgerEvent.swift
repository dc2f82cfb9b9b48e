import Foundation
import IsletModel

/// One thing that happened to a widget, an activity, a control or the device, when, and why.
///
/// State machines write these beside their actions; a simulation prints them as text, JSON or a page.
public struct LedgerEvent: Hashable, Codable, Sendable {
    /// The simulated moment.
    public var time: Date
    public var subject: LedgerSubject
    /// What happened.
    public var action: LedgerAction
    /// Why it happened.
    public var reason: LedgerReason?
    /// The rule that decided, listed in `RuleCatalogue`.
    public var rule: RuleID?
    public var detail: LedgerDetail?

    public init(
        _ action: LedgerAction, _ subject: LedgerSubject, at time: Date, because reason: LedgerReason? = nil, rule: RuleID? = nil,
        detail: LedgerDetail? = nil
    ) {
        self.time = time
        self.subject = subject
        self.action = action
        self.reason = reason
        self.rule = rule
        self.detail = detail
    }
}

/// What happened, in a stable spelling such as `reload-deferred`. Each machine names its own in an extension.
public struct LedgerAction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Why something happened, in a stable spelling such as `budget-spent`. Each machine names its own in an extension.
public struct LedgerReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension LedgerAction: Codable {}
extension LedgerReason: Codable {}
