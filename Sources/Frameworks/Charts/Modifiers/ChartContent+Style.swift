import FoundationOverlay
import SwiftUI

extension ChartContent {
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changing { if $0.style.foreground == nil { $0.style.foreground = .fixed(AnyShapeStyle(style)) } }
    }

    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.style.foreground == nil { $0.style.foreground = .by(value.plotted) } }
    }

    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changing { if $0.style.line == nil { $0.style.line = .fixed(style) } }
    }

    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.style.line == nil { $0.style.line = .by(value.plotted) } }
    }

    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { $0.style.interpolation = $0.style.interpolation ?? method }
    }

    /// `radius` in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changing { if $0.style.corners == nil { $0.style.corners = (radius, style) } }
    }

    /// Whether gradients run over the whole plot instead of over each mark.
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changing { $0.style.alignsWithPlot = aligns }
    }

    public nonisolated func opacity(_ value: Double) -> some ChartContent { changing { $0.style.opacity *= value } }
}
