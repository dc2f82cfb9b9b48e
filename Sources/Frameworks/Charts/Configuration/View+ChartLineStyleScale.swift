import FoundationOverlay
import SwiftUI

extension View {
    private nonisolated func lineScale(_ scale: VisualScale<StrokeStyle>) -> some View {
        nonisolated(unsafe) let scale = scale
        return configuringChart { $0.line = scale }
    }

    public nonisolated func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View
    where Range.VisualValue == StrokeStyle {
        lineScale(VisualScale(domain: domain._makeScaleDomain(), range: range._makeScaleRange()))
    }

    public nonisolated func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue == StrokeStyle {
        lineScale(VisualScale(domain: nil, range: range._makeScaleRange()))
    }

    public nonisolated func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
        lineScale(VisualScale(pairs: mapping))
    }

    public nonisolated func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View {
        lineScale(VisualScale(mapping: { datum in DataValue(datum: datum).map(mapping) }))
    }

    /// Sizes in square points.
    public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil)
        -> some View
    where Range.VisualValue == CGFloat {
        nonisolated(unsafe) let scale = VisualScale(domain: domain._makeScaleDomain(), range: range._makeScaleRange())
        return configuringChart { $0.symbolArea = scale }
    }

    public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue == CGFloat {
        nonisolated(unsafe) let scale = VisualScale(domain: nil, range: range._makeScaleRange())
        return configuringChart { $0.symbolArea = scale }
    }
}
