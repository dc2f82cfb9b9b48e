import FoundationOverlay
import SwiftUI

/// How a mark looks. What is nil takes the chart's default; what was set inside wins over what is set outside.
struct MarkStyle {
    enum Choice<Value> {
        case fixed(Value)
        /// By the scale of the chart.
        case by(PlottedValue)
    }

    enum Symbol {
        case shape(any ChartSymbolShape)
        case view(AnyView)
    }

    enum SymbolSize {
        /// Square points.
        case area(CGFloat)
        case size(CGSize)
    }

    struct Position {
        var value: PlottedValue
        var axis: Axis?
        var span: MarkDimension
    }

    /// Points added to the edges of a mark.
    struct Offsets: Equatable {
        var xStart: CGFloat = 0
        var xEnd: CGFloat = 0
        var yStart: CGFloat = 0
        var yEnd: CGFloat = 0
    }

    var foreground: Choice<AnyShapeStyle>?
    var line: Choice<StrokeStyle>?
    var symbol: Choice<Symbol>?
    var symbolSize: Choice<SymbolSize>?
    var interpolation: InterpolationMethod?
    var opacity: Double = 1
    var corners: (radius: CGFloat, style: RoundedCornerStyle)?
    var offsets = Offsets()
    var position: Position?
    var alignsWithPlot = false
    var zIndex: Double = 0
    var annotations: [MarkAnnotation] = []
    /// Changes to the view that draws the mark, from the inside out.
    var effects: [@MainActor (AnyView) -> AnyView] = []
    /// Marks that the mark is seen through, from the inside out.
    var masks: [[Mark]] = []
}

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    /// Points; nil: the system's distance.
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: @MainActor (AnnotationContext) -> AnyView
}
