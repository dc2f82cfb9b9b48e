import FoundationOverlay
import ViewEngine

/// A style that is to be mixed with what lies behind it.
public struct _BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode

    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        var paint = base._paint(in: environment, level: level)
        paint.blend = mode.mode
        return paint
    }
}

extension ShapeStyle {
    /// A text of several colours is mixed as a whole, as its first style says.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendedShapeStyle(base: self, mode: mode) }
}

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
    /// The material under a view.
    /// - Support: partial: read back as it was set; no view sets it by itself.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}
