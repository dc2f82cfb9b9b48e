import FoundationOverlay
import SwiftUI

/// A shape that marks points.
public protocol ChartSymbolShape: Shape {
    /// The part of the unit square that the shape seems to fill; symbols of one size look equally large by it.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self: InsettableShape {
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { strokeBorder(style: StrokeStyle(lineWidth: lineWidth)) }

    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        StrokedSymbol(inner: inset(by: style.lineWidth / 2), style: style, perceptualUnitRect: perceptualUnitRect)
    }
}

/// The outline of a symbol.
struct StrokedSymbol<Inner: Shape>: ChartSymbolShape {
    let inner: Inner
    let style: StrokeStyle
    let perceptualUnitRect: CGRect

    func path(in rect: CGRect) -> Path { inner.path(in: rect).strokedPath(style) }
}

/// A symbol whose type is hidden.
public struct AnyChartSymbolShape: ChartSymbolShape {
    let storage: any ChartSymbolShape

    public init(_ content: any ChartSymbolShape) { storage = content }

    public func path(in rect: CGRect) -> Path { storage.path(in: rect) }
    public var perceptualUnitRect: CGRect { storage.perceptualUnitRect }
}

extension Circle: ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
