import FoundationOverlay
import Snapshot

/// A colour: components in a colour space.
///
/// - Support: partial. RGB and gray; no patterns, no CMYK.
public final class CGColor: Hashable, Sendable {
    public let colorSpace: CGColorSpace?
    private let values: [CGFloat]

    /// Components in the order of the space, then alpha; nil where there are too few.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        colorSpace = space
        values = (0...space.numberOfComponents).map { components[$0] }
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        colorSpace = .standard
        values = [red, green, blue, alpha]
    }

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        colorSpace = .standard
        values = [red, green, blue, alpha]
    }

    public init(gray: CGFloat, alpha: CGFloat) {
        colorSpace = .gray
        values = [gray, alpha]
    }

    public init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        colorSpace = .gray
        values = [gray, alpha]
    }

    private init(space: CGColorSpace, values: [CGFloat]) {
        colorSpace = space
        self.values = values
    }

    /// A colour of Islet's own kind, in sRGB.
    public convenience init(_rgba c: RGBA) {
        self.init(srgbRed: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
    }

    /// The colour in Islet's own kind.
    public var _rgba: RGBA { (colorSpace ?? .standard).rgba(of: values) }

    /// Components, alpha last.
    public var components: [CGFloat]? { values }
    public var numberOfComponents: Int { values.count }
    public var alpha: CGFloat { values[values.count - 1] }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: colorSpace ?? .standard, values: values.dropLast() + [alpha])
    }

    /// The same colour in another space.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        CGColor(space: space, values: space.components(of: _rgba))
    }

    public static let white = CGColor(gray: 1, alpha: 1)
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values && a.colorSpace == b.colorSpace }
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
