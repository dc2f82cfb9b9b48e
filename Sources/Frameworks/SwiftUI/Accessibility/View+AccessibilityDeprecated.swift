import FoundationOverlay
import ViewEngine

// The first generation of accessibility modifiers.
extension View {
    @available(iOS, deprecated: 100000)
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    @available(iOS, deprecated: 100000)
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
    @available(iOS, deprecated: 100000)
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    @available(iOS, deprecated: 100000)
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    @available(iOS, deprecated: 100000)
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    @available(iOS, deprecated: 100000)
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    @available(iOS, deprecated: 100000)
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
    /// - Support: accepted, without effect: a snapshot does not describe it.
    @available(iOS, deprecated: 100000)
    public nonisolated func accessibility(sortPriority: Double) -> some View { self }
    /// - Support: accepted, without effect: a snapshot does not describe it.
    @available(iOS, deprecated: 100000)
    public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }
    /// - Support: accepted, without effect: a snapshot does not describe it.
    @available(iOS, deprecated: 100000)
    public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { self }
    /// - Support: accepted, without effect: a snapshot does not describe it.
    @available(iOS, deprecated: 100000)
    public nonisolated func accessibility(activationPoint: CGPoint) -> some View { self }
    /// - Support: accepted, without effect: a snapshot does not describe it.
    @available(iOS, deprecated: 100000)
    public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}
