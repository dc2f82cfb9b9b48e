import FoundationOverlay

/// A keyboard that somebody has.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The keyboard of the device's language.
    open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
    open var primaryLanguage: String? { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}
