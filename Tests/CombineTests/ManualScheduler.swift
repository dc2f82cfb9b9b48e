import Combine

/// A scheduler whose time a test moves.
final class ManualScheduler: Scheduler {
    typealias SchedulerTimeType = ClockDate
    typealias SchedulerOptions = Never

    private struct Item {
        var date: ClockDate
        var order: Int
        var interval: ClockStride?
        var token: Token
        var action: () -> Void
    }

    final class Token: Cancellable {
        private(set) var isCancelled = false
        func cancel() { isCancelled = true }
    }

    private(set) var now = ClockDate(.init(timeIntervalSinceReferenceDate: 0))
    let minimumTolerance: ClockStride = 0
    private var items: [Item] = []
    private var count = 0

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        add(now, nil, action)
    }

    func schedule(after date: ClockDate, tolerance: ClockStride, options: Never?, _ action: @escaping () -> Void) {
        add(date, nil, action)
    }

    func schedule(
        after date: ClockDate, interval: ClockStride, tolerance: ClockStride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        add(date, interval, action)
    }

    @discardableResult
    private func add(_ date: ClockDate, _ interval: ClockStride?, _ action: @escaping () -> Void) -> Token {
        count += 1
        let token = Token()
        items.append(Item(date: date, order: count, interval: interval, token: token, action: action))
        return token
    }

    /// Lets time pass and runs what is due, in order.
    func advance(by stride: ClockStride) {
        let end = now.advanced(by: stride)
        while let index = items.indices.filter({ items[$0].date <= end }).min(by: {
            (items[$0].date, items[$0].order) < (items[$1].date, items[$1].order)
        }) {
            var item = items.remove(at: index)
            now = max(now, item.date)
            guard !item.token.isCancelled else { continue }
            item.action()
            if let interval = item.interval {
                item.date = item.date.advanced(by: interval)
                items.append(item)
            }
        }
        now = end
    }
}
