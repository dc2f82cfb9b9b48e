import FoundationOverlay
import SwiftUI

extension View {
    private nonisolated func symbolScale(_ scale: VisualScale<AnyChartSymbolShape>) -> some View {
        nonisolated(unsafe) let scale = scale
        return configuringChart { $0.symbol = scale }
    }

    private nonisolated func scale<Range: ScaleRange>(_ domain: _ScaleDomainOutputs?, _ range: Range) -> VisualScale<AnyChartSymbolShape>
    where Range.VisualValue: ChartSymbolShape {
        VisualScale(domain: domain, range: range._makeScaleRange()).map { AnyChartSymbolShape($0) }
    }

    public nonisolated func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View
    where Range.VisualValue: ChartSymbolShape {
        symbolScale(scale(domain._makeScaleDomain(), range))
    }

    @_disfavoredOverload
    public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, range: [any ChartSymbolShape]) -> some View {
        symbolScale(VisualScale(domain: domain._makeScaleDomain(), range: _ScaleRangeOutputs(values: range.map { AnyChartSymbolShape($0) })))
    }

    public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        symbolScale(VisualScale(domain: domain._makeScaleDomain()))
    }

    public nonisolated func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue: ChartSymbolShape {
        symbolScale(scale(nil, range))
    }

    @_disfavoredOverload
    public nonisolated func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
        symbolScale(VisualScale(domain: nil, range: _ScaleRangeOutputs(values: range.map { AnyChartSymbolShape($0) })))
    }

    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<DataValue, S>) -> some View {
        symbolScale(VisualScale(pairs: mapping).map { AnyChartSymbolShape($0) })
    }

    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S) -> some View {
        symbolScale(VisualScale(mapping: { datum in DataValue(datum: datum).map { AnyChartSymbolShape(mapping($0)) } }))
    }
}
