import Foundation
import Testing

/// A spring that starts at rest, as published: its response in seconds, and its damping, where 1 is critical.
struct Spring {
    var response: Double
    var damping: Double
    var delay = 0.0

    /// How much of the way is done.
    func way(_ seconds: Double) -> Double {
        let time = max(0, seconds - delay)
        let speed = 2 * Double.pi / response
        if damping >= 1 { return 1 - (1 + speed * time) * exp(-speed * time) }
        let turn = speed * (1 - damping * damping).squareRoot()
        return 1 - exp(-damping * speed * time) * (cos(turn * time) + damping * speed / turn * sin(turn * time))
    }

    /// Expects that parts of the way, by seconds, are where the spring is.
    func expect(_ parts: [Double: Double], within tolerance: Double = 0.02, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(parts.count > 5, sourceLocation: sourceLocation)
        for (seconds, part) in parts.sorted(by: { $0.key < $1.key }) where abs(part - min(way(seconds), 1)) > tolerance {
            Issue.record("at \(seconds) s \(part) instead of \(way(seconds))", sourceLocation: sourceLocation)
            return
        }
    }
}
