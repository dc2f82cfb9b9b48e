import FoundationOverlay
import Metrics

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32

/// What sound looks like in memory.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let sampleRate: Double
    public let channelCount: UInt32
    open var isInterleaved: Bool { false }

    public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
        guard sampleRate > 0, channels > 0 else { return nil }
        (self.sampleRate, channelCount) = (sampleRate, channels)
        super.init()
    }
}

/// Samples of one kind.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
    public let format: AVAudioFormat
    public let frameCapacity: UInt32
    open var frameLength: UInt32 = 0
    /// Samples of each channel, one after the other.
    public let floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>?
    open var stride: Int { 1 }

    private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

    public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
        (self.format, self.frameCapacity) = (format, frameCapacity)
        let count = Int(format.channelCount)
        channels = .allocate(capacity: count)
        for channel in 0..<count {
            let samples = UnsafeMutablePointer<Float>.allocate(capacity: max(1, Int(frameCapacity)))
            samples.initialize(repeating: 0, count: max(1, Int(frameCapacity)))
            channels[channel] = samples
        }
        floatChannelData = UnsafePointer(channels)
        super.init()
    }

    deinit {
        for channel in 0..<Int(format.channelCount) { channels[channel].deallocate() }
        channels.deallocate()
    }
}

/// A part of an engine.
open class AVAudioNode: NSObject, @unchecked Sendable {
    public internal(set) weak var engine: AVAudioEngine?
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioEngine.format }
    open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioEngine.format }
    open func removeTap(onBus bus: Int) {}
    open func reset() {}
}

open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable { open var outputVolume: Float = 1 }
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}

/// Plays buffers.
/// - Support: none. Silent: what is scheduled is never played.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    open var volume: Float = 1
    open var pan: Float = 0
    open var isPlaying: Bool { false }
    open func play() { UnsupportedAPI.report("AVAudioPlayerNode.play()", "nothing plays") }
    open func pause() {}
    open func stop() {}
}

/// Nodes that make sound together.
/// - Support: none. `start()` throws, as where the sound hardware is taken.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    static let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!

    public let mainMixerNode = AVAudioMixerNode()
    public let outputNode = AVAudioOutputNode()
    public let inputNode = AVAudioInputNode()
    open var isRunning: Bool { false }
    open var attachedNodes: Set<AVAudioNode> = []

    open func attach(_ node: AVAudioNode) {
        node.engine = self
        attachedNodes.insert(node)
    }

    open func detach(_ node: AVAudioNode) {
        node.engine = nil
        attachedNodes.remove(node)
    }

    open func connect(_ source: AVAudioNode, to target: AVAudioNode, format: AVAudioFormat?) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}

    /// The error of Core Audio's hardware that cannot be used, `'what'`.
    open func start() throws { throw NSError(domain: "com.apple.coreaudio.avfaudio", code: 2_003_329_396) }
    open func pause() {}
    open func stop() {}
    open func reset() {}
}
