import ViewEngine

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
    /// What the gauge measures.
    public struct Label: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    public struct CurrentValueLabel: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    public struct MinimumValueLabel: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    public struct MaximumValueLabel: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    /// 0…1 between the gauge's bounds.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?

    var hasBounds: Bool { minimumValueLabel != nil || maximumValueLabel != nil }
}

extension View {
    /// Gives gauges the style of their place, whatever style is set inside.
    public nonisolated func _fixedGaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return changingEnvironment { environment in
            StyleStack<GaugeStyleConfiguration>.fix({ AnyView($1._connected(style).makeBody(configuration: $0)) }, in: &environment)
        }
    }

    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return pushingStyle { (configuration: GaugeStyleConfiguration, evaluation) in
            AnyView(evaluation._connected(style).makeBody(configuration: configuration))
        }
    }
}
