import FoundationOverlay
import Metrics

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_: AVAudioPlayer, successfully: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound.
///
/// - Support: none. Silent: `play()` answers false, as when a device refuses.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    public let url: URL?
    public let data: Data?
    open var volume: Float = 1
    open var pan: Float = 0
    open var isMeteringEnabled = false
    open var numberOfLoops = 0
    open var rate: Float = 1
    open var enableRate = false
    open var currentTime: TimeInterval = 0
    open var isPlaying: Bool { false }
    open var duration: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { 0 }
    open var numberOfChannels: Int { 0 }
    open var settings: [String: Any] { [:] }

    /// A player of nothing.
    public override init() {
        (url, data) = (nil, nil)
        super.init()
    }

    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }

    public init(contentsOf url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
        (self.url, data) = (url, nil)
        super.init()
    }

    public init(data: Data) throws {
        (url, self.data) = (nil, data)
        super.init()
    }

    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    @discardableResult open func prepareToPlay() -> Bool { false }

    @discardableResult open func play() -> Bool {
        UnsupportedAPI.report("AVAudioPlayer.play()", "nothing plays")
        return false
    }

    @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }

    open func pause() {}
    open func stop() {}
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}

    /// In decibels; the least that a player tells, because nothing is heard.
    open func averagePower(forChannel channelNumber: Int) -> Float { Self.silence }
    open func peakPower(forChannel channelNumber: Int) -> Float { Self.silence }

    /// Apple's documentation of `averagePower(forChannel:)`: −160 dBFS is silence.
    private static let silence: Float = -160
}
