/// A curve by its values at equal distances, straight between them.
struct PartCurve: Hashable, Sendable {
    private let parts: [Double]

    /// Without values it is a straight line from 0 to 1.
    init(_ parts: [Double]) { self.parts = parts.count > 1 ? parts.map { min(max($0.finite(or: 1), -10), 10) } : [0, 1] }

    /// The part of the way that is done at a part of the time.
    func value(at time: Double) -> Double {
        let place = min(max(time.finite(or: 1), 0), 1) * Double(parts.count - 1)
        let index = min(Int(place), parts.count - 2)
        let (before, after) = (parts[index], parts[index + 1])
        return before + (after - before) * (place - Double(index))
    }
}
