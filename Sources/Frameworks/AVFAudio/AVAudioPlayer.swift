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
    open var numberOfLoops = 0
    open var rate: Float = 1
    open var enableRate = false
    open var currentTime: TimeInterval = 0
    open var isPlaying: Bool { false }
    open var duration: TimeInterval { 0 }

    public init(contentsOf url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
        (self.url, data) = (url, nil)
        super.init()
    }

    public init(data: Data) throws {
        (url, self.data) = (nil, data)
        super.init()
    }

    @discardableResult open func prepareToPlay() -> Bool { false }

    @discardableResult open func play() -> Bool {
        UnsupportedAPI.report("AVAudioPlayer.play()", "nothing plays")
        return false
    }

    open func pause() {}
    open func stop() {}
}
