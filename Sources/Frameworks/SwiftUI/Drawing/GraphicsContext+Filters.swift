import FoundationOverlay
import Snapshot
import ViewEngine

extension GraphicsContext {
    /// What happens to the pixels that are drawn.
    public struct Filter: Sendable {
        private let make: @Sendable (EnvironmentValues) -> [Effect]

        private init(_ make: @escaping @Sendable (EnvironmentValues) -> [Effect]) { self.make = make }
        private static func color(_ effect: ColorEffect) -> Filter { Filter { _ in [.color(effect)] } }

        func effects(_ environment: EnvironmentValues) -> [Effect] { make(environment) }

        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _ in [.blur(radius: radius, isOpaque: options.contains(.opaque))] }
        }

        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter { [.shadow(color.rgba(in: $0), radius: radius, offset: CGSize(width: x, height: y))] }
        }

        public static func colorMultiply(_ color: Color) -> Filter { Filter { [.color(.multiply(color.rgba(in: $0)))] } }
        public static func hueRotation(_ angle: Angle) -> Filter { color(.hueRotation(angle.degrees)) }
        public static func saturation(_ amount: Double) -> Filter { color(.saturation(amount)) }
        public static func brightness(_ amount: Double) -> Filter { color(.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { color(.contrast(amount)) }
        public static func colorInvert(_ amount: Double = 1) -> Filter { amount == 0 ? Filter { _ in [] } : color(.invert) }
        public static func grayscale(_ amount: Double) -> Filter { color(.grayscale(amount)) }
        public static var luminanceToAlpha: Filter { color(.luminanceToAlpha) }
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }
}
