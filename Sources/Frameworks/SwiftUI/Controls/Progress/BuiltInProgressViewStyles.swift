import FoundationOverlay
import ViewEngine

/// A bar where the progress is known, a spinner otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.source.isIndeterminate {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar with its labels above and below.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    let tint: Color?

    public nonisolated init() { tint = nil }
    @available(iOS, deprecated: 100000)
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            VStack(alignment: .leading, spacing: environment.metric(.progressSpacing)) {
                if !environment.hidesLabels { configuration.label }
                ProgressBar(source: configuration.source, tint: tint)
                if !environment.hidesLabels { configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary) }
            }
        }
    }
}

/// In a widget a ring around its value or, where none is shown, its label. In an app's window, and where the progress is not known, a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    let tint: Color?

    public nonisolated init() { tint = nil }
    @available(iOS, deprecated: 100000)
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            if environment.isInAppWindow || configuration.source.isIndeterminate {
                VStack {
                    Spinner(tint: tint)
                    if !environment.hidesLabels { configuration.label?.foregroundStyle(.secondary) }
                    if !configuration.source.isIndeterminate { configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary) }
                }
            } else {
                ProgressRing(source: configuration.source, tint: tint)
                    .overlay { inside(configuration).font(.caption2).multilineTextAlignment(.center).minimumScaleFactor(0.5) }
            }
        }
    }

    private func inside(_ configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            if let value = configuration.currentValueLabel {
                value
            } else if !environment.hidesLabels {
                configuration.label
            }
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: DefaultProgressViewStyle { .init() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: LinearProgressViewStyle { .init() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: CircularProgressViewStyle { .init() } }
