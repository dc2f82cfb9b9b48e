import Foundation

/// Gives memory that is free back to the system. What one program printed by megabytes, or one large archive, took in the allocator's
/// pool of a thread would otherwise stay the host's for as long as it runs, once for each program.
struct FreeMemory {
    /// Seconds between two times.
    static let pause = 30.0
    private var next = SuspendingClock.now

    /// `malloc_trim` of the C library; nil where it has none.
    private static let trim = dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self) }

    mutating func giveBack() {
        guard SuspendingClock.now >= next else { return }
        next = .now + .seconds(Self.pause)
        _ = Self.trim?(0)
    }
}
