import Foundation
import IsletModel
import Ledger
import Simulation
import Timelines

/// Asking for reloads, what they wait for, and when they start.
extension WidgetSystem {
    /// Asks for a reload. Several asked for before it starts become one.
    mutating func ask(_ widget: Int, for reason: ReloadReason, rule: RuleID?) {
        guard placedWidgets[widget].life == .alive else { return record(.reloadIgnored, widget: widget, because: .notReactive) }
        let reasons = ReloadReasons(reason)
        let isFree = profile.reloads.isFree(reasons, during: apps[placedWidgets[widget].app].sessions)
        let joins = placedWidgets[widget].pending.map { !$0.reasons.isSubset(of: .policies) } ?? false
        record(joins ? .reloadCoalesced : .reloadAsked, widget: widget, because: LedgerReason(reason), rule: rule)
        join(widget, PendingReload(reasons: reasons, isFree: isFree, due: start(of: reason, isFree: isFree, widget), earliest: now))
    }

    /// When a reload that is asked for now may start.
    private func start(of reason: ReloadReason, isFree: Bool, _ widget: Int) -> Date {
        guard profile.reloads.waitForInterval.contains(ReloadReasons(reason)) else { return now }
        let start = now.addingTimeInterval(profile.timing.callDelay)
        return isFree ? start : max(start, afterInterval(widget))
    }

    private func afterInterval(_ widget: Int) -> Date {
        placedWidgets[widget].lastReload?.addingTimeInterval(profile.timing.leastInterval) ?? .distantPast
    }

    private mutating func join(_ widget: Int, _ new: PendingReload) {
        var reload = new
        if let old = placedWidgets[widget].pending {
            reload.reasons.formUnion(old.reasons)
            reload.isFree = reload.isFree || old.isFree
            reload.earliest = min(reload.earliest, old.earliest)
            if keepsWaiting(old, new) {
                reload.wait = old.wait
                reload.due = old.due
            } else if let due = old.due, old.wait == .time, let mine = reload.due {
                reload.due = min(due, mine)
            }
        }
        placedWidgets[widget].pending = reload
        schedule(widget)
    }

    /// Whether what an old reload waits for holds for the new one too.
    private func keepsWaiting(_ old: PendingReload, _ new: PendingReload) -> Bool {
        switch old.wait {
        case .turn, .unlock: true
        case .view: new.reasons.isSubset(of: profile.reloads.waitForView)
        case .budget: !new.isFree && new.reasons.isSubset(of: profile.reloads.waitForBudget)
        case .time: false
        }
    }

    /// Lets a reload take its turn, or finds out what it waits for.
    mutating func attempt(_ widget: Int) {
        guard let reload = placedWidgets[widget].pending, reload.wait != .turn else { return }
        guard canStart(widget, reload) else { return }
        enqueue(.timeline(placedWidgets[widget].id), at: placedWidgets[widget].extension)
    }

    /// Whether nothing is in the way of a reload. Notes whether it is free, and what it waits for otherwise.
    mutating func canStart(_ widget: Int, _ reload: PendingReload) -> Bool {
        var reload = reload
        let rules = profile.reloads
        reload.isFree = reload.isFree || rules.isFree(reload.reasons, during: apps[placedWidgets[widget].app].sessions)
        reload.due = nil
        if isOutOfReach(extension: placedWidgets[widget].extension) {
            return wait(widget, reload, .unlock, because: .locked)
        }
        if isHidden(widget), reload.reasons.isSubset(of: rules.waitForView) {
            return wait(widget, reload, .view, because: .hiddenPage)
        }
        if !reload.isFree, reload.reasons.isSubset(of: rules.waitForBudget) {
            let free = placedWidgets[widget].budget.nextFree(at: now, isLowPower: state.isLowPower, rules: profile.budget)
            guard let free, free <= now else {
                reload.due = free
                return wait(widget, reload, .budget, because: .budgetSpent, rule: .dailyReloads)
            }
        }
        reload.wait = .turn
        placedWidgets[widget].pending = reload
        schedule(widget)
        return true
    }

    /// Answers false: the reload does not start now.
    private mutating func wait(
        _ widget: Int, _ reload: PendingReload, _ wait: PendingReload.Wait, because reason: LedgerReason, rule: RuleID? = nil
    ) -> Bool {
        if placedWidgets[widget].pending?.wait != wait {
            record(.reloadDeferred, widget: widget, because: reason, rule: rule, detail: reload.due.map { .until($0) })
        }
        placedWidgets[widget].pending = reload
        placedWidgets[widget].pending?.wait = wait
        schedule(widget)
        return false
    }

    mutating func dropPending(_ widget: Int) {
        placedWidgets[widget].pending = nil
        schedule(widget)
    }

    /// Plans the reload that a timeline's policy asks for. One that is asked for anyway brings a new policy.
    mutating func planReload(_ widget: Int, _ date: Date?, because reason: ReloadReason) {
        guard placedWidgets[widget].pending == nil, let date else { return }
        let earliest = max(date, afterInterval(widget), now)
        let due = earliest.addingTimeInterval(policyDelay(widget))
        placedWidgets[widget].pending = PendingReload(reasons: ReloadReasons(reason), isFree: false, due: due, earliest: earliest)
        record(
            .nextReload, widget: widget, because: LedgerReason(reason), rule: reason == .policyAtEnd ? .policyAtEnd : .policyAfter, detail: .at(due))
    }

    /// How late the policy of the widget's newest timeline is served. By the seed alone, so that other widgets change nothing.
    private func policyDelay(_ widget: Int) -> Double {
        let mixed = seed &+ UInt64(widget) &* 0x1_0000_0001 &+ UInt64(placedWidgets[widget].timelines) &* 0x1_0001
        var random = SeededRandom(seed: mixed)
        return (profile.timing.policyDelay * Double(random.next() >> 44) / Double(1 << 20)).rounded(.down)
    }

    /// Sets the widget's timer to what comes next.
    mutating func schedule(_ widget: Int) {
        guard placedWidgets[widget].life == .alive else { return widgetTimers.set(widget, nil) }
        let reload = placedWidgets[widget].pending?.due
        guard let entry = placedWidgets[widget].nextEntry else { return widgetTimers.set(widget, reload) }
        widgetTimers.set(widget, reload.map { min($0, entry) } ?? entry)
    }

    mutating func fireWidget(_ widget: Int) {
        if let entry = placedWidgets[widget].nextEntry, entry <= now { showEntry(of: widget) }
        if let due = placedWidgets[widget].pending?.due, due <= now { attempt(widget) }
        schedule(widget)
    }
}

extension ReloadReasons {
    static let policies: ReloadReasons = [ReloadReasons(.policyAfter), ReloadReasons(.policyAtEnd)]
}
