import Foundation
import Snapshot

/// Three rows of four: red, green, blue and 1 to a component, on gamma-encoded colours 0…1.
struct ColorMatrix: Hashable, Sendable {
    var rows: [Double]

    /// The matrix of a colour effect; nil for `luminanceToAlpha`, which changes alpha.
    init?(_ effect: ColorEffect) {
        switch effect {
        case .brightness(let amount): rows = Self.scaling(1, 1, 1, offset: amount.finite)
        case .contrast(let amount): rows = Self.scaling(amount.finite, amount.finite, amount.finite, offset: (1 - amount.finite) / 2)
        case .saturation(let amount): rows = Self.saturation(amount.finite)
        case .grayscale(let amount): rows = Self.saturation(1 - min(max(amount.finite, 0), 1))
        case .hueRotation(let degrees): rows = Self.hueRotation(degrees.finite)
        case .invert: rows = Self.scaling(-1, -1, -1, offset: 1)
        case .multiply(let color):
            let limited = color.limited
            rows = Self.scaling(limited.red, limited.green, limited.blue, offset: 0)
        case .luminanceToAlpha: return nil
        }
    }

    static func saturation(_ s: Double) -> [Double] {
        let (r, g, b) = (0.2126 * (1 - s), 0.7152 * (1 - s), 0.0722 * (1 - s))
        return [r + s, g, b, 0, r, g + s, b, 0, r, g, b + s, 0]
    }

    private static func scaling(_ r: Double, _ g: Double, _ b: Double, offset: Double) -> [Double] {
        [r, 0, 0, offset, 0, g, 0, offset, 0, 0, b, offset]
    }

    /// The matrix of the Filter Effects specification; sine and cosine are rounded to be the same everywhere.
    private static func hueRotation(_ degrees: Double) -> [Double] {
        let angle = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
        let c = (cos(angle) * 1_000_000).rounded() / 1_000_000
        let s = (sin(angle) * 1_000_000).rounded() / 1_000_000
        return [
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0,
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0,
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0,
        ]
    }
}

extension Double {
    /// The number itself within ±10,000; 0 for not a number.
    var finite: Double { isNaN ? 0 : Swift.min(Swift.max(self, -10_000), 10_000) }
}
