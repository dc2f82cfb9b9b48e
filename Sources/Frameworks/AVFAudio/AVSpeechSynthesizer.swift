import FoundationOverlay
import Metrics

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_: AVSpeechSynthesizer, didStart: AVSpeechUtterance) {}
    public func speechSynthesizer(_: AVSpeechSynthesizer, didFinish: AVSpeechUtterance) {}
    public func speechSynthesizer(_: AVSpeechSynthesizer, didPause: AVSpeechUtterance) {}
    public func speechSynthesizer(_: AVSpeechSynthesizer, didContinue: AVSpeechUtterance) {}
    public func speechSynthesizer(_: AVSpeechSynthesizer, didCancel: AVSpeechUtterance) {}
    public func speechSynthesizer(_: AVSpeechSynthesizer, willSpeakRangeOfSpeechString: NSRange, utterance: AVSpeechUtterance) {}
}

/// Speaks texts.
///
/// - Support: none. Silent: an utterance is cancelled at once, as when the audio session is taken.
// Unchecked: what is set is read by the caller's own `speak(_:)` alone; nothing runs beside it.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var usesApplicationAudioSession = true
    open var mixToTelephonyUplink = false
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }

    public override init() { super.init() }

    open func speak(_ utterance: AVSpeechUtterance) {
        UnsupportedAPI.report("AVSpeechSynthesizer.speak(_:)", "nothing is spoken")
        delegate?.speechSynthesizer(self, didCancel: utterance)
    }

    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func continueSpeaking() -> Bool { false }
}
