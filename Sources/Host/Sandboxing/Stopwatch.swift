import Glibc

/// Seconds since it was made, without the time it was paused.
package struct Stopwatch {
    package init() {}

    private var origin = Stopwatch.now
    private var pausedAt: Double?

    package var seconds: Double { (pausedAt ?? Self.now) - origin }

    package mutating func pause() { pausedAt = pausedAt ?? Self.now }

    package mutating func resume() {
        guard let paused = pausedAt else { return }
        origin += Self.now - paused
        pausedAt = nil
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
