import Foundation

/// Paths cut into dashes.
public enum PathDashing {
    /// The drawn parts of `elements`: `lengths` alternate between drawn and skipped, starting `phase` into the pattern.
    public static func dash(_ elements: [PathElement], lengths: [CGFloat], phase: CGFloat) -> [PathElement] {
        let period = lengths.reduce(0, +)
        guard period > 0, !lengths.contains(where: { $0 < 0 }) else { return elements }
        return PathFlattening.polylines(of: elements).flatMap { line in
            dash(line.isClosed ? line.points + line.points.prefix(1) : line.points, lengths, period: period, phase: phase)
        }
    }

    private static func dash(_ points: [CGPoint], _ lengths: [CGFloat], period: CGFloat, phase: CGFloat) -> [PathElement] {
        let cycle = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let whole = lengths.count % 2 == 0 ? period : period * 2
        var offset = phase - (phase / whole).rounded(.down) * whole
        var index = 0
        while offset >= cycle[index] {
            offset -= cycle[index]
            index = (index + 1) % cycle.count
        }
        var left = cycle[index] - offset
        var result: [PathElement] = []
        if index % 2 == 0, let first = points.first { result.append(.move(to: first)) }
        for (a, b) in zip(points, points.dropFirst()) {
            let length = hypot(b.x - a.x, b.y - a.y)
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let p = CGPoint(x: a.x + (b.x - a.x) * done / length, y: a.y + (b.y - a.y) * done / length)
                result.append(index % 2 == 0 ? .line(to: p) : .move(to: p))
                index = (index + 1) % cycle.count
                left = cycle[index]
            }
            left -= length - done
            if index % 2 == 0 { result.append(.line(to: b)) }
        }
        return result
    }
}
