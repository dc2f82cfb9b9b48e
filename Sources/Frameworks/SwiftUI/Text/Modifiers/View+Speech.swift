// - Support: accepted, without effect: speech and selection leave no trace in an archived view.
extension View {
    // How text is spoken and selected leaves no trace in an archived view.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

/// Whether text can be selected.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { .init() }
}
