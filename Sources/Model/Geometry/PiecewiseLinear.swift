/// A function through known points, straight between them and constant outside.
public struct PiecewiseLinear: Hashable, Sendable, Decodable {
    private let xs: [Double]
    private let ys: [Double]

    /// Points with growing `x`; at least one.
    public init(_ knots: [[Double]]) {
        xs = knots.map { $0[0] }
        ys = knots.map { $0[1] }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let pairs = try container.decode([[Double]].self)
        guard !pairs.isEmpty, pairs.allSatisfy({ $0.count == 2 }), zip(pairs, pairs.dropFirst()).allSatisfy({ $0[0] < $1[0] }) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "pairs with growing first numbers expected")
        }
        self.init(pairs)
    }

    public func callAsFunction(_ x: Double) -> Double {
        guard let next = xs.firstIndex(where: { $0 >= x }) else { return ys[ys.count - 1] }
        guard next > 0, xs[next] != x else { return ys[next] }
        let t = (x - xs[next - 1]) / (xs[next] - xs[next - 1])
        return ys[next - 1] + t * (ys[next] - ys[next - 1])
    }
}
