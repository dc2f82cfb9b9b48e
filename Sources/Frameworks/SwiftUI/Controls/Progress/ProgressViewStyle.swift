import ViewEngine

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
    /// What is in progress.
    public struct Label: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    /// How far it has come.
    public struct CurrentValueLabel: _StylePart {
        public typealias Body = Never
        public let _view: AnyView
    }

    let source: ProgressSource

    /// 0…1; nil where the progress is unknown or follows the clock.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = source { fraction } else { nil }
    }

    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension View {
    /// Gives progress views the style of their place, whatever style is set inside.
    public nonisolated func _fixedProgressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return changingEnvironment { environment in
            StyleStack<ProgressViewStyleConfiguration>.fix({ AnyView($1._connected(style).makeBody(configuration: $0)) }, in: &environment)
        }
    }

    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return pushingStyle { (configuration: ProgressViewStyleConfiguration, evaluation) in
            AnyView(evaluation._connected(style).makeBody(configuration: configuration))
        }
    }
}
