import FoundationOverlay
import SwiftUI

/// The marks and grid lines of a chart, as `chartPlotStyle` gets them.
public struct ChartPlotContent {
    let plan: ChartPlan
    /// The content with the styles inside of this one; nil: the plain content.
    var styled: AnyView?
}

extension ChartPlotContent: View {
    public var body: some View {
        if let styled { styled } else { plain }
    }

    @MainActor private var plain: some View {
        GeometryReader { proxy in
            PlotParts(parts: plan.gridLines(proxy.size) + marks(proxy.size)).environment(\.chart, ChartConfiguration())
        }
    }

    @MainActor private func marks(_ size: CGSize) -> [PlotPart] {
        let chart = CGRect(x: -plan.plot.minX, y: -plan.plot.minY, width: plan.size.width, height: plan.size.height)
        return PlotPlanner(geometry: plan.geometry(size), visuals: plan.visuals, chart: chart).parts(plan.items)
    }
}
