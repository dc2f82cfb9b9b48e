import FoundationOverlay
import Metrics

public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_: AVAudioRecorder, successfully: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_: AVAudioRecorder, error: (any Error)?) {}
}

/// Records sound.
///
/// - Support: none. There is no microphone: `record()` answers false, as when a device refuses.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVAudioRecorderDelegate)?
    public let url: URL
    public let settings: [String: Any]
    open var isMeteringEnabled = false
    open var isRecording: Bool { false }
    /// Seconds.
    open var currentTime: TimeInterval { 0 }

    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
    }

    @discardableResult open func prepareToRecord() -> Bool { false }

    @discardableResult open func record() -> Bool {
        UnsupportedAPI.report("AVAudioRecorder.record()", "nothing is recorded")
        return false
    }

    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
    open func pause() {}
    open func stop() {}
    @discardableResult open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    /// Silence, in decibels.
    open func averagePower(forChannel channel: Int) -> Float { -160 }
    open func peakPower(forChannel channel: Int) -> Float { -160 }
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}

extension AVAudioSession {
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    /// As of a person who refused.
    public var recordPermission: RecordPermission { .denied }

    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

/// The app, as far as it records.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    public enum recordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    public static let shared = AVAudioApplication()
    /// As of a person who refused.
    open var recordPermission: recordPermission { .denied }
    open class func requestRecordPermission() async -> Bool { false }
    open class func requestRecordPermission(completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
}
