import FoundationOverlay
import ViewEngine

/// A bar with a mark at the value, its label or bounds at the ends.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            HStack(spacing: environment.metric(.gaugeAccessoryLinearSpacing)) {
                leading(configuration)
                MarkedBar(fraction: configuration.value)
                configuration.maximumValueLabel
            }
            .font(.system(.headline, design: .rounded))
            .frame(height: environment.metric(.gaugeAccessoryLinearHeight))
        }
    }

    @ViewBuilder
    private func leading(_ configuration: Configuration) -> some View {
        if let minimum = configuration.minimumValueLabel {
            minimum
        } else if let value = configuration.currentValueLabel {
            value
        } else {
            configuration.label
        }
    }
}

/// The bar with its mark.
struct MarkedBar: View {
    let fraction: Double

    var body: some View {
        EnvironmentReading { environment in
            let height = environment.metric(.gaugeAccessoryLinearBarHeight)
            let value = environment.isRightToLeft ? 1 - fraction : fraction
            let gap = BarMark(fraction: value, scale: environment.metric(.gaugeAccessoryLinearKnockoutFraction))
            ZStack {
                Capsule()
                    .fill(GaugePaint(course: .bar, plainOpacity: environment.metric(.gaugeCircularPlainOpacity)))
                    .clipShape(Cutout(hole: gap), style: FillStyle(eoFill: true))
                BarMark(fraction: value, scale: 1).fill(GaugePaint(course: .bar))
            }
            .frame(height: height)
        }
    }
}

/// A dot on a bar.
struct BarMark: Shape {
    let fraction: Double
    /// Diameter, as a part of the bar's height.
    let scale: CGFloat

    func path(in rect: CGRect) -> Path {
        let x = rect.minX + rect.height / 2 + (rect.width - rect.height) * fraction
        let diameter = rect.height * scale
        return Path(ellipseIn: CGRect(x: x - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
    }
}
