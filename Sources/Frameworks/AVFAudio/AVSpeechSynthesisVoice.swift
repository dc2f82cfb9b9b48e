import FoundationOverlay

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

/// A voice of the device.
///
/// - Support: none. There are no voices here: every initializer answers nil.
// Unchecked: it has no state; NSObject is open.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    open class func currentLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }

    public init?(language languageCode: String?) { nil }
    public init?(identifier: String) { nil }

    open var language: String { Self.currentLanguageCode() }
    open var identifier: String { "" }
    open var name: String { "" }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
}
