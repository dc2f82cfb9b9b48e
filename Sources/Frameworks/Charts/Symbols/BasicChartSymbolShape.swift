import FoundationOverlay
import SwiftUI

/// The system's symbols.
public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: String, CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

    let kind: Kind

    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect.insetBy(dx: rect.width * Self.metric("square.inset"), dy: rect.height * Self.metric("square.inset")))
        case .triangle: polygon(3, rect)
        case .diamond: polygon(4, rect)
        case .pentagon: polygon(5, rect)
        case .plus: spokes([0, 90], rect)
        case .cross: spokes([45, 135], rect)
        case .asterisk: spokes([0, 60, 120], rect)
        }
    }

    private static func metric(_ name: String) -> CGFloat { ChartMetrics.shared["symbol.\(name)"] }

    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        StrokedSymbol(
            inner: InsetSymbol(kind: kind, inset: lineWidth / 2), style: StrokeStyle(lineWidth: lineWidth), perceptualUnitRect: perceptualUnitRect)
    }

    /// A regular polygon with a corner at the top.
    private func polygon(_ corners: Int, _ rect: CGRect) -> Path {
        let radius = Self.metric("polygon.radius")
        let points = (0..<corners).map { corner -> CGPoint in
            let angle = (Double(corner) / Double(corners)) * 2 * .pi - .pi / 2
            return CGPoint(x: rect.midX + rect.width * radius * cos(angle), y: rect.midY + rect.height * radius * sin(angle))
        }
        var path = Path()
        path.addLines(points)
        path.closeSubpath()
        return path
    }

    /// Bars through the middle at angles in degrees.
    private func spokes(_ degrees: [Double], _ rect: CGRect) -> Path {
        let (length, width) = (rect.width * Self.metric("\(kind.rawValue).length"), rect.width * Self.metric("\(kind.rawValue).width"))
        var path = Path()
        for angle in degrees {
            let bar = CGRect(x: -length / 2, y: -width / 2, width: length, height: width)
            let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: CGFloat(angle * .pi / 180))
            path.addRect(bar, transform: turn)
        }
        return path
    }
}

/// A symbol drawn smaller by so many points on each side.
struct InsetSymbol: Shape {
    let kind: BasicChartSymbolShape.Kind
    let inset: CGFloat

    func path(in rect: CGRect) -> Path { BasicChartSymbolShape(kind: kind).path(in: rect.insetBy(dx: inset, dy: inset)) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
