import Foundation
import IsletModel

/// The reloads of one placed widget over a rolling day: how many it may have, how many it had, when the next one is free again.
///
/// Apple publishes that a widget that is often looked at has 40 to 70 reloads in 24 hours, that each placed widget has its own budget, and
/// that reloads wait for new budget when it is spent. The law between looks and reloads is an estimate of the system profile.
public struct ReloadBudget: Hashable, Codable, Sendable {
    private let placed: Date
    private var spent = RecentTimes()
    private var views: RecentCount

    public init(placed: Date, rules: BudgetRules) {
        self.placed = placed
        views = RecentCount(window: rules.viewWindow)
    }

    /// Notes that the widget was looked at.
    public mutating func view(at time: Date) { views.add(at: time) }

    /// Notes a reload that counts.
    public mutating func spend(at time: Date, rules: BudgetRules) {
        spent.forget(olderThan: rules.window, at: time)
        spent.append(time)
    }

    /// Reloads the widget may have in a window, as things stand.
    public func size(at time: Date, isLowPower: Bool, rules: BudgetRules) -> Int {
        rules.size(
            views: views.count(at: time), isLearning: time.timeIntervalSince(placed) < rules.learning, isLowPower: isLowPower)
    }

    /// Reloads that are left; never below zero.
    public func remaining(at time: Date, isLowPower: Bool, rules: BudgetRules) -> Int {
        max(0, size(at: time, isLowPower: isLowPower, rules: rules) - spent.count(within: rules.window, at: time))
    }

    /// When a reload is possible: `time` itself where some are left, otherwise when enough of those before are a window old. Nil when the
    /// budget allows none at all.
    public func nextFree(at time: Date, isLowPower: Bool, rules: BudgetRules) -> Date? {
        let size = size(at: time, isLowPower: isLowPower, rules: rules)
        guard size > 0 else { return nil }
        return max(time, spent.fewer(than: size, within: rules.window) ?? time)
    }
}
