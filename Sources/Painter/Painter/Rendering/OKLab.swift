import Foundation
import Snapshot

/// Björn Ottosson's perceptual colour space.
enum OKLab {
    /// A colour between two; the result is rounded, so that it does not depend on the last bit of `pow`.
    static func mix(_ a: RGBA, _ b: RGBA, _ t: Double) -> RGBA {
        let (p, q) = (lab(a), lab(b))
        let color = rgb((0..<3).map { p[$0] + (q[$0] - p[$0]) * t })
        let rounded = color.map { ($0 * 100_000).rounded() / 100_000 }
        return RGBA(red: rounded[0], green: rounded[1], blue: rounded[2], alpha: a.alpha + (b.alpha - a.alpha) * t).limited
    }

    private static func linear(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }

    private static func encoded(_ v: Double) -> Double { v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055 }

    private static func lab(_ c: RGBA) -> [Double] {
        let (r, g, b) = (linear(c.red), linear(c.green), linear(c.blue))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return [
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
        ]
    }

    private static func rgb(_ lab: [Double]) -> [Double] {
        let l = lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2]
        let m = lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2]
        let s = lab[0] - 0.0894841775 * lab[1] - 1.2914855480 * lab[2]
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return [
            encoded(max(0, 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3)),
            encoded(max(0, -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3)),
            encoded(max(0, -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)),
        ]
    }
}
