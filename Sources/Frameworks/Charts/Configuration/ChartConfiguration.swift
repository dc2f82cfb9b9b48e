import FoundationOverlay
import SwiftUI

/// What the modifiers around a chart say about it.
struct ChartConfiguration {
    var x = AxisConfiguration()
    var y = AxisConfiguration()
    var legend = LegendConfiguration()
    var foreground: VisualScale<AnyShapeStyle>?
    var line: VisualScale<StrokeStyle>?
    var symbol: VisualScale<AnyChartSymbolShape>?
    /// Square points.
    var symbolArea: VisualScale<CGFloat>?
    /// Styles of the plot, from the inside out.
    var plotStyles: [@MainActor (ChartPlotContent) -> AnyView] = []
    var backgrounds: [ProxyLayer] = []
    var overlays: [ProxyLayer] = []
}

struct AxisConfiguration {
    var visibility = Visibility.automatic
    /// What the axis shows; nil: what the system shows.
    var groups: [AxisMarkGroup]?
    var domain: _ScaleDomainOutputs?
    var range: PositionRange?
    var type: ScaleType?
    var titles: [AxisTitle] = []

    /// The domain, where it was given as numbers.
    var numbers: ClosedRange<Double>? {
        let bounds: [Double?] =
            switch domain?.storage {
            case .range(let low, let high): [low.scalar, high.scalar]
            case .list(let values): [values.first?.scalar, values.last?.scalar]
            case .automatic, nil: []
            }
        let known = bounds.compactMap { $0 }
        return known.count == 2 && known[0] < known[1] ? known[0]...known[1] : nil
    }
}

/// A text along an axis.
struct AxisTitle {
    var position: AnnotationPosition
    var alignment: Alignment?
    /// Points.
    var spacing: CGFloat?
    var content: AnyView
}

struct LegendConfiguration {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    /// Points.
    var spacing: CGFloat?
    var content: AnyView?
}

/// A view in front of or behind a chart.
struct ProxyLayer {
    var alignment: Alignment
    var content: @MainActor (ChartProxy) -> AnyView
}

/// Where the values of a position scale lie, in points.
enum PositionRange: Equatable {
    case plot(startPadding: CGFloat, endPadding: CGFloat)
    case absolute(CGFloat, CGFloat)
}

private enum ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
    var chart: ChartConfiguration {
        get { self[ChartConfigurationKey.self] }
        set { self[ChartConfigurationKey.self] = newValue }
    }
}

extension View {
    nonisolated func configuringChart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
        transformEnvironment(\.chart, transform: change)
    }
}
