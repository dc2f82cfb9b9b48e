// - Support: partial. The settings of a device as delivered; nothing is announced.
import FoundationOverlay
import Metrics

/// The user's accessibility settings, from the device's traits.
public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let announcement = Notification(rawValue: 1008)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let screenChanged = Notification(rawValue: 1000)
    }

    private static func isOn(_ setting: String) -> Bool { DeviceTraits.current.accessibility.contains(setting) }

    public static var isVoiceOverRunning: Bool { isOn("voiceOver") }
    public static var isOnOffSwitchLabelsEnabled: Bool { isOn("onOffSwitchLabels") }
    public static var isReduceMotionEnabled: Bool { isOn("reduceMotion") }
    public static var isReduceTransparencyEnabled: Bool { isOn("reduceTransparency") }
    public static var isBoldTextEnabled: Bool { isOn("boldText") }
    public static var isGrayscaleEnabled: Bool { isOn("grayscale") }
    public static var isInvertColorsEnabled: Bool { isOn("invertColors") }
    public static var isDarkerSystemColorsEnabled: Bool { DeviceTraits.current.isHighContrast }
    public static var isSwitchControlRunning: Bool { isOn("switchControl") }
    public static var isGuidedAccessEnabled: Bool { isOn("guidedAccess") }
    public static var isAssistiveTouchRunning: Bool { isOn("assistiveTouch") }
    public static var isSpeakScreenEnabled: Bool { isOn("speakScreen") }
    public static var isSpeakSelectionEnabled: Bool { isOn("speakSelection") }
    public static var isShakeToUndoEnabled: Bool { isOn("shakeToUndo") }
    public static var isMonoAudioEnabled: Bool { isOn("monoAudio") }
    public static var isClosedCaptioningEnabled: Bool { isOn("closedCaptions") }
    public static var shouldDifferentiateWithoutColor: Bool { isOn("differentiateWithoutColor") }
    public static var prefersCrossFadeTransitions: Bool { isOn("crossFade") }

    /// Nobody listens.
    public static func post(notification: Notification, argument: Any?) {}
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 2)
    public static let image = UIAccessibilityTraits(rawValue: 4)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What is told when a person changes a setting.
extension UIAccessibility {
    public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    public static let invertColorsStatusDidChangeNotification = NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
    public static let grayscaleStatusDidChangeNotification = NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
}
