import FoundationOverlay
import ViewEngine

/// What assistive technology says in place of the text, which stays a text.
extension Text {
    public func accessibilityLabel(_ label: Text) -> Text { modified(.spoken(label)) }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> Text { accessibilityLabel(Text(label)) }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// - Support: accepted, without effect: nothing is spoken.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    /// - Support: accepted, without effect: nothing is spoken.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    /// What is said where that differs from what is read, also in a part of the text.
    @MainActor
    func spokenLabel(_ evaluation: Evaluation) -> String? {
        for modifier in modifiers.reversed() {
            if case .spoken(let label) = modifier { return label.plainText(evaluation) }
        }
        guard case .concatenated(let first, let second) = storage else { return nil }
        let labels = (first.spokenLabel(evaluation), second.spokenLabel(evaluation))
        if labels == (nil, nil) { return nil }
        return (labels.0 ?? first.plainText(evaluation)) + (labels.1 ?? second.plainText(evaluation))
    }

    @MainActor
    private func plainText(_ evaluation: Evaluation) -> String {
        TextResolver.content(of: self, evaluation.environment, evaluation.archive).plainText
    }
}
