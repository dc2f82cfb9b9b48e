/// Why a picture could not be read or written.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, Hashable, Sendable {
        /// There is no such file, or it cannot be read.
        case missing
        /// The bytes are of no known picture format.
        case unknownFormat
        /// The format is known, the bytes are not in order.
        case damaged
        /// The picture has more pixels than are decoded.
        case tooLarge
        /// The picture library is not installed.
        case unavailable
        case encoding
    }

    public var kind: Kind
    /// The file, or `picture data`.
    public var source: String
    public var reason: String

    public init(kind: Kind, source: String, reason: String) {
        self.kind = kind
        self.source = source
        self.reason = reason
    }

    public var description: String { "\(source): \(reason)" }
}
