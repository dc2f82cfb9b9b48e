import FoundationOverlay
import Metrics
import Snapshot
import ViewEngine

/// A colour, fixed or depending on the surroundings.
public struct Color: Hashable, Sendable {
    /// How the colour is found.
    indirect enum Source: Hashable, Sendable {
        case fixed(RGBA)
        case system(String)
        case accent
        case hierarchy(Int)
        case uiColor(UIColor)
        case asset(String, Bundle?)
        case opacity(Color, Double)
        case mix(Color, Color, Double, isPerceptual: Bool)
        /// Brighter by so many stops.
        case exposure(Color, Double)
    }

    let source: Source

    init(source: Source) { self.source = source }

    /// The colour in an environment.
    package func rgba(in environment: EnvironmentValues) -> RGBA {
        switch source {
        case .fixed(let color): return color
        case .system(let name): return environment.systemColor(name)
        case .accent: return AccentColor.current(in: environment)
        case .hierarchy(let level): return environment.systemColor(["label", "secondaryLabel"][min(level, 1)])
        case .uiColor(let color):
            return environment.rgba(of: color)
        case .asset(let name, let bundle):
            guard let color = UIColor(named: name, in: bundle, compatibleWith: nil) else {
                MissingAssets.report(.missingColor, "The colour “\(name)” is in no asset catalog of the target; add it or mend the name.")
                return .clear
            }
            return environment.rgba(of: color)
        case .opacity(let base, let factor): return base.rgba(in: environment).multiplyingAlpha(by: factor)
        case .mix(let a, let b, let fraction, let isPerceptual):
            return ColorMixing.mix(a.rgba(in: environment), b.rgba(in: environment), fraction, isPerceptual: isPerceptual)
        case .exposure(let base, let stops): return ColorMixing.expose(base.rgba(in: environment), stops: stops)
        }
    }
}

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        PaintSource(.color(rgba(in: environment).multiplyingAlpha(by: HierarchyLevels.opacity(at: level))))
    }
}

extension Color: View, _PrimitiveView {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        evaluation.append(.fill(_paint(in: evaluation.environment, level: 0), ignoresSafeArea: false))
    }
}

extension Color {
    public static let red = Color(source: .system("systemRed"))
    public static let orange = Color(source: .system("systemOrange"))
    public static let yellow = Color(source: .system("systemYellow"))
    public static let green = Color(source: .system("systemGreen"))
    public static let mint = Color(source: .system("systemMint"))
    public static let teal = Color(source: .system("systemTeal"))
    public static let cyan = Color(source: .system("systemCyan"))
    public static let blue = Color(source: .system("systemBlue"))
    public static let indigo = Color(source: .system("systemIndigo"))
    public static let purple = Color(source: .system("systemPurple"))
    public static let pink = Color(source: .system("systemPink"))
    public static let brown = Color(source: .system("systemBrown"))
    public static let white = Color(source: .fixed(.white))
    public static let gray = Color(source: .system("systemGray"))
    public static let black = Color(source: .fixed(.black))
    public static let clear = Color(source: .fixed(.clear))
    public static let primary = Color(source: .hierarchy(0))
    public static let secondary = Color(source: .hierarchy(1))
    public static let accentColor = Color(source: .accent)
}

extension Color {
    public func opacity(_ opacity: Double) -> Color { Color(source: .opacity(self, opacity)) }
}

/// The accent colour of the app or extension.
enum AccentColor {
    private enum Key: EnvironmentKey { static var defaultValue: RGBA? { nil } }

    static func current(in environment: EnvironmentValues) -> RGBA {
        environment[Key.self] ?? environment.systemColor("systemBlue")
    }

    static func set(_ color: RGBA?, in environment: inout EnvironmentValues) { environment[Key.self] = color }
}

extension EnvironmentValues {
    /// What a UIKit colour is under these surroundings.
    func rgba(of color: UIColor) -> RGBA {
        let traits = UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light)
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a)
        return RGBA(red: r, green: g, blue: b, alpha: a)
    }
}
