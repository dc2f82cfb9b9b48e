import FoundationOverlay
import ViewEngine

/// A closed ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            let diameter = environment.metric(.gaugeCircularDiameter)
            let paint = GaugePaint(course: .ring(start: -90, end: 270))
            FittingDial(diameter: diameter) {
                CapacityRing(
                    fraction: configuration.value, lineWidth: environment.metric(.gaugeCircularLineWidth), style: AnyShapeStyle(paint),
                    track: AnyShapeStyle(paint.opacity(environment.metric(.gaugeCapacityTrackOpacity)))
                )
                .frame(width: diameter, height: diameter)
                .overlay { labels(configuration, diameter, environment) }
            }
        }
    }

    @ViewBuilder
    private func labels(_ configuration: Configuration, _ diameter: CGFloat, _ environment: EnvironmentValues) -> some View {
        if let value = configuration.currentValueLabel {
            GaugeDialValue(content: value, diameter: diameter).offset(y: -environment.metric(.gaugeCircularLabelFontSize) / 3)
            configuration.label
                .font(.system(size: environment.metric(.gaugeCircularLabelFontSize))).lineLimit(1).minimumScaleFactor(0.5)
                .frame(maxWidth: diameter / 2)
                .offset(y: environment.metric(.gaugeCircularLabelCenter) - environment.metric(.gaugeCircularLineWidth))
        } else {
            GaugeDialValue(content: configuration.label, diameter: diameter)
        }
    }
}
