import FoundationOverlay
import ViewEngine

/// Shows how far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let source: ProgressSource
    let label: Label
    let currentValueLabel: CurrentValueLabel

    nonisolated init(source: ProgressSource, label: Label, currentValueLabel: CurrentValueLabel) {
        self.source = source
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

/// What a progress view follows.
enum ProgressSource: Sendable {
    case indeterminate
    /// 0…1.
    case fraction(Double)
    case timer(ClosedRange<Date>, countsDown: Bool)

    var isIndeterminate: Bool {
        if case .indeterminate = self { true } else { false }
    }

    /// What assistive technology says of it; nil where it follows the clock or nothing.
    func spoken(in locale: Locale) -> String? {
        guard case .fraction(let fraction) = self else { return nil }
        return fraction.formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }

    static func value<V: BinaryFloatingPoint>(_ value: V?, total: V) -> ProgressSource {
        guard let value else { return .indeterminate }
        let fraction = total > 0 ? Double(value / total) : 0
        return .fraction(fraction.isFinite ? min(max(fraction, 0), 1) : 0)
    }
}

extension ProgressView: View, _PrimitiveView {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        let configuration = ProgressViewStyleConfiguration(
            source: source, label: ViewParts.present(label).map { .init(_view: $0) },
            currentValueLabel: ViewParts.present(currentValueLabel).map { .init(_view: $0) })
        evaluation.appendControl("ProgressView", traits: ["updatesFrequently"], value: source.spoken(in: evaluation.environment.locale)) {
            StyleStack.evaluate(configuration, evaluation) { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
        }
    }
}

/// Parts that a control may lack.
@MainActor
enum ViewParts {
    /// The view with its type hidden; nil for an `EmptyView`.
    static func present<Content: View>(_ view: Content) -> AnyView? {
        Content.self == EmptyView.self ? nil : AnyView(view)
    }
}
