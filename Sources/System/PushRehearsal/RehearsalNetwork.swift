import Foundation
import IsletModel

/// How fast pushes reach devices, and which devices take what.
public struct RehearsalNetwork: Decodable, Hashable, Sendable {
    public struct Number: Decodable, Hashable, Sendable {
        public var value: Double
    }

    public var medianLatencySeconds: Number
    /// Of the latency's logarithm.
    public var latencySpread: Number
    /// Seconds by which Low Power Mode delays pushes that are not of the highest priority.
    public var lowPowerDelaySeconds: Number
    /// Versions of the system from which on activities are started by push, and listen to channels.
    public var startVersion: Number
    public var channelVersion: Number

    public static let standard: RehearsalNetwork = BundledData.read("network", as: RehearsalNetwork.self, in: .module)
}
