import Foundation
import Snapshot

/// Conversion of a catalog's colour spaces to gamma-encoded sRGB, components outside 0…1 included.
enum ColorSpaces {
    static func rgb(_ red: Double, _ green: Double, _ blue: Double, alpha: Double, space: String) -> RGBA {
        switch space {
        case "display-p3": p3(red, green, blue, alpha)
        case "extended-linear-srgb", "linear-srgb": RGBA(red: encode(red), green: encode(green), blue: encode(blue), alpha: alpha)
        default: RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    static func gray(_ white: Double, alpha: Double, space: String) -> RGBA {
        let value = space == "gray-gamma-22" || space == "extended-gray" ? encode(pow(max(white, 0), 2.2)) : white
        return RGBA(red: value, green: value, blue: value, alpha: alpha)
    }

    /// Display P3 has sRGB's curve and white point; the matrix goes from its primaries to sRGB's.
    private static func p3(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> RGBA {
        let (r, g, b) = (decode(red), decode(green), decode(blue))
        return RGBA(
            red: rounded(encode(1.2249401763 * r - 0.2249401763 * g)), green: rounded(encode(-0.0420569547 * r + 1.0420569547 * g)),
            blue: rounded(encode(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)), alpha: alpha)
    }

    private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

    /// The sRGB curve, mirrored for negative values.
    private static func encode(_ linear: Double) -> Double {
        let size = abs(linear)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -value : value
    }

    private static func decode(_ encoded: Double) -> Double {
        let size = abs(encoded)
        let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -value : value
    }
}
