import FoundationOverlay
import Synchronization

/// A clock that stands still until it is set.
public final class ManualActivityClock: ActivityClock {
    private struct State {
        var now: Date
        var alarm: (date: Date, action: @Sendable () -> Void)?
    }

    private let state: Mutex<State>

    public init(now: Date) { state = Mutex(State(now: now)) }

    public var now: Date { state.withLock { $0.now } }

    public func wake(at date: Date?, _ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.alarm = date.map { ($0, action) } }
    }

    /// Lets time pass, stopping at every alarm on the way.
    public func advance(by seconds: TimeInterval) {
        let end = now.addingTimeInterval(seconds)
        while let action = takeAlarm(until: end) { action() }
        state.withLock { $0.now = end }
    }

    private func takeAlarm(until end: Date) -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard let alarm = state.alarm, alarm.date <= end else { return nil }
            state.now = max(state.now, alarm.date)
            state.alarm = nil
            return alarm.action
        }
    }
}
