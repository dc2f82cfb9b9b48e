import FoundationOverlay

extension ProgressView where CurrentValueLabel == EmptyView {
    public nonisolated init() where Label == EmptyView { self.init(source: .indeterminate, label: EmptyView(), currentValueLabel: EmptyView()) }

    @MainActor @preconcurrency public init(@ViewBuilder label: () -> Label) where Label: View {
        self.init(source: .indeterminate, label: label(), currentValueLabel: EmptyView())
    }

    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(source: .indeterminate, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init(source: .indeterminate, label: Text(titleResource), currentValueLabel: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(source: .indeterminate, label: Text(title), currentValueLabel: EmptyView())
    }

    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(source: .value(value, total: total), label: EmptyView(), currentValueLabel: EmptyView())
    }

    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where Label: View {
        self.init(source: .value(value, total: total), label: label(), currentValueLabel: EmptyView())
    }

    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(source: .value(value, total: total), label: Text(titleKey), currentValueLabel: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0) where Label == Text {
        self.init(source: .value(value, total: total), label: Text(titleResource), currentValueLabel: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(source: .value(value, total: total), label: Text(title), currentValueLabel: EmptyView())
    }

    /// The fraction of a `Progress` at the moment of archiving.
    public nonisolated init(_ progress: Progress) where Label == EmptyView {
        self.init(source: .value(progress.fractionCompleted, total: 1), label: EmptyView(), currentValueLabel: EmptyView())
    }
}

extension ProgressView {
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(source: .value(value, total: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Progress through an interval, shown without the app's help.
    @MainActor @preconcurrency
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(source: .timer(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    @MainActor @preconcurrency
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) where Label: View {
        let time = DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        self.init(source: .timer(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: time)
    }

    @MainActor @preconcurrency public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    /// The progress view a style is made for, to be styled once more.
    @MainActor @preconcurrency public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            source: configuration.source, label: configuration.label ?? .init(_view: AnyView(EmptyView())),
            currentValueLabel: configuration.currentValueLabel ?? .init(_view: AnyView(EmptyView())))
    }
}

/// The time that is left, or has passed.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
