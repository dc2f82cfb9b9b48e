import Foundation
import Geometry

/// What an outline, a text or a template image is filled with. Points of gradients are absolute, in snapshot coordinates.
public indirect enum Paint: Hashable, Codable, Sendable {
    case color(RGBA)
    case linearGradient(GradientRamp, start: CGPoint, end: CGPoint)
    case radialGradient(GradientRamp, center: CGPoint, startRadius: Double, endRadius: Double)
    /// Angles in degrees, 0 along +x, growing clockwise on screen.
    case angularGradient(GradientRamp, center: CGPoint, startAngle: Double, endAngle: Double)
    case ellipticalGradient(GradientRamp, bounds: CGRect, center: CGPoint, startRadiusFraction: Double, endRadiusFraction: Double)
    case meshGradient(MeshPaint)
    case material(MaterialPaint)
    case image(ImageDrawing)

    public static let clear = Paint.color(.clear)
}

/// The colours of a gradient.
public struct GradientRamp: Hashable, Codable, Sendable {
    public struct Stop: Hashable, Codable, Sendable {
        public var color: RGBA
        /// 0…1 along the gradient.
        public var location: Double

        public init(color: RGBA, location: Double) {
            self.color = color
            self.location = location
        }
    }

    public enum ColorSpace: String, Hashable, Codable, Sendable {
        case device
        case perceptual
    }

    public var stops: [Stop]
    public var colorSpace: ColorSpace

    public init(stops: [Stop], colorSpace: ColorSpace = .device) {
        self.stops = stops
        self.colorSpace = colorSpace
    }
}

/// A grid of coloured points, row by row.
public struct MeshPaint: Hashable, Codable, Sendable {
    public var bounds: CGRect
    public var columns: Int
    public var rows: Int
    /// `columns · rows` points in unit coordinates of `bounds`.
    public var points: [CGPoint]
    public var colors: [RGBA]
    public var background: RGBA
    public var smoothsColors: Bool

    public init(bounds: CGRect, columns: Int, rows: Int, points: [CGPoint], colors: [RGBA], background: RGBA, smoothsColors: Bool) {
        self.bounds = bounds
        self.columns = columns
        self.rows = rows
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
    }
}

/// A translucent material over whatever lies behind it.
public struct MaterialPaint: Hashable, Codable, Sendable {
    public enum Thickness: String, Hashable, Codable, Sendable {
        case ultraThin, thin, regular, thick, ultraThick, bar, glass, clearGlass, barGlass
    }

    public var thickness: Thickness
    public var isDark: Bool
    public var tint: RGBA?

    public init(thickness: Thickness, isDark: Bool, tint: RGBA? = nil) {
        self.thickness = thickness
        self.isDark = isDark
        self.tint = tint
    }
}
