import FoundationOverlay
import Snapshot
import ViewEngine

/// A style that is to be mixed with what lies behind it.
public struct _BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode

    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        ArchiveContext.note(
            SnapshotDiagnostic(
                code: .unsupportedAPI, severity: .note, message: "blendMode(\(mode)) of a style is painted without blending", identity: ""))
        return base._paint(in: environment, level: level)
    }
}

extension ShapeStyle {
    /// - Support: partial: painted without blending, with a note.
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
