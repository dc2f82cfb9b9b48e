import FoundationOverlay
import Snapshot
import ViewEngine

/// A translucent layer over what lies behind it.
public struct Material: ShapeStyle {
    let thickness: MaterialPaint.Thickness

    public static let ultraThin = Material(thickness: .ultraThin)
    public static let thin = Material(thickness: .thin)
    public static let regular = Material(thickness: .regular)
    public static let thick = Material(thickness: .thick)
    public static let ultraThick = Material(thickness: .ultraThick)
    public static let bar = Material(thickness: .bar)

    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        PaintSource(.material(MaterialPaint(thickness: thickness, isDark: environment.colorScheme == .dark)))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
