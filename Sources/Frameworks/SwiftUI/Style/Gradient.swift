import FoundationOverlay
import Snapshot
import ViewEngine

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0…1 along the gradient.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space colours are blended in.
    public struct ColorSpace: Hashable, Sendable {
        let space: GradientRamp.ColorSpace
        public static let device = ColorSpace(space: .device)
        public static let perceptual = ColorSpace(space: .perceptual)
    }

    public var stops: [Stop]
    var space = ColorSpace.device

    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = max(1, colors.count - 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.space = space
        return AnyGradient(gradient)
    }

    func ramp(in environment: EnvironmentValues, level: Int = 0) -> GradientRamp {
        let opacity = HierarchyLevels.opacity(at: level)
        return GradientRamp(
            stops: stops.map { .init(color: $0.color.rgba(in: environment).multiplyingAlpha(by: opacity), location: $0.location) },
            colorSpace: space.space)
    }
}

/// A gradient as a style: from top to bottom where nothing else is said.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
    enum Source: Hashable, Sendable {
        case gradient(Gradient)
        case color(Color)
    }

    let source: Source
    var space = Gradient.ColorSpace.device

    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    init(color: Color) { source = .color(color) }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return copy
    }

    func ramp(in environment: EnvironmentValues, level: Int) -> GradientRamp {
        switch source {
        case .gradient(let gradient): return gradient.ramp(in: environment, level: level)
        case .color(let color):
            let base = color.rgba(in: environment).multiplyingAlpha(by: HierarchyLevels.opacity(at: level))
            return GradientRamp(
                stops: ColorGradientModel.stops(of: base).map { .init(color: $0.color, location: $0.location) }, colorSpace: space.space)
        }
    }

    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment, level: level)
    }
}

/// The colours of `Color.gradient` (docs/SOURCES.md, standard gradients).
enum ColorGradientModel {
    /// What the brightness changes by, of 1.
    private static let change = 0.0935
    private static let paling = 0.75
    /// The part of the way that the change takes.
    private static let reach: CGFloat = 0.7

    /// From a lighter form to the colour, which is reached before the end; a colour that cannot be lighter gets darker from where it began.
    static func stops(of base: RGBA) -> [(color: RGBA, location: CGFloat)] {
        let hsb = ColorSpaces.hsb(base)
        let cannotBeLighter = hsb.brightness + change > 1 && hsb.saturation * (1 - paling) < change / 4
        let other = form(
            of: base, saturation: cannotBeLighter ? hsb.saturation : hsb.saturation * paling,
            brightness: cannotBeLighter ? hsb.brightness - change : min(1, hsb.brightness + change))
        return cannotBeLighter ? [(base, 0), (base, 1 - reach), (other, 1)] : [(other, 0), (base, reach), (base, 1)]
    }

    private static func form(of base: RGBA, saturation: Double, brightness: Double) -> RGBA {
        let color = ColorSpaces.rgb(hue: ColorSpaces.hsb(base).hue, saturation: saturation, brightness: brightness)
        return RGBA(red: color.0, green: color.1, blue: color.2, alpha: base.alpha)
    }
}
