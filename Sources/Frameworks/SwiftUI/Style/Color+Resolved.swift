import FoundationOverlay
import Snapshot
import ViewEngine

extension Color {
    /// The components of a colour in its surroundings: gamma-encoded sRGB, and linear on request.
    public struct Resolved: Hashable, Codable, Sendable {
        public var linearRed: Float {
            get { Self.linear(red) }
            set { red = Self.encoded(newValue) }
        }
        public var linearGreen: Float {
            get { Self.linear(green) }
            set { green = Self.encoded(newValue) }
        }
        public var linearBlue: Float {
            get { Self.linear(blue) }
            set { blue = Self.encoded(newValue) }
        }
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            let color = ColorSpaces.toSRGB(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity)), from: colorSpace)
            self.init(color)
        }

        init(_ color: RGBA) {
            red = Float(color.red)
            green = Float(color.green)
            blue = Float(color.blue)
            opacity = Float(color.alpha)
        }

        public var cgColor: CGColor { UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)).cgColor }

        var rgba: RGBA { RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity)) }

        private static func linear(_ value: Float) -> Float { Float(ColorSpaces.decode(Double(value))) }
        private static func encoded(_ value: Float) -> Float { Float(ColorSpaces.encode(Double(value))) }
    }

    public init(_ resolved: Resolved) { self.init(source: .fixed(resolved.rgba)) }

    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(rgba(in: environment)) }
}

extension Color.Resolved: ShapeStyle {
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource { Color(self)._paint(in: environment, level: level) }
}
