import FoundationOverlay

/// The rate that `AVSpeechUtterance` has unless another is set, and its bounds, as in Apple's headers.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text to be spoken, and how.
// Unchecked: whoever makes it sets it up before it is handed on, and nothing here changes it.
open class AVSpeechUtterance: NSObject, NSCopying, @unchecked Sendable {
    public let speechString: String
    public let attributedSpeechString: NSAttributedString
    open var voice: AVSpeechSynthesisVoice?
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var prefersAssistiveTechnologySettings = false
    /// In seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// In seconds.
    open var postUtteranceDelay: TimeInterval = 0

    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
        super.init()
    }

    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let result = AVSpeechUtterance(attributedString: attributedSpeechString)
        (result.voice, result.rate, result.pitchMultiplier, result.volume) = (voice, rate, pitchMultiplier, volume)
        (result.preUtteranceDelay, result.postUtteranceDelay) = (preUtteranceDelay, postUtteranceDelay)
        return result
    }
}
