import FoundationOverlay

/// A watch's open ring with a mark at the value, with a tint of its own.
public struct CircularGaugeStyle: GaugeStyle, Sendable {
    private let tint: AnyShapeStyle?

    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = AnyShapeStyle(tint) }
    public nonisolated init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

    public func makeBody(configuration: Configuration) -> some View { TintedGauge(gauge: .accessoryCircular, tint, configuration) }
}

/// A watch's bar with a mark at the value, with a tint of its own.
public struct LinearGaugeStyle: GaugeStyle, Sendable {
    private let tint: AnyShapeStyle?

    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = AnyShapeStyle(tint) }
    public nonisolated init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

    public func makeBody(configuration: Configuration) -> some View { TintedGauge(gauge: .accessoryLinear, tint, configuration) }
}

/// A gauge in the tint of its style, or else in that of its surroundings.
private struct TintedGauge<Style: GaugeStyle>: View {
    let style: Style
    let tint: AnyShapeStyle?
    let configuration: GaugeStyleConfiguration

    init(gauge style: Style, _ tint: AnyShapeStyle?, _ configuration: GaugeStyleConfiguration) {
        (self.style, self.tint, self.configuration) = (style, tint, configuration)
    }

    var body: some View {
        if let tint {
            style.makeBody(configuration: configuration).tint(tint)
        } else {
            style.makeBody(configuration: configuration)
        }
    }
}

extension GaugeStyle where Self == CircularGaugeStyle { public static var circular: CircularGaugeStyle { .init() } }
extension GaugeStyle where Self == LinearGaugeStyle { public static var linear: LinearGaugeStyle { .init() } }
