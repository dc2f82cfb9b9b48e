import FoundationOverlay
import Snapshot
import ViewEngine

/// Colours on a grid of points.
public struct MeshGradient: ShapeStyle, Equatable {
    /// Where the points lie, in unit coordinates.
    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// A point with the control points of the curves that meet in it.
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    public var background: Color
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    private var positions: [CGPoint] {
        let points =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        return points.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }
    }

    private func paints(in environment: EnvironmentValues, level: Int) -> [RGBA] {
        let opacity = HierarchyLevels.opacity(at: level)
        let found: [RGBA] =
            switch colors {
            case .colors(let colors): colors.map { $0.rgba(in: environment) }
            case .resolvedColors(let colors): colors.map { Color($0).rgba(in: environment) }
            }
        return found.map { $0.multiplyingAlpha(by: opacity) }
    }

    /// A mesh with too few points or colours paints its background.
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        let (points, colors, background) = (positions, paints(in: environment, level: level), background.rgba(in: environment))
        let (columns, rows, smooths) = (width, height, smoothsColors)
        guard columns > 1, rows > 1, points.count == columns * rows, colors.count == points.count else { return PaintSource(.color(background)) }
        return PaintSource {
            .meshGradient(
                MeshPaint(
                    bounds: $0, columns: columns, rows: rows, points: points, colors: colors, background: background, smoothsColors: smooths))
        }
    }
}

extension MeshGradient: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { StyleEvaluation.fill(self, evaluation) }
}
