import Foundation
import Geometry
import Snapshot

/// Values between two others. A part below 0 or above 1 lies outside, as springs do; what cannot lie outside stays in.
enum Mix {
    static func number(_ a: Double, _ b: Double, _ part: Double) -> Double { a == b ? a : a + (b - a) * part }
    /// A length or an amount: never below 0.
    static func amount(_ a: Double, _ b: Double, _ part: Double) -> Double { max(number(a, b, part), 0) }
    static func inside(_ part: Double) -> Double { min(max(part, 0), 1) }

    static func point(_ a: CGPoint, _ b: CGPoint, _ part: Double) -> CGPoint { CGPoint(x: number(a.x, b.x, part), y: number(a.y, b.y, part)) }
    static func size(_ a: CGSize, _ b: CGSize, _ part: Double) -> CGSize {
        CGSize(width: amount(a.width, b.width, part), height: amount(a.height, b.height, part))
    }
    static func offset(_ a: CGSize, _ b: CGSize, _ part: Double) -> CGSize {
        CGSize(width: number(a.width, b.width, part), height: number(a.height, b.height, part))
    }
    /// A size that springs below nothing keeps its middle.
    static func rect(_ a: CGRect, _ b: CGRect, _ part: Double) -> CGRect {
        if a == b { return a }
        let size = size(a.size, b.size, part)
        let middle = point(CGPoint(x: a.midX, y: a.midY), CGPoint(x: b.midX, y: b.midY), part)
        return CGRect(origin: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), size: size)
    }

    static func date(_ a: Date, _ b: Date, _ part: Double) -> Date {
        Date(timeIntervalSinceReferenceDate: number(a.timeIntervalSinceReferenceDate, b.timeIntervalSinceReferenceDate, inside(part)))
    }

    static func numbers(_ a: [Double], _ b: [Double], _ part: Double) -> [Double] { zip(a, b).map { number($0, $1, part) } }

    /// Opacity and colours mix as layers do: in gamma-encoded components, weighted by opacity.
    static func color(_ a: RGBA, _ b: RGBA, _ part: Double) -> RGBA {
        if a == b { return a }
        let part = inside(part)
        let alpha = number(a.alpha, b.alpha, part)
        guard alpha > 0 else { return RGBA(red: b.red, green: b.green, blue: b.blue, alpha: 0) }
        func component(_ x: Double, _ y: Double) -> Double { number(x * a.alpha, y * b.alpha, part) / alpha }
        return RGBA(red: component(a.red, b.red), green: component(a.green, b.green), blue: component(a.blue, b.blue), alpha: alpha)
    }
}
