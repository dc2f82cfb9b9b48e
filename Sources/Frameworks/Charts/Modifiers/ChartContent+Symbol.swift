import FoundationOverlay
import SwiftUI

extension ChartContent {
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changing { if $0.style.symbol == nil { $0.style.symbol = .fixed(.shape(symbol)) } }
    }

    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.style.symbol == nil { $0.style.symbol = .by(value.plotted) } }
    }

    public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changing { if $0.style.symbol == nil { $0.style.symbol = .fixed(.view(view)) } }
    }

    /// `area` in square points.
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
        changing { if $0.style.symbolSize == nil { $0.style.symbolSize = .fixed(.area(area)) } }
    }

    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
        changing { if $0.style.symbolSize == nil { $0.style.symbolSize = .fixed(.size(size)) } }
    }

    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { if $0.style.symbolSize == nil { $0.style.symbolSize = .by(value.plotted) } }
    }
}
