import Foundation
import Sandboxing
import Synchronization

/// What happens when somebody ends the program: at its terminal, by its number, or by closing the terminal.
///
/// Nothing that was begun stays behind, and the program ends by the same signal, so that a shell sees why. A command that has something to
/// finish takes the first signal; a second one ends it like any other.
public enum Interruption {
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    private struct State {
        var isWatching = false
        var stops: [UUID: @Sendable () -> Void] = [:]
        var wasAsked = false
    }

    private static let state = Mutex(State())

    /// Begins to watch. The first thing a program does: threads that run already would still be ended by the signals.
    public static func watch() {
        guard state.withLock({ state in !exchange(&state.isWatching, with: true) }) else { return }
        var signals = set
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        Thread.detachNewThread {
            while true {
                var number: Int32 = 0
                var signals = set
                if sigwait(&signals, &number) == 0 { take(number) }
            }
        }
    }

    /// Runs a command that stops by itself when it is asked to.
    ///
    /// - Parameter stop: Asks it, on any thread.
    static func stopping<Result>(by stop: @escaping @Sendable () -> Void, _ body: () throws -> Result) rethrows -> Result {
        let key = UUID()
        state.withLock { $0.stops[key] = stop }
        defer { state.withLock { $0.stops[key] = nil } }
        return try body()
    }

    private static var set: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        return signals
    }

    private static func take(_ number: Int32) {
        let stops = state.withLock { state in exchange(&state.wasAsked, with: true) ? [] : Array(state.stops.values) }
        guard stops.isEmpty else { return stops.forEach { $0() } }
        Leftovers.clear()
        end(by: number)
    }

    private static func end(by number: Int32) -> Never {
        signal(number, SIG_DFL)
        var signals = set
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
        _exit(128 + number)
    }

    private static func exchange(_ value: inout Bool, with new: Bool) -> Bool {
        defer { value = new }
        return value
    }
}
