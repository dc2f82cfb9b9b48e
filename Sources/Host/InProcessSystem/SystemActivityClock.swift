import FoundationOverlay
import Synchronization

/// The clock of the machine.
public final class SystemActivityClock: ActivityClock {
    private static let queue = DispatchQueue(label: "ActivityKit.clock")
    /// Seconds; who is woken early asks again.
    private static let longestWait = 86_400.0
    private let timer = Mutex<(any DispatchSourceTimer)?>(nil)

    public init() {}

    public var now: Date { Date() }

    public func wake(at date: Date?, _ action: @escaping @Sendable () -> Void) {
        timer.withLock { timer in
            timer?.cancel()
            timer = nil
            guard let date else { return }
            let new = DispatchSource.makeTimerSource(queue: Self.queue)
            new.schedule(deadline: .now() + min(max(date.timeIntervalSince(now), 0.001), Self.longestWait))
            new.setEventHandler(handler: action)
            new.resume()
            timer = new
        }
    }
}
