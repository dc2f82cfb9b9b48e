import FoundationOverlay

/// A moment in a stream of sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// Ticks of the machine's clock; 0 where that is not known.
    public let hostTime: UInt64
    /// Samples since the stream began.
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    public let isHostTimeValid: Bool
    public let isSampleTimeValid: Bool

    public init(hostTime: UInt64) {
        (self.hostTime, sampleTime, sampleRate, isHostTimeValid, isSampleTimeValid) = (hostTime, 0, 0, true, false)
        super.init()
    }

    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (hostTime, self.sampleTime, self.sampleRate, isHostTimeValid, isSampleTimeValid) = (0, sampleTime, sampleRate, false, true)
        super.init()
    }

    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.hostTime, self.sampleTime, self.sampleRate, isHostTimeValid, isSampleTimeValid) = (hostTime, sampleTime, sampleRate, true, true)
        super.init()
    }
}

/// Takes what a node gives out.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

extension AVAudioNode {
    /// The block is never called: no sound comes from anywhere here.
    public func installTap(onBus bus: Int, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock) {}
}
