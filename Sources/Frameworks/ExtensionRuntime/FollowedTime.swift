import ExtensionProtocol
import Foundation
import SystemClient

/// Lets the time pass in a process whose clock the host moves: from one deadline of its timers to the next, each when
/// everything before it is done.
enum FollowedTime {
    /// Passes the time to a date, or to the moment at which the program waits for an answer of the system. Called by one thread at a time,
    /// which does none of the program's work.
    static func pass(to date: Date, atOnce: Bool, within seconds: Double) -> TimePassage {
        guard let clock = FollowedClock.shared else { return TimePassage(.busy("its clock cannot be followed"), date: date) }
        // Moments closer together than dates can tell are one.
        let target = StandingClock.nanoseconds(of: date)
        let end = target + 2_000
        if atOnce, target > clock.now { clock.move(to: target) }
        while true {
            if let reason = clock.waitUntilQuiet(within: seconds) { return passage(.busy(reason), clock) }
            if SystemClient.shared?.openQuestions ?? 0 > 0 { return passage(.asks, clock) }
            if clock.now >= target, clock.next > end { return TimePassage(.reached, date: date, next: clock.nextDate) }
            clock.move(to: max(clock.now, clock.next <= end ? clock.next : target))
        }
    }

    private static func passage(_ outcome: TimePassage.Outcome, _ clock: FollowedClock) -> TimePassage {
        TimePassage(outcome, date: clock.date, next: clock.nextDate)
    }
}

/// The clock library's end of it. Times are nanoseconds since 1970.
struct FollowedClock: Sendable {
    private typealias SetClock = @convention(c) (Int64) -> Int32
    private typealias ReadClock = @convention(c) () -> Int64
    private typealias Wait = @convention(c) (Int64) -> Int32

    private let setClock: SetClock
    private let readClock: ReadClock
    private let nextDeadline: ReadClock
    private let wait: Wait
    private let stop: Wait

    /// Nil where the library is not loaded.
    static let shared: FollowedClock? = {
        guard let set = dlsym(nil, "islet_set_clock"), let read = dlsym(nil, "islet_clock"), let next = dlsym(nil, "islet_next_deadline"),
            let wait = dlsym(nil, "islet_wait_until_quiet"), let stop = dlsym(nil, "islet_stop_passing")
        else { return nil }
        return FollowedClock(
            setClock: unsafeBitCast(set, to: SetClock.self), readClock: unsafeBitCast(read, to: ReadClock.self),
            nextDeadline: unsafeBitCast(next, to: ReadClock.self), wait: unsafeBitCast(wait, to: Wait.self),
            stop: unsafeBitCast(stop, to: Wait.self))
    }()

    var now: Int64 { readClock() }
    /// The next deadline; the largest number where there is none.
    var next: Int64 { nextDeadline() }

    func move(to time: Int64) { _ = setClock(time) }

    /// Lets the clock stand at a moment; false where it is not followed.
    func stop(at time: Int64) -> Bool { stop(time) != 0 }

    /// Nil when the process is quiet; what it does where it is not in time.
    func waitUntilQuiet(within seconds: Double) -> String? {
        switch wait(Int64(seconds * 1_000_000_000)) {
        case 0: nil
        case 1: "a thread waits with a time limit for a semaphore, a condition or a lock, which takes its real time"
        default: "a thread computes"
        }
    }

    var date: Date { Self.date(of: now) }
    var nextDate: Date? { next == .max ? nil : Self.date(of: next) }

    private static func date(of nanoseconds: Int64) -> Date {
        let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        // Microseconds: a few deadlines of the same moment are some nanoseconds apart.
        return Date(timeIntervalSince1970: Double(seconds) + Double(rest / 1000) / 1_000_000)
    }
}
