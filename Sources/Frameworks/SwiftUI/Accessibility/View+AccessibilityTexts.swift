import FoundationOverlay
import ViewEngine

/// What the view is.
extension View {
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { accessible(label) { $0.label = $1 } }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { accessible(label, if: isEnabled) { $0.label = $1 } }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
}

/// What the view's value is.
extension View {
    public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View { accessible(valueDescription) { $0.value = $1 } }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload
    public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> some View { accessibilityValue(Text(value)) }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }
    public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { accessible(value, if: isEnabled) { $0.value = $1 } }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
}

/// What happens when the view is used.
extension View {
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { accessible(hint) { $0.hint = $1 } }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    @_disfavoredOverload
    public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(Text(hint)) }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { accessible(hint, if: isEnabled) { $0.hint = $1 } }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
}
