import Foundation

/// Moments in growing order, of which those a window old do not count.
struct RecentTimes: Hashable, Codable, Sendable {
    private var times: [Date] = []
    /// Those before are forgotten; they are taken out when they are the larger part.
    private var first = 0

    mutating func append(_ time: Date) { times.append(time) }

    /// A moment counts until it is `window` seconds old.
    private static func isOld(_ moment: Date, _ window: Double, at time: Date) -> Bool { moment.addingTimeInterval(window) <= time }

    mutating func forget(olderThan window: Double, at time: Date) {
        while first < times.count, Self.isOld(times[first], window, at: time) { first += 1 }
        guard first > 32, first * 2 > times.count else { return }
        times.removeSubrange(..<first)
        first = 0
    }

    /// How many moments are younger than `window` seconds.
    func count(within window: Double, at time: Date) -> Int {
        var low = first
        var high = times.count
        while low < high {
            let middle = (low + high) / 2
            if Self.isOld(times[middle], window, at: time) { low = middle + 1 } else { high = middle }
        }
        return times.count - low
    }

    /// When fewer than `number` moments will count.
    func fewer(than number: Int, within window: Double) -> Date? {
        times.count - first >= number ? times[times.count - number].addingTimeInterval(window) : nil
    }
}
