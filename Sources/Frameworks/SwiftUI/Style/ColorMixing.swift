import FoundationOverlay
import Snapshot

/// Mixing of colours.
enum ColorMixing {
    static func mix(_ a: RGBA, _ b: RGBA, _ fraction: Double, isPerceptual: Bool) -> RGBA {
        func blend(_ x: Double, _ y: Double) -> Double { x + (y - x) * fraction }
        let alpha = blend(a.alpha, b.alpha)
        guard isPerceptual else { return RGBA(red: blend(a.red, b.red), green: blend(a.green, b.green), blue: blend(a.blue, b.blue), alpha: alpha) }
        let (x, y) = (OKLab(a), OKLab(b))
        return OKLab(l: blend(x.l, y.l), a: blend(x.a, y.a), b: blend(x.b, y.b)).rgba(alpha: alpha)
    }

    /// Light in proportion, up to the brightest that a screen of standard range shows.
    static func expose(_ color: RGBA, stops: Double) -> RGBA {
        func brighter(_ value: Double) -> Double { ColorSpaces.encode(min(1, ColorSpaces.decode(value) * exp2(stops))) }
        return RGBA(red: brighter(color.red), green: brighter(color.green), blue: brighter(color.blue), alpha: color.alpha)
    }
}

/// A colour in Björn Ottosson's OKLab space.
struct OKLab {
    var l: Double
    var a: Double
    var b: Double

    init(l: Double, a: Double, b: Double) {
        (self.l, self.a, self.b) = (l, a, b)
    }

    init(_ c: RGBA) {
        let (r, g, b) = (ColorSpaces.decode(c.red), ColorSpaces.decode(c.green), ColorSpaces.decode(c.blue))
        let long = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let medium = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let short = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        l = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        self.b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    func rgba(alpha: Double) -> RGBA {
        func cube(_ v: Double) -> Double { v * v * v }
        let long = cube(l + 0.3963377774 * a + 0.2158037573 * b)
        let medium = cube(l - 0.1055613458 * a - 0.0638541728 * b)
        let short = cube(l - 0.0894841775 * a - 1.2914855480 * b)
        return RGBA(
            red: ColorSpaces.encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            green: ColorSpaces.encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            blue: ColorSpaces.encode(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short), alpha: alpha)
    }
}
