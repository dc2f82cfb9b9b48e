import FoundationOverlay
import Snapshot
import SwiftUI
import ViewEngine

/// The outline of something in a plot, as a view around it.
struct PlotOutline: Sendable {
    /// In the plot's space.
    let path: Path
    /// Whole points around the path, in the plot's space; where effects such as clips need it, the path's own bounds.
    let frame: CGRect

    init(_ path: Path, isExact: Bool = false) {
        self.path = path
        frame = isExact ? path.boundingRect : path.boundingRect.integral
    }

    func placed(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX - frame.minX, dy: rect.minY - frame.minY) }

    /// The rectangle that gradients run over, from the corner of the frame.
    func bounds(in plot: CGRect?) -> CGRect { (plot ?? path.boundingRect).offsetBy(dx: -frame.minX, dy: -frame.minY) }
}

/// A shape that keeps its place in the plot, whatever its frame is rounded to.
protocol PlotShape: Shape {
    var outline: PlotOutline { get }
}

extension PlotShape {
    func path(in rect: CGRect) -> Path { outline.placed(in: rect) }
}

struct BarPath: PlotShape { let outline: PlotOutline }
struct LinePath: PlotShape { let outline: PlotOutline }
struct AreaPath: PlotShape { let outline: PlotOutline }
struct PointPath: PlotShape { let outline: PlotOutline }
struct RulePath: PlotShape { let outline: PlotOutline }
struct RectanglePath: PlotShape { let outline: PlotOutline }
struct SectorPath: PlotShape { let outline: PlotOutline }
struct GridLinePath: PlotShape { let outline: PlotOutline }
struct TickPath: PlotShape { let outline: PlotOutline }

/// A style whose gradients run over a rectangle given from the corner of the frame.
struct BoundedStyle: ShapeStyle {
    let base: AnyShapeStyle
    let bounds: CGRect

    func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        let paint = base._paint(in: environment, level: level)
        if paint.constant != nil { return paint }
        let (bounds, resolve) = (bounds, paint.resolve)
        return PaintSource { resolve(bounds.offsetBy(dx: $0.minX, dy: $0.minY)) }
    }
}
