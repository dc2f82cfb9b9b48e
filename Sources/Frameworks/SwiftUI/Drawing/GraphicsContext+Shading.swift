import FoundationOverlay
import Snapshot
import ViewEngine

extension GraphicsContext {
    /// What outlines are filled with. Points are canvas coordinates.
    public struct Shading: Sendable {
        private let make: @Sendable (CGRect, EnvironmentValues, CGVector) -> Paint

        private init(_ make: @escaping @Sendable (CGRect, EnvironmentValues, CGVector) -> Paint) { self.make = make }

        public static var foreground: Shading { .style(ForegroundStyle()) }
        /// What lies below the canvas cannot be drawn again: nothing is drawn.
        public static var backdrop: Shading { Shading { _, _, _ in .clear } }

        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
        public static func color(_ color: Color) -> Shading { .style(color) }
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading
        {
            .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            .style(Color(colorSpace, white: white, opacity: opacity))
        }

        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading { bounds, environment, _ in MainActor.assumeIsolated { style._paint(in: environment, level: 0).resolve(bounds) } }
        }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { .linearGradient(gradient.ramp(in: $1), start: startPoint.moved($2), end: endPoint.moved($2)) }
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { .radialGradient(gradient.ramp(in: $1), center: center.moved($2), startRadius: startRadius, endRadius: endRadius) }
        }

        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions())
            -> Shading
        {
            Shading {
                .angularGradient(gradient.ramp(in: $1), center: center.moved($2), startAngle: angle.degrees, endAngle: angle.degrees + 360)
            }
        }

        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
        }

        /// The paint for an outline with these bounds, in snapshot coordinates.
        func paint(in bounds: CGRect, _ context: GraphicsContext) -> Paint {
            make(bounds, context.environment, CGVector(dx: context.surface.frame.minX, dy: context.surface.frame.minY))
        }
    }

    /// How gradients go on and blend.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }
}

extension CGPoint {
    fileprivate func moved(_ offset: CGVector) -> CGPoint { CGPoint(x: x + offset.dx, y: y + offset.dy) }
}
