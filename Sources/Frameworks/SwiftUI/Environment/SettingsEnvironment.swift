// - Support: partial: read back as it was set, or as the system has it at first.
import FoundationOverlay
import Metrics
import ViewEngine

/// How strongly what lies behind a view stands out, as behind a chosen row.
public struct BackgroundProminence: Hashable, Sendable {
    let name: String
    public static let standard = BackgroundProminence(name: "standard")
    public static let increased = BackgroundProminence(name: "increased")
}

private enum DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
private enum ProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
private enum TransitionGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }
    public var backgroundProminence: BackgroundProminence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[TransitionGroupKey.self] }
        set { self[TransitionGroupKey.self] = newValue }
    }
    @available(iOS, deprecated: 100000)
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }

    /// Whether the window is in front.
    public var appearsActive: Bool { true }
    public var accessibilityAssistiveAccessEnabled: Bool { DeviceTraits.current.accessibility.contains("assistiveAccess") }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var badgeProminence: BadgeProminence { .standard }
    public var menuIndicatorVisibility: Visibility { .automatic }
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
    public var verticalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
}
