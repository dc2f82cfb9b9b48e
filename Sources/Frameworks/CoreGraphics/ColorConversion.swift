import FoundationOverlay
import Snapshot

/// Conversion between colour spaces. Transfer curve and primaries are those of IEC 61966-2-1 (sRGB) and SMPTE RP 431-2
/// with the sRGB curve and a D65 white point (Display P3).
enum ColorConversion {
    static func toLinear(_ v: Double) -> Double {
        let a = abs(v)
        return (v < 0 ? -1 : 1) * (a <= 0.04045 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4))
    }

    static func toGamma(_ v: Double) -> Double {
        let a = abs(v)
        return (v < 0 ? -1 : 1) * (a <= 0.0031308 ? a * 12.92 : 1.055 * pow(a, 1 / 2.4) - 0.055)
    }

    /// Gamma-encoded sRGB of gamma-encoded Display P3.
    static func sRGB(fromDisplayP3 c: RGBA) -> RGBA {
        let (r, g, b) = (toLinear(c.red), toLinear(c.green), toLinear(c.blue))
        return RGBA(
            red: toGamma(1.2249401762805598 * r - 0.22494017628055996 * g),
            green: toGamma(-0.04205695470968816 * r + 1.0420569547096881 * g),
            blue: toGamma(-0.019637554590334432 * r - 0.07863604555063188 * g + 1.0982736001409663 * b), alpha: c.alpha)
    }

    /// Gamma-encoded Display P3 of gamma-encoded sRGB.
    static func displayP3(fromSRGB c: RGBA) -> RGBA {
        let (r, g, b) = (toLinear(c.red), toLinear(c.green), toLinear(c.blue))
        return RGBA(
            red: toGamma(0.8224619687143623 * r + 0.17753803128563775 * g),
            green: toGamma(0.03319419885096161 * r + 0.9668058011490384 * g),
            blue: toGamma(0.017082631070112054 * r + 0.07239744066396346 * g + 0.9105199282659244 * b), alpha: c.alpha)
    }
}

extension CGColorSpace {
    /// The sRGB colour of components in this space; the last component is alpha.
    func rgba(of c: [CGFloat]) -> RGBA {
        let values = c.map(Double.init)
        let alpha = values[numberOfComponents]
        let rgb = model == .monochrome ? [values[0], values[0], values[0]] : Array(values.prefix(3))
        let encoded = isLinear ? rgb.map(ColorConversion.toGamma) : rgb
        let color = RGBA(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha)
        return isDisplayP3 ? ColorConversion.sRGB(fromDisplayP3: color) : color
    }

    /// The components of an sRGB colour in this space, alpha last.
    func components(of color: RGBA) -> [CGFloat] {
        let own = isDisplayP3 ? ColorConversion.displayP3(fromSRGB: color) : color
        let encoded = [own.red, own.green, own.blue].map { isLinear ? ColorConversion.toLinear($0) : $0 }
        guard model == .monochrome else { return (encoded + [own.alpha]).map { CGFloat($0) } }
        let gray = 0.2126 * encoded[0] + 0.7152 * encoded[1] + 0.0722 * encoded[2]
        return [CGFloat(gray), CGFloat(own.alpha)]
    }
}
