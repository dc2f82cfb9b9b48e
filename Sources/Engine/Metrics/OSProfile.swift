import Foundation

/// The generation of the system whose look and numbers are used.
public enum OSProfile: String, CaseIterable, Hashable, Codable, Sendable {
    case ios17 = "17"
    case ios18 = "18"
    case ios26 = "26"

    /// The system drawn when nothing else is asked for.
    public static let standard = OSProfile.ios26

    /// The version a program reads, such as `18.0`.
    public var systemVersion: String { rawValue + ".0" }
}
