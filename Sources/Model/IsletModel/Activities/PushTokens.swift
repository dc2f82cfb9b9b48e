import Foundation

/// Push tokens of a system without a push service: bytes that look random and depend on the name alone.
public enum PushTokens {
    /// What the tokens of an app and of its widgets are called.
    public static let app = "app"
    public static let widgets = "widgets"
    /// Length of an app's token. Apple asks not to rely on it.
    public static let appTokenBytes = 32

    public static func token(for name: String, bytes count: Int) -> Data {
        var seed: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { seed = (seed ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return Data((0..<count).map { _ in UInt8(truncatingIfNeeded: next(&seed) >> 32) })
    }

    /// The next number of the SplitMix64 generator.
    private static func next(_ seed: inout UInt64) -> UInt64 {
        seed &+= 0x9e37_79b9_7f4a_7c15
        var number = seed
        number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
        number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
        return number ^ (number >> 31)
    }
}
