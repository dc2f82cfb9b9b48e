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
                stops: ColorGradientModel.stops(of: base, in: environment).map { .init(color: $0.color, location: $0.location) },
                colorSpace: space.space)
        }
    }

    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment, level: level)
    }
}

/// The colours of `Color.gradient` (docs/SOURCES.md, standard gradients).
enum ColorGradientModel {
    /// From a lighter form to the colour, which is reached before the end; a colour that cannot be lighter gets darker from where it began.
    static func stops(of base: RGBA, in environment: EnvironmentValues) -> [(color: RGBA, location: CGFloat)] {
        let reach = environment.metric(.gradientReach)
        if canBeLighter(base, environment) { return [(lighter(base, environment), 0), (base, reach), (base, 1)] }
        return [(base, 0), (base, 1 - reach), (darker(base, environment), 1)]
    }

    private static func canBeLighter(_ base: RGBA, _ environment: EnvironmentValues) -> Bool {
        let hsb = ColorSpaces.hsb(base)
        return hsb.brightness <= environment.metric(.gradientLightBrightness) || hsb.saturation >= environment.metric(.gradientLightSaturation)
    }

    /// Dark parts of a colour gain more than light ones.
    private static func lighter(_ base: RGBA, _ environment: EnvironmentValues) -> RGBA {
        base.mapping { min(1, $0 + environment.metric(.gradientGain) - environment.metric(.gradientGainLoss) * $0 * $0) }
    }

    private static func darker(_ base: RGBA, _ environment: EnvironmentValues) -> RGBA {
        base.mapping { ColorSpaces.encode(ColorSpaces.decode($0) * environment.metric(.gradientDarkening)) }
    }
}

extension RGBA {
    fileprivate func mapping(_ change: (Double) -> Double) -> RGBA {
        RGBA(red: change(red), green: change(green), blue: change(blue), alpha: alpha)
    }
}
