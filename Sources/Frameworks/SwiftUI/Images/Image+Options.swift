import FoundationOverlay
import Snapshot
import UIKit
import ViewEngine

extension Image {
    /// Whether a picture keeps its colours or takes the foreground's.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// The relative size of symbols.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    /// How a picture fills a larger space.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    /// How pixels are made for other sizes.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high

        var drawing: ImageDrawing.Interpolation {
            switch self {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
        }
    }

    /// How the stored pixels are turned.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

        var uiOrientation: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
        }
    }

    private func changing(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// Lets the picture take any size; the parts inside `capInsets` keep theirs.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changing { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { changing { $0.renderingMode = renderingMode } }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changing { $0.symbolRenderingMode = mode } }

    public func interpolation(_ interpolation: Interpolation) -> Image { changing { $0.interpolation = interpolation } }

    /// Edges of pictures are always smoothed.
    /// - Support: accepted, without effect: edges are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// The same picture, drawn in the accented rendering mode in the way WidgetKit's name says.
    public func _accentedRendering(_ name: String?) -> Image { changing { $0.accentedRendering = name } }
}
