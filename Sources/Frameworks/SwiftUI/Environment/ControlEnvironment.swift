import FoundationOverlay
import ViewEngine

/// Whether a control's window is the one in front.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    case key
    case active
    case inactive
}

private enum AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// - Support: partial: always `active`.
    public var controlActiveState: ControlActiveState { .active }
    /// - Support: partial: read back as it was set.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }
    /// - Support: partial: always nil.
    public var keyboardShortcut: KeyboardShortcut? { nil }
    /// - Support: partial: always `automatic`.
    public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
    /// - Support: partial: always `automatic`.
    public var menuOrder: MenuOrder { .automatic }
}
