import FoundationOverlay
import Metrics
import QuartzCore

/// Plays media.
///
/// - Support: partial. It says what it was told, and waits: nothing is loaded, nothing plays, no time passes.
@preconcurrency @MainActor open class AVPlayer: NSObject {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open internal(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var defaultRate: Float = 1
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var appliesMediaSelectionCriteriaAutomatically = true

    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var isExternalPlaybackActive: Bool { false }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    open var reasonForWaitingToPlay: WaitingReason? { rate == 0 ? nil : currentItem == nil ? .noItemToPlay : .toMinimizeStalls }

    public override init() { super.init() }

    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
    }

    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    open func play() {
        rate = defaultRate
        UnsupportedAPI.report("AVPlayer.play()", "nothing plays")
    }

    open func playImmediately(atRate rate: Float) {
        play()
        self.rate = rate
    }

    open func pause() { rate = 0 }
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) { self.rate = rate }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    open func seek(to time: CMTime) { currentItem?.place = time }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    open func seek(to date: Date) {}
    open func seek(to time: CMTime) async -> Bool { set(time) }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { set(time) }
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(set(time)) }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completionHandler(set(time)) }

    private func set(_ time: CMTime) -> Bool {
        currentItem?.place = time
        return currentItem != nil
    }

    /// - Returns: What ends the observation. No time passes, so that nothing is called.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }

    /// - Returns: What ends the observation. No time passes, so that nothing is called.
    open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any {
        NSObject()
    }

    open func removeTimeObserver(_ observer: Any) {}
}

/// Plays items one after the other.
///
/// - Support: partial. Keeps its items; nothing plays.
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }

    public override init() { super.init() }
    public override init(playerItem item: AVPlayerItem?) {
        queue = item.map { [$0] } ?? []
        super.init(playerItem: item)
    }

    open func items() -> [AVPlayerItem] { queue }
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }

    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let place = afterItem.flatMap(queue.firstIndex).map { $0 + 1 } ?? queue.count
        queue.insert(item, at: place)
        currentItem = queue.first
    }

    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        currentItem = queue.first
    }

    open func removeAllItems() { (queue, currentItem) = ([], nil) }

    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        currentItem = queue.first
    }
}

/// Plays an item again and again.
///
/// - Support: accepted, without effect: nothing plays.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
    open private(set) var status = Status.unknown
    open var loopCount: Int { 0 }
    open var error: (any Error)? { nil }
    open private(set) var loopingPlayerItems: [AVPlayerItem]

    public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
        loopingPlayerItems = [templateItem]
        super.init()
        if player.items().isEmpty { player.insert(templateItem, after: nil) }
    }

    public convenience init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange: CMTimeRange) {
        self.init(player: player, templateItem: templateItem)
    }

    open func disableLooping() { status = .cancelled }
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
