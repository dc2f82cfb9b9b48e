import Metrics
import ViewEngine

// Settings of the device, as the host names them in DeviceTraits.
extension EnvironmentValues {
    private func isOn(_ setting: String) -> Bool { DeviceTraits.current.accessibility.contains(setting) }

    public var accessibilityReduceMotion: Bool { isOn("reduceMotion") }
    public var accessibilityReduceTransparency: Bool { isOn("reduceTransparency") }
    public var accessibilityDifferentiateWithoutColor: Bool { isOn("differentiateWithoutColor") }
    public var accessibilityInvertColors: Bool { isOn("invertColors") }
    public var accessibilityShowButtonShapes: Bool { isOn("showButtonShapes") }
    public var accessibilityDimFlashingLights: Bool { isOn("dimFlashingLights") }
    public var accessibilityPlayAnimatedImages: Bool { !isOn("stopAnimatedImages") }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether an assistive technology runs.
    public var accessibilityEnabled: Bool { isOn("voiceOver") || isOn("switchControl") }
    public var accessibilityVoiceOverEnabled: Bool { isOn("voiceOver") }
    public var accessibilitySwitchControlEnabled: Bool { isOn("switchControl") }
}
