import FoundationOverlay

/// Divides straight pieces where others cross or touch them.
enum SegmentSplitter {
    /// The parts of the pieces between which nothing crosses.
    static func split(_ segments: [OutlineSegment], at others: [OutlineSegment]) -> [OutlineSegment] {
        segments.flatMap { segment in
            var cuts: [CGFloat] = [0, 1]
            for other in others where mayMeet(segment, other) { cuts += meetings(of: segment, with: other) }
            return parts(of: segment, at: cuts.sorted())
        }
    }

    private static func parts(of segment: OutlineSegment, at cuts: [CGFloat]) -> [OutlineSegment] {
        let length = segment.length
        var result: [OutlineSegment] = []
        var last: CGFloat = 0
        for cut in cuts.dropFirst() where (cut - last) * length > 1e-6 {
            result.append(OutlineSegment(start: segment.point(at: last), end: cut == 1 ? segment.end : segment.point(at: cut)))
            last = cut
        }
        return result
    }

    private static func mayMeet(_ a: OutlineSegment, _ b: OutlineSegment) -> Bool {
        let slack = 1e-6
        return min(a.start.x, a.end.x) <= max(b.start.x, b.end.x) + slack && min(b.start.x, b.end.x) <= max(a.start.x, a.end.x) + slack
            && min(a.start.y, a.end.y) <= max(b.start.y, b.end.y) + slack && min(b.start.y, b.end.y) <= max(a.start.y, a.end.y) + slack
    }

    /// Where `other` meets a piece, as parts of its length: one place, or both ends of a common stretch.
    private static func meetings(of segment: OutlineSegment, with other: OutlineSegment) -> [CGFloat] {
        let (dx, dy) = (segment.end.x - segment.start.x, segment.end.y - segment.start.y)
        let (ex, ey) = (other.end.x - other.start.x, other.end.y - other.start.y)
        let (ox, oy) = (other.start.x - segment.start.x, other.start.y - segment.start.y)
        let cross = dx * ey - dy * ex
        let square = dx * dx + dy * dy
        if abs(cross) <= 1e-12 * (square * (ex * ex + ey * ey)).squareRoot() {
            guard abs(ox * dy - oy * dx) <= 1e-6 * square.squareRoot() else { return [] }
            return [(ox * dx + oy * dy) / square, ((ox + ex) * dx + (oy + ey) * dy) / square].filter { $0 > 0 && $0 < 1 }
        }
        let (t, u) = ((ox * ey - oy * ex) / cross, (ox * dy - oy * dx) / cross)
        let slack = 1e-9
        return t > 0 && t < 1 && u >= -slack && u <= 1 + slack ? [t] : []
    }
}
