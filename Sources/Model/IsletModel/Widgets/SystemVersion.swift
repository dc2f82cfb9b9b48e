/// A version of a system, such as 16.1.
public struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    public var major: Int
    public var minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    public var description: String { "\(major).\(minor)" }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
}

extension SystemVersion: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let numbers = try container.decode(String.self).split(separator: ".").map { Int($0) }
        guard numbers.count == 2, let major = numbers[0], let minor = numbers[1] else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "a version such as 16.1 expected")
        }
        self.init(major, minor)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
