import ExtensionProtocol
import Foundation

/// The time that passes while a preview or an app's window comes to rest: where the clock of the process is followed, what is due in it
/// happens in its order, however long it takes in truth, and the same picture is made on every machine.
public struct PreviewTime: Sendable {
    private let clock: FollowedClock
    private let start: Int64

    /// Nil where time passes by itself.
    public init?() {
        guard let clock = FollowedClock.shared, clock.stop(at: clock.now) else { return nil }
        (self.clock, start) = (clock, clock.now)
    }

    /// Real seconds in which a program that computes has to come to an end.
    private static let patience = 2.0

    /// Lets time pass; false where the program does not come to an end.
    @discardableResult
    public func pass(_ duration: Duration) async -> Bool {
        let date = clock.date.addingTimeInterval(duration / .seconds(1))
        return await withCheckedContinuation { done in
            Thread.detachNewThread {
                done.resume(returning: FollowedTime.pass(to: date, atOnce: false, within: Self.patience).outcome == .reached)
            }
        }
    }

    /// Goes back to where it began, for the next picture.
    public func end() { _ = clock.stop(at: start) }
}
