import Metrics
import ViewEngine

private enum SetAccessibilityKey: EnvironmentKey { static var defaultValue: [String: Bool] { [:] } }
private enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

// Settings of the device, as the host names them in DeviceTraits.
extension EnvironmentValues {
    private func isOn(_ setting: String) -> Bool { self[SetAccessibilityKey.self][setting] ?? DeviceTraits.current.accessibility.contains(setting) }

    public var accessibilityReduceMotion: Bool { isOn("reduceMotion") }
    public var accessibilityReduceTransparency: Bool { isOn("reduceTransparency") }
    public var accessibilityDifferentiateWithoutColor: Bool { isOn("differentiateWithoutColor") }
    public var accessibilityInvertColors: Bool { isOn("invertColors") }
    public var accessibilityShowButtonShapes: Bool { isOn("showButtonShapes") }
    /// The name of `accessibilityShowButtonShapes` from iOS 26.4 on.
    public var accessibilityShowBorders: Bool { isOn("showButtonShapes") }
    /// Whether views should fade into each other instead of moving, while motion is reduced; from iOS 26.4 on.
    public var accessibilityPrefersCrossFadeTransitions: Bool { isOn("prefersCrossFadeTransitions") }
    /// Whether glass and controls should flash and shine less; from iOS 26.4 on.
    public var accessibilityReduceHighlightingEffects: Bool { isOn("reduceHighlightingEffects") }
    public var accessibilityDimFlashingLights: Bool { isOn("dimFlashingLights") }
    public var accessibilityPlayAnimatedImages: Bool { !isOn("stopAnimatedImages") }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether an assistive technology runs, unless a view says so itself.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] ?? (isOn("voiceOver") || isOn("switchControl")) }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }
    public var accessibilityVoiceOverEnabled: Bool { isOn("voiceOver") }
    public var accessibilitySwitchControlEnabled: Bool { isOn("switchControl") }
}

// The settable forms, as previews set them.
extension EnvironmentValues {
    public var _accessibilityReduceMotion: Bool {
        get { accessibilityReduceMotion }
        set { self[SetAccessibilityKey.self]["reduceMotion"] = newValue }
    }

    public var _accessibilityReduceTransparency: Bool {
        get { accessibilityReduceTransparency }
        set { self[SetAccessibilityKey.self]["reduceTransparency"] = newValue }
    }

    public var _accessibilityDifferentiateWithoutColor: Bool {
        get { accessibilityDifferentiateWithoutColor }
        set { self[SetAccessibilityKey.self]["differentiateWithoutColor"] = newValue }
    }

    public var _accessibilityInvertColors: Bool {
        get { accessibilityInvertColors }
        set { self[SetAccessibilityKey.self]["invertColors"] = newValue }
    }

    public var _accessibilityShowButtonShapes: Bool {
        get { accessibilityShowButtonShapes }
        set { self[SetAccessibilityKey.self]["showButtonShapes"] = newValue }
    }
}
