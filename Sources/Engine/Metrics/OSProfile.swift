import Foundation

/// The generation of the system whose look and numbers are used, in the order they came.
public enum OSProfile: String, CaseIterable, Hashable, Codable, Sendable {
    case ios17 = "17"
    case ios18 = "18"
    case ios26 = "26"
    case ios27 = "27"

    /// The system drawn when nothing else is asked for.
    public static let standard = OSProfile.ios27

    /// The version a program reads, such as `18.0`.
    public var systemVersion: String { rawValue + ".0" }

    /// Values by profile, where a profile without a value of its own has that of the newest one before it.
    static func inherited<Key: Hashable, Value>(_ own: [Key: [OSProfile: Value]]) -> [Key: [OSProfile: Value]] {
        own.mapValues { values in
            var inherited = values
            for (earlier, later) in zip(allCases, allCases.dropFirst()) where inherited[later] == nil { inherited[later] = inherited[earlier] }
            return inherited
        }
    }
}
