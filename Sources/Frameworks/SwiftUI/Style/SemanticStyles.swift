import FoundationOverlay
import Snapshot
import ViewEngine

/// The background of the surroundings.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        if let style = environment.backgroundStyle { return style._paint(in: environment, level: level) }
        let names = ["systemBackground", "secondarySystemBackground", "tertiarySystemBackground"]
        return PaintSource(.color(environment.systemColor(names[min(level, 2)])))
    }
}

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The style of `tint(_:)`; nil: the accent colour.
    var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        (environment.tintStyle ?? AnyShapeStyle(Color.accentColor))._paint(in: environment, level: level)
    }
}

/// A colour of the system by UIKit's name; a level deeper is another colour.
struct SystemStyle: ShapeStyle {
    let names: [String]
    func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        PaintSource(.color(environment.systemColor(names[min(level, names.count - 1)])))
    }
}

/// Translucent fill of shapes.
public struct FillShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        SystemStyle(names: ["systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill"])._paint(in: environment, level: level)
    }
}

public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        SystemStyle(names: ["separator"])._paint(in: environment, level: level)
    }
}

public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource { TintShapeStyle()._paint(in: environment, level: level) }
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        SystemStyle(names: ["placeholderText"])._paint(in: environment, level: level)
    }
}

public struct LinkShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        SystemStyle(names: ["link"])._paint(in: environment, level: level)
    }
}

public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource { BackgroundStyle()._paint(in: environment, level: level) }
}

extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { BackgroundStyle() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { FillShapeStyle() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { SelectionShapeStyle() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { LinkShapeStyle() } }
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A level of a style's hierarchy.
public struct _LevelStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let depth: Int
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource { base._paint(in: environment, level: depth + level) }
}

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource { base._paint(in: environment, level: level).opacity(opacity) }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { _LevelStyle(base: self, depth: 1) }
    public var tertiary: some ShapeStyle { _LevelStyle(base: self, depth: 2) }
    public var quaternary: some ShapeStyle { _LevelStyle(base: self, depth: 3) }
    public var quinary: some ShapeStyle { _LevelStyle(base: self, depth: 4) }
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
    public static var accentColor: Color { Color.accentColor }
}

extension View {
    public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
        changingEnvironment { $0.tintStyle = AnyShapeStyle(tint) }
    }

    @_disfavoredOverload
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        changingEnvironment { $0.tintStyle = tint.map { AnyShapeStyle($0) } }
    }

    @_disfavoredOverload
    public nonisolated func tint(_ tint: Color?) -> some View {
        changingEnvironment { $0.tintStyle = tint.map { AnyShapeStyle($0) } }
    }

    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        changingEnvironment { environment in
            AccentColor.set(accentColor?.rgba(in: environment), in: &environment)
            environment.tintStyle = accentColor.map { AnyShapeStyle($0) }
        }
    }

    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
    }
}
