import FoundationOverlay
import SwiftUI

extension View {
    private nonisolated func axisScale(
        _ axis: WritableKeyPath<ChartConfiguration, AxisConfiguration>, _ domain: _ScaleDomainOutputs?, _ range: PositionRange?, _ type: ScaleType?
    ) -> some View {
        configuringChart { chart in
            chart[keyPath: axis].domain = domain ?? chart[keyPath: axis].domain
            chart[keyPath: axis].range = range ?? chart[keyPath: axis].range
            chart[keyPath: axis].type = type ?? chart[keyPath: axis].type
        }
    }

    public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil)
        -> some View
    {
        axisScale(\.x, domain._makeScaleDomain(), range._makeScaleRange().position, type)
    }

    public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        axisScale(\.x, domain._makeScaleDomain(), nil, type)
    }

    public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        axisScale(\.x, nil, range._makeScaleRange().position, type)
    }

    public nonisolated func chartXScale(type: ScaleType? = nil) -> some View { axisScale(\.x, nil, nil, type) }

    public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil)
        -> some View
    {
        axisScale(\.y, domain._makeScaleDomain(), range._makeScaleRange().position, type)
    }

    public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        axisScale(\.y, domain._makeScaleDomain(), nil, type)
    }

    public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        axisScale(\.y, nil, range._makeScaleRange().position, type)
    }

    public nonisolated func chartYScale(type: ScaleType? = nil) -> some View { axisScale(\.y, nil, nil, type) }
}
