import Foundation

/// Length-prefixed packed messages on a stream: bytes in, whole messages out.
public struct MessageFraming: Sendable {
    public enum Failure: Error, Equatable {
        case messageTooLarge(bytes: Int)
    }

    private var buffer = Data()

    public init() {}

    /// The bytes of a message, ready to be written.
    public static func frame(_ message: some Encodable) throws -> Data {
        let body = try PackedEncoder.encode(message)
        guard body.count <= ExtensionChannel.maximumMessageSize else { throw Failure.messageTooLarge(bytes: body.count) }
        let length = UInt32(body.count)
        return Data([UInt8(length >> 24 & 255), UInt8(length >> 16 & 255), UInt8(length >> 8 & 255), UInt8(length & 255)]) + body
    }

    public mutating func append(_ bytes: Data) { buffer.append(bytes) }

    /// The next whole message, or nil until more bytes arrive.
    public mutating func next<Message: Decodable>(_ type: Message.Type) throws -> Message? {
        guard buffer.count >= 4 else { return nil }
        let length = buffer.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard length <= ExtensionChannel.maximumMessageSize else { throw Failure.messageTooLarge(bytes: length) }
        guard buffer.count >= 4 + length else { return nil }
        let body = buffer.dropFirst(4).prefix(length)
        buffer = Data(buffer.dropFirst(4 + length))
        return try PackedDecoder.decode(type, from: body)
    }
}
