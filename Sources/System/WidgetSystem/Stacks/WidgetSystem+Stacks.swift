import Foundation
import IsletModel
import Ledger
import Timelines

/// Smart Stacks among the placed widgets.
extension WidgetSystem {
    func stackRefusal(_ number: Int, family: WidgetFamily) -> LedgerReason? {
        guard let place = stackPlaces[number] else { return nil }
        return switch stacks[place].refusal(family: family, rules: profile.stack) {
        case .full: .stackFull
        case .otherSize: .stackOfOtherSize
        case nil: nil
        }
    }

    mutating func addToStack(_ number: Int, _ widget: Int) {
        let place = stackPlaces[number] ?? stacks.count
        if place == stacks.count {
            stackPlaces[number] = place
            stacks.append(SmartStack(number: number, family: placedWidgets[widget].placement.family))
        }
        stacks[place].add(placedWidgets[widget].id)
    }

    mutating func leaveStack(_ widget: Int) {
        guard let number = placedWidgets[widget].placement.stack, let place = stackPlaces[number] else { return }
        placedWidgets[widget].placement.stack = nil
        let top = stacks[place].top
        stacks[place].remove(placedWidgets[widget].id)
        if stacks[place].members.isEmpty {
            stackPlaces[number] = nil
            stackTimers.set(place, nil)
        } else if stacks[place].top != top {
            showTop(of: place, because: .byPerson)
        }
    }

    /// Whether the widget can be seen in its stack, or is in none.
    func isOnTop(_ widget: Int) -> Bool {
        guard let number = placedWidgets[widget].placement.stack, let place = stackPlaces[number] else { return true }
        return stacks[place].top == placedWidgets[widget].id
    }

    mutating func swipe(_ number: Int, to id: WidgetID) {
        guard let place = stackPlaces[number], stacks[place].swipe(to: id, at: now, rules: profile.stack) else {
            return record(.ignored, LedgerSubject(.stack, String(number)), because: .unknownStack)
        }
        showTop(of: place, because: .byPerson)
        scheduleStack(place)
    }

    private mutating func showTop(of place: Int, because reason: LedgerReason) {
        guard let top = stacks[place].top else { return }
        record(
            .rotated, LedgerSubject(.stack, String(stacks[place].number)), because: reason, rule: .smartStackOrder,
            detail: .text("widget \(top.rawValue)"))
        output.perform(.rotate(stack: stacks[place].number, to: top))
    }

    mutating func rotateStack(of widget: Int) {
        guard let number = placedWidgets[widget].placement.stack, let place = stackPlaces[number] else { return }
        rotateStack(place)
    }

    mutating func rotateStacks(with kind: Int, of place: Int) {
        for widget in apps[extensions[place].app].widgets where placedWidgets[widget].extension == place && placedWidgets[widget].kind == kind {
            rotateStack(of: widget)
        }
    }

    mutating func rotateStack(_ place: Int) {
        if stacks[place].rotate(to: bestMember(of: place), at: now, rules: profile.stack) { showTop(of: place, because: .relevance) }
        scheduleStack(place)
    }

    private func bestMember(of place: Int) -> WidgetID? {
        let candidates = stacks[place].members.map { SmartStack.Candidate(widget: $0, relevance: relevance(of: $0.rawValue - 1)) }
        return SmartStack.best(of: candidates, top: stacks[place].top)
    }

    /// How much a widget matters now, from 0 to 1: its entry's score against the greatest it ever had, or 1 while its kind is relevant.
    private func relevance(of widget: Int) -> Double {
        let placed = placedWidgets[widget]
        guard placed.life == .alive else { return 0 }
        if extensions[placed.extension].relevance[placed.kind].contains(where: isUnderWay) { return 1 }
        guard let playback = placed.playback, placed.highestScore > 0 else { return 0 }
        return playback.score(at: now) / placed.highestScore
    }

    /// Whether a range has begun and not ended; one of a single moment lasts for it.
    private func isUnderWay(_ range: ClosedRange<Date>) -> Bool {
        range.contains(now) && (now < range.upperBound || range.lowerBound == range.upperBound)
    }

    /// Wakes the stack when a member's relevance may change, or when it has rested and another member matters more.
    private mutating func scheduleStack(_ place: Int) {
        var next = stacks[place].members.compactMap { nextChange(of: $0.rawValue - 1) }.min()
        let rest = stacks[place].restsUntil
        if rest > now, bestMember(of: place) != stacks[place].top { next = next.map { min($0, rest) } ?? rest }
        stackTimers.set(place, next)
    }

    private func nextChange(of widget: Int) -> Date? {
        let placed = placedWidgets[widget]
        guard placed.life == .alive else { return nil }
        var next = placed.playback?.nextScoreChange(after: now)
        for range in extensions[placed.extension].relevance[placed.kind] {
            for bound in [range.lowerBound, range.upperBound] where bound > now { next = next.map { min($0, bound) } ?? bound }
        }
        return next
    }
}
