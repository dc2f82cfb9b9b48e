import FoundationOverlay
import Metrics
import QuartzCore

/// - Support: none. Nothing plays.
open class AVAsset: NSObject, @unchecked Sendable {
    public let url: URL

    public init(url: URL) {
        self.url = url
        super.init()
    }

    open var duration: CMTime { .zero }
}

/// - Support: none. Nothing plays.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public override init(url: URL) { super.init(url: url) }
    public init(url: URL, options: [String: Any]?) { super.init(url: url) }
}

/// - Support: none. Nothing plays.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
    public let asset: AVAsset

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    public nonisolated static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    public nonisolated static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}

/// Plays media.
///
/// - Support: none. Nothing plays.
@preconcurrency @MainActor open class AVPlayer: NSObject {
    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false

    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
    }

    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    open func play() { UnsupportedAPI.report("AVPlayer.play()", "nothing plays") }
    open func pause() {}
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func seek(to time: CMTime) {}
    open func currentTime() -> CMTime { .zero }
}

/// Shows a player's picture; nothing is drawn.
/// - Support: none. Nothing is drawn.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity: AVLayerVideoGravity = .resizeAspect

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class func _make() -> CALayer { AVPlayerLayer() }

    public init(player: AVPlayer?) {
        self.player = player
        super.init()
    }
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
