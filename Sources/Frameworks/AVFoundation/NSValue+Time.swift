import Foundation

/// Times in lists of Foundation's, such as those that an image generator is asked for.
extension NSValue {
    public convenience init(time: CMTime) { self.init(point: CGPoint(x: Double(time.value), y: Double(time.timescale))) }

    /// The time it was made with, exact where its value is below 2⁵³.
    public var timeValue: CMTime { CMTime(value: CMTimeValue(pointValue.x), timescale: CMTimeScale(pointValue.y)) }
}
