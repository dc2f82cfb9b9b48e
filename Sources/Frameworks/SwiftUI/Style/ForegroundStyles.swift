import FoundationOverlay
import Metrics
import Snapshot
import ViewEngine

/// The styles of `foregroundStyle(_:_:_:)`, from primary to tertiary.
struct ForegroundStyles: Sendable {
    var levels: [AnyShapeStyle] = []
    /// Whether a control has set them for its label, and not the program: controls inside have their own.
    var areOfControl = false

    /// Whether the program has set them.
    var areSet: Bool { !levels.isEmpty && !areOfControl }

    private enum Key: EnvironmentKey {
        static var defaultValue: ForegroundStyles { ForegroundStyles() }
    }

    static func current(in environment: EnvironmentValues) -> ForegroundStyles { environment[Key.self] }

    static func set(_ styles: ForegroundStyles, in environment: inout EnvironmentValues) { environment[Key.self] = styles }

    /// The foreground paint of a level: the style set for it, else a fainter form of the first one, else the label colour.
    static func paint(level: Int, in environment: EnvironmentValues) -> PaintSource {
        let levels = current(in: environment).levels
        if level < levels.count { return levels[level]._paint(in: environment, level: 0) }
        if let first = levels.first { return first._paint(in: environment, level: level) }
        let names = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"]
        let name = names[min(level, names.count - 1)]
        return PaintSource(.color(environment.systemColor(name)))
    }
}

extension EnvironmentValues {
    /// A colour of the system by UIKit's name, such as `systemRed` or `secondaryLabel`.
    func systemColor(_ name: String) -> RGBA {
        SystemColors.shared.color(name, in: colorAppearance) ?? .black
    }

    var colorAppearance: ColorAppearance {
        ColorAppearance(
            profile: DeviceTraits.current.profile, isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased,
            isElevated: DeviceTraits.current.isElevated || isInSheet)
    }
}

/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        ForegroundStyles.paint(level: level, in: environment)
    }
}

/// A level of the foreground style's hierarchy.
public struct HierarchicalShapeStyle: ShapeStyle {
    let depth: Int

    public static let primary = HierarchicalShapeStyle(depth: 0)
    public static let secondary = HierarchicalShapeStyle(depth: 1)
    public static let tertiary = HierarchicalShapeStyle(depth: 2)
    public static let quaternary = HierarchicalShapeStyle(depth: 3)
    public static let quinary = HierarchicalShapeStyle(depth: 4)

    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        ForegroundStyles.paint(level: depth + level, in: environment)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
    /// What a control gives its label.
    nonisolated func labelStyle<S: ShapeStyle>(ofControl style: S) -> some View {
        changingEnvironment { environment in
            let areOfControl = !ForegroundStyles.current(in: environment).areSet
            let levels = [AnyShapeStyle(Frozen(style, in: environment))]
            ForegroundStyles.set(ForegroundStyles(levels: levels, areOfControl: areOfControl), in: &environment)
        }
    }

    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment { environment in
            ForegroundStyles.set(ForegroundStyles(levels: [AnyShapeStyle(Frozen(style, in: environment))]), in: &environment)
        }
    }

    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        changingEnvironment { environment in
            let levels = [AnyShapeStyle(Frozen(primary, in: environment)), AnyShapeStyle(Frozen(secondary, in: environment))]
            ForegroundStyles.set(ForegroundStyles(levels: levels), in: &environment)
        }
    }

    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3)
        -> some View
    {
        changingEnvironment { environment in
            let levels = [
                AnyShapeStyle(Frozen(primary, in: environment)), AnyShapeStyle(Frozen(secondary, in: environment)),
                AnyShapeStyle(Frozen(tertiary, in: environment)),
            ]
            ForegroundStyles.set(ForegroundStyles(levels: levels), in: &environment)
        }
    }

    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        changingEnvironment { environment in
            ForegroundStyles.set(ForegroundStyles(levels: color.map { [AnyShapeStyle($0)] } ?? []), in: &environment)
        }
    }
}

/// A style that refers to the foreground as it was where it was set: `.foregroundStyle(.secondary)` does not nest in itself.
struct Frozen<S: ShapeStyle>: ShapeStyle {
    let style: S
    let outer: ForegroundStyles

    init(_ style: S, in environment: EnvironmentValues) {
        self.style = style
        outer = ForegroundStyles.current(in: environment)
    }

    func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        var environment = environment
        ForegroundStyles.set(outer, in: &environment)
        return style._paint(in: environment, level: level)
    }
}
