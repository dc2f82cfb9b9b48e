import Foundation

/// The clock of a process whose wall clock the host has stopped, by a library it preloads.
enum StandingClock {
    private typealias SetClock = @convention(c) (Int64) -> Int32

    private static let setClock: SetClock? = dlsym(nil, "islet_set_clock").map { unsafeBitCast($0, to: SetClock.self) }

    /// Moves the clock; a clock that runs stays as it is.
    static func move(to date: Date) { _ = setClock?(nanoseconds(of: date)) }

    /// Nanoseconds since 1970.
    static func nanoseconds(of date: Date) -> Int64 {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let fraction = (date.timeIntervalSince1970 - seconds) * 1_000_000_000
        return Int64(seconds) * 1_000_000_000 + Int64(fraction)
    }
}
