import Foundation

/// A colour: gamma-encoded sRGB components, opacity not premultiplied. Components may lie outside 0…1 (wide gamut).
public struct RGBA: Hashable, Codable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    /// What is no number counts as 0, what is endless as 1 or 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (Self.finite(red), Self.finite(green), Self.finite(blue), Self.finite(alpha))
    }

    private static func finite(_ value: Double) -> Double { value.isFinite ? value : value > 0 ? 1 : 0 }

    /// A colour from components 0…255.
    public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    public static let white = RGBA(red: 1, green: 1, blue: 1)

    public func multiplyingAlpha(by factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// Relative luminance of the gamma-encoded components (Rec. 709 weights).
    public var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

extension RGBA: CustomStringConvertible {
    /// `#RRGGBB` or `#RRGGBBAA`, rounded to eight bits.
    public var description: String {
        func hex(_ v: Double) -> String {
            let byte = v > 0 ? Int((min(v, 1) * 255).rounded()) : 0
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "#" + hex(red) + hex(green) + hex(blue) + (alpha < 1 ? hex(alpha) : "")
    }
}
