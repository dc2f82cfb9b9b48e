// - Support: accepted, without effect: no rotor turns.
import FoundationOverlay
import ViewEngine

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable> {
    public init<L: StringProtocol>(_ label: L, id: ID) {}
    public init(_ label: Text, id: ID) {}
    public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
}

/// Rotors that every system has.
public struct AccessibilitySystemRotor: Sendable {
    public static let links = AccessibilitySystemRotor()
    public static func links(visited: Bool) -> AccessibilitySystemRotor { .init() }
    public static let headings = AccessibilitySystemRotor()
    public static let boldText = AccessibilitySystemRotor()
    public static let italicText = AccessibilitySystemRotor()
    public static let images = AccessibilitySystemRotor()
    public static let textFields = AccessibilitySystemRotor()
    public static let lists = AccessibilitySystemRotor()
    public static let tables = AccessibilitySystemRotor()
    public static let landmarks = AccessibilitySystemRotor()
}

extension View {
    public nonisolated func accessibilityRotor<Content>(_ titleKey: LocalizedStringKey, entries: () -> Content) -> some View { self }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, Content>(_ title: L, entries: () -> Content) -> some View { self }
    public nonisolated func accessibilityRotor<Content>(_ systemRotor: AccessibilitySystemRotor, entries: () -> Content) -> some View { self }
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ titleKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ titleKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
