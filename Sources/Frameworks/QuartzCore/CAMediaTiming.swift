import FoundationOverlay

/// When something begins, how fast its time runs and how often it is repeated, within the time of what holds it.
public protocol CAMediaTiming: AnyObject {
    /// Seconds after the begin of what holds it.
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    /// Seconds of its own time that pass in a second of what holds it.
    var speed: Float { get set }
    /// Seconds added to its own time.
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}
