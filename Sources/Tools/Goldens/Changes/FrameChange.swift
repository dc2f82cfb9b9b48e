import Foundation

/// How a frame became another, in words.
public struct FrameChange: Sendable, CustomStringConvertible {
    /// Left, top, width, height in points.
    public let old: [Double]
    public let new: [Double]

    public init(old: [Double], new: [Double]) { (self.old, self.new) = (old, new) }

    /// Points below which two places count as the same.
    public static let tolerance = 0.0005

    public var isNone: Bool { zip(old, new).allSatisfy { abs($0 - $1) <= Self.tolerance } }

    /// How far each edge went, in points: left, top, right, bottom; right and down are positive.
    private var edges: (left: Double, top: Double, right: Double, bottom: Double) {
        (new[0] - old[0], new[1] - old[1], new[0] + new[2] - old[0] - old[2], new[1] + new[3] - old[1] - old[3])
    }

    public var description: String {
        let (left, top, right, bottom) = edges
        func isSame(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= Self.tolerance * 2 }
        if isSame(left, right), isSame(top, bottom) { return "moved " + Self.movement(left, top) }
        if isSame(left, top), isSame(left, -right), isSame(left, -bottom) {
            return "\(left > 0 ? "inset" : "outset") by \(Self.points(abs(left))) pt on every side"
        }
        var parts: [String] = []
        if !isSame(new[2], old[2]) { parts.append("\(Self.points(abs(new[2] - old[2]))) pt \(new[2] > old[2] ? "wider" : "narrower")") }
        if !isSame(new[3], old[3]) { parts.append("\(Self.points(abs(new[3] - old[3]))) pt \(new[3] > old[3] ? "higher" : "lower")") }
        let shift = (isSame(left, 0) ? 0 : left, isSame(top, 0) ? 0 : top)
        if shift.0 != 0 || shift.1 != 0 { parts.append("moved " + Self.movement(shift.0, shift.1)) }
        return parts.joined(separator: ", ")
    }

    private static func movement(_ x: Double, _ y: Double) -> String {
        var parts: [String] = []
        if abs(x) > tolerance { parts.append("\(points(abs(x))) pt \(x > 0 ? "right" : "left")") }
        if abs(y) > tolerance { parts.append("\(points(abs(y))) pt \(y > 0 ? "down" : "up")") }
        return parts.joined(separator: " and ")
    }

    /// To a hundredth, without needless zeros.
    private static func points(_ value: Double) -> String {
        let text = String(format: "%.2f", value)
        return text.hasSuffix(".00") ? String(text.dropLast(3)) : text.hasSuffix("0") ? String(text.dropLast()) : text
    }
}
