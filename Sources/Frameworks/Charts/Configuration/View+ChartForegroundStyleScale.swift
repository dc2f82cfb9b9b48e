import FoundationOverlay
import SwiftUI

extension View {
    private nonisolated func foregroundScale(_ scale: VisualScale<AnyShapeStyle>) -> some View {
        nonisolated(unsafe) let scale = scale
        return configuringChart { $0.foreground = scale }
    }

    private nonisolated func scale<Range: ScaleRange>(_ domain: _ScaleDomainOutputs?, _ range: Range) -> VisualScale<AnyShapeStyle>
    where Range.VisualValue: ShapeStyle {
        VisualScale(domain: domain, range: range._makeScaleRange()).map { AnyShapeStyle($0) }
    }

    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        foregroundScale(scale(domain._makeScaleDomain(), range))
    }

    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        foregroundScale(VisualScale(domain: domain._makeScaleDomain()))
    }

    public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue: ShapeStyle {
        foregroundScale(scale(nil, range))
    }

    public nonisolated func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { foregroundScale(VisualScale()) }

    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<DataValue, S>) -> some View {
        foregroundScale(VisualScale(pairs: mapping).map { AnyShapeStyle($0) })
    }

    public nonisolated func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        foregroundScale(
            VisualScale(mapping: { datum in Domain.Element(datum: datum).map { AnyShapeStyle(mapping($0)) } }, domain: domain.map(\.datum)))
    }

    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: @escaping (DataValue) -> S) -> some View {
        foregroundScale(VisualScale(mapping: { datum in DataValue(datum: datum).map { AnyShapeStyle(mapping($0)) } }))
    }
}
