import Foundation
import IsletModel
import Timelines

/// A stack of widgets of one size that shows one of them and rotates by relevance.
///
/// Apple publishes that a stack holds up to ten widgets of one size, that scores are compared within a widget's own history, that a score of
/// zero is never rotated to, and that a swipe of the user counts more. How often it rotates is an estimate in the profile.
struct SmartStack: Hashable, Codable, Sendable {
    /// A member with how much it matters now, from 0 to 1 within its own history.
    struct Candidate: Hashable, Sendable {
        var widget: WidgetID
        var relevance: Double
    }

    enum Refusal: Hashable, Sendable { case full, otherSize }

    let number: Int
    let family: WidgetFamily
    private(set) var members: [WidgetID] = []
    private(set) var top: WidgetID?
    /// The stack does not rotate before.
    private(set) var restsUntil = Date.distantPast

    init(number: Int, family: WidgetFamily) {
        self.number = number
        self.family = family
    }

    func refusal(family: WidgetFamily, rules: StackRules) -> Refusal? {
        if family != self.family { return .otherSize }
        return members.count >= rules.mostWidgets ? .full : nil
    }

    mutating func add(_ widget: WidgetID) {
        members.append(widget)
        top = top ?? widget
    }

    mutating func remove(_ widget: WidgetID) {
        members.removeAll { $0 == widget }
        if top == widget { top = members.first }
    }

    mutating func swipe(to widget: WidgetID, at time: Date, rules: StackRules) -> Bool {
        guard members.contains(widget) else { return false }
        top = widget
        restsUntil = time.addingTimeInterval(rules.swipe)
        return true
    }

    /// The member that should be on top; the one on top stays among equals.
    static func best(of candidates: [Candidate], top: WidgetID?) -> WidgetID? {
        var best = top
        var highest = candidates.first { $0.widget == top }?.relevance ?? 0
        for candidate in candidates where candidate.relevance > highest {
            best = candidate.widget
            highest = candidate.relevance
        }
        return best
    }

    /// Rotates when another member matters more and the stack does not rest. Answers whether it did.
    mutating func rotate(to best: WidgetID?, at time: Date, rules: StackRules) -> Bool {
        guard best != top, time >= restsUntil else { return false }
        top = best
        restsUntil = time.addingTimeInterval(rules.rotation)
        return true
    }
}
