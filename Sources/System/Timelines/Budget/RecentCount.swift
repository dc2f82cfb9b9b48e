import Foundation

/// How often something happened in the last window, counted in 24 parts of it.
struct RecentCount: Hashable, Codable, Sendable {
    private static let parts = 24

    private let part: Double
    private var counts = [Int](repeating: 0, count: parts)
    /// The newest part, counted from the reference date.
    private var newest = Int.min

    init(window: Double) { part = window / Double(Self.parts) }

    private func index(_ time: Date) -> Int { Int((time.timeIntervalSinceReferenceDate / part).rounded(.down)) }

    mutating func add(at time: Date) {
        let now = index(time)
        if now > newest {
            if newest == .min || now - newest >= Self.parts {
                for slot in counts.indices { counts[slot] = 0 }
            } else {
                for passed in (newest + 1)...now { counts[Self.slot(passed)] = 0 }
            }
            newest = now
        }
        counts[Self.slot(now)] += 1
    }

    func count(at time: Date) -> Int {
        let now = index(time)
        guard newest != .min, now - newest < Self.parts else { return 0 }
        return (max(now, newest) - Self.parts + 1...newest).reduce(0) { $0 + counts[Self.slot($1)] }
    }

    private static func slot(_ index: Int) -> Int { ((index % parts) + parts) % parts }
}
