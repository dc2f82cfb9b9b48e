import FoundationOverlay
import ViewEngine

/// The style for the surroundings: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
}

/// A bar that is filled up to the value, with the labels around it.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            VStack {
                if !environment.hidesLabels { configuration.label }
                CapacityBarRow(
                    configuration: configuration, height: environment.metric(.gaugeLinearBarHeight), style: AnyShapeStyle(LinearGaugeTint()),
                    track: AnyShapeStyle(SystemStyle(names: ["tertiarySystemFill"])))
                configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

/// A thin bar that is filled up to the value, for the Lock Screen.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            let paint = GaugePaint(course: .bar)
            VStack(alignment: .leading, spacing: 0) {
                configuration.label.font(.headline)
                CapacityBarRow(
                    configuration: configuration, height: environment.metric(.gaugeAccessoryLinearBarHeight), style: AnyShapeStyle(paint),
                    track: AnyShapeStyle(paint.opacity(environment.metric(.gaugeCapacityTrackOpacity))))
                configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

/// A capacity bar between the labels of its bounds.
private struct CapacityBarRow: View {
    let configuration: GaugeStyleConfiguration
    let height: CGFloat
    let style: AnyShapeStyle
    let track: AnyShapeStyle

    var body: some View {
        HStack {
            configuration.minimumValueLabel
            CapacityBar(fraction: configuration.value, height: height, style: style, track: track)
            configuration.maximumValueLabel
        }
    }
}

/// The tint of a linear gauge, a gradient running along it; the accent colour where there is none.
private struct LinearGaugeTint: ShapeStyle {
    func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        environment.tintStyle == nil
            ? TintShapeStyle()._paint(in: environment, level: level) : GaugePaint(course: .bar)._paint(in: environment, level: level)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: DefaultGaugeStyle { .init() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: LinearCapacityGaugeStyle { .init() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
