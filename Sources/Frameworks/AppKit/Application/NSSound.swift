import FoundationOverlay

/// A sound.
///
/// - Support: none. Nothing is heard.
open class NSSound: NSObject, @unchecked Sendable {
    public typealias Name = String

    open var volume: Float = 1
    open var loops = false
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }
    open var name: Name?

    public convenience init?(named name: Name) {
        self.init()
        self.name = name
    }

    public convenience init?(contentsOf url: URL, byReference: Bool) { self.init() }
    public convenience init?(contentsOfFile path: String, byReference: Bool) { self.init() }
    public convenience init?(data: Data) { self.init() }

    @discardableResult open func play() -> Bool { false }
    @discardableResult open func pause() -> Bool { false }
    @discardableResult open func stop() -> Bool { false }
    public static func beep() {}
}
