import FoundationOverlay
import Metrics
import SwiftUI
import UIKit

/// A colour, fixed or depending on the appearance it is shown under.
///
/// - Support: partial. As `UIColor`, whose type it is: one colour type serves both frameworks.
public typealias NSColor = UIColor

extension NSColor {
    public typealias Name = String

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

    public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// A colour asked for again under every appearance. `name` is not kept.
    public convenience init(name: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
        self.init { dynamicProvider(NSAppearance(traits: $0)) }
    }

    /// The colour of a view; one that depends on its surroundings stays so.
    public convenience init?(named name: Name, bundle: Bundle?) { self.init(named: name, in: bundle, compatibleWith: nil) }
}

extension NSColor {
    private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }

    private var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        return (hue, saturation, brightness)
    }

    public var redComponent: CGFloat { components.red }
    public var greenComponent: CGFloat { components.green }
    public var blueComponent: CGFloat { components.blue }
    public var alphaComponent: CGFloat { components.alpha }
    public var hueComponent: CGFloat { hsb.hue }
    public var saturationComponent: CGFloat { hsb.saturation }
    public var brightnessComponent: CGFloat { hsb.brightness }
    public var whiteComponent: CGFloat {
        var white: CGFloat = 0
        getWhite(&white, alpha: nil)
        return white
    }

    /// The colour itself as it is now: components are sRGB here.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
        let now = components
        return NSColor(red: now.red, green: now.green, blue: now.blue, alpha: now.alpha)
    }

    /// Mixed with `fraction` (0…1) of another colour.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        let (a, b, part) = (components, color.components, min(max(fraction, 0), 1))
        func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * part }
        return NSColor(red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha))
    }

    public func highlight(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .white) }
    public func shadow(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .black) }
}

/// A space of colours.
/// - Support: accepted, without effect: components are sRGB.
public final class NSColorSpace: NSObject, Sendable {
    public let localizedName: String?

    private init(_ name: String) {
        localizedName = name
        super.init()
    }

    public static let sRGB = NSColorSpace("sRGB IEC61966-2.1")
    public static let extendedSRGB = NSColorSpace("Extended sRGB")
    public static let deviceRGB = NSColorSpace("Device RGB")
    public static let genericRGB = NSColorSpace("Generic RGB Profile")
    public static let displayP3 = NSColorSpace("Display P3")
    public static let adobeRGB1998 = NSColorSpace("Adobe RGB (1998)")
    public static let deviceGray = NSColorSpace("Device Gray")
    public static let genericGray = NSColorSpace("Generic Gray Profile")
    public static let genericGamma22Gray = NSColorSpace("Generic Gray Gamma 2.2 Profile")
}

extension Color {
    /// A colour of AppKit, which keeps following the appearance.
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}
