import FoundationOverlay
import Snapshot
import ViewEngine

extension Color {
    /// A colour space of components.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let color = RGBA(red: red, green: green, blue: blue, alpha: opacity)
        self.init(source: .fixed(ColorSpaces.toSRGB(color, from: colorSpace)))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let color = ColorSpaces.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(source: .fixed(RGBA(red: color.0, green: color.1, blue: color.2, alpha: opacity)))
    }

    public init(uiColor: UIColor) { self.init(source: .uiColor(uiColor)) }

    @available(iOS, deprecated: 100000)
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(source: .uiColor(color)) }

    // Generic, so that `Color(.white)` means UIKit's colour.
    /// The same colour.
    @_disfavoredOverload
    public init<C: _SameColor>(_ color: C) { self = color._color }

    public init(cgColor: CGColor) { self.init(source: .uiColor(UIColor(cgColor: cgColor))) }

    /// The colour as Core Graphics knows it; nil for colours that depend on their surroundings.
    public var cgColor: CGColor? {
        switch source {
        case .fixed(let color): UIColor(_rgba: color).cgColor
        case .uiColor(let color) where color._isConstant: color.cgColor
        case .opacity(let base, let factor): base.cgColor.flatMap { $0.copy(alpha: $0.alpha * factor) }
        default: nil
        }
    }

    /// A colour of an asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .asset(name, bundle)) }

    /// The colour mixed with another one, `fraction` 0…1 of it.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(source: .mix(self, rhs, fraction, isPerceptual: colorSpace == .perceptual))
    }

    /// The colour with its light doubled for each stop, as far as the screen's range goes.
    /// The colour with as much light above white as a display may give it.
    /// - Support: accepted, without effect: pictures have no light above white.
    public func headroom(_ headroom: Double?) -> Color { self }
    public func exposureAdjust(_ stops: Double) -> Color { Color(source: .exposure(self, stops)) }

    /// The colour's gradient: lighter at the top.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch source {
        case .fixed(let color): FixedColorProvider(color: color).description
        case .system(let name): String(name.dropFirst("system".count)).lowercased()
        case .accent: "accentColor"
        case .hierarchy(let level): level == 0 ? "primary" : "secondary"
        case .uiColor(let color): "\(color)"
        case .asset(let name, _): name
        case .opacity(let base, let factor): "\(factor * 100)% \(base.description)"
        case .exposure(let base, let stops): "exposureAdjust(\(base.description), \(stops))"
        case .mix(let a, let b, let fraction, _): "mix(\(a.description), \(b.description), \(fraction))"
        }
    }
}

/// Conversions between colour spaces.
enum ColorSpaces {
    static func toSRGB(_ c: RGBA, from space: Color.RGBColorSpace) -> RGBA {
        switch space {
        case .sRGB: return c
        case .sRGBLinear: return RGBA(red: encode(c.red), green: encode(c.green), blue: encode(c.blue), alpha: c.alpha)
        case .displayP3:
            let (r, g, b) = (decode(c.red), decode(c.green), decode(c.blue))
            return RGBA(
                red: encode(1.2249401 * r - 0.2249404 * g), green: encode(-0.0420569 * r + 1.0420571 * g),
                blue: encode(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha: c.alpha)
        }
    }

    /// Linear light to the sRGB curve; odd, so that values below zero keep their sign.
    static func encode(_ v: Double) -> Double {
        let m = abs(v)
        let e = m <= 0.0031308 ? m * 12.92 : 1.055 * pow(m, 1 / 2.4) - 0.055
        return (v < 0 ? -e : e).quantized
    }

    static func decode(_ v: Double) -> Double {
        let m = abs(v)
        let d = m <= 0.04045 ? m / 12.92 : pow((m + 0.055) / 1.055, 2.4)
        return (v < 0 ? -d : d).quantized
    }

    static func rgb(hue: Double, saturation s: Double, brightness v: Double) -> (Double, Double, Double) {
        let h = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        let sector = Int(h) % 6
        let f = h - h.rounded(.down)
        let (p, q, t) = (v * (1 - s), v * (1 - s * f), v * (1 - s * (1 - f)))
        return [(v, t, p), (q, v, p), (p, v, t), (p, q, v), (t, p, v), (v, p, q)][sector]
    }

    /// Hue, saturation and brightness, each 0…1.
    static func hsb(_ c: RGBA) -> (hue: Double, saturation: Double, brightness: Double) {
        let (top, bottom) = (max(c.red, c.green, c.blue), min(c.red, c.green, c.blue))
        let delta = top - bottom
        guard delta > 0 else { return (0, 0, top) }
        let h: Double
        if top == c.red {
            h = (c.green - c.blue) / delta
        } else if top == c.green {
            h = (c.blue - c.red) / delta + 2
        } else {
            h = (c.red - c.green) / delta + 4
        }
        return ((h < 0 ? h + 6 : h) / 6, delta / top, top)
    }
}

extension Double {
    /// Rounded so far that the last bits of a machine's mathematics library do not matter.
    var quantized: Double { (self * 1e9).rounded() / 1e9 }
}

/// What can be read as a colour without more being said.
public protocol _SameColor {
    var _color: Color { get }
}

extension Color: _SameColor {
    public var _color: Color { self }
}

extension CGColor: _SameColor {
    public var _color: Color { Color(cgColor: self) }
}
