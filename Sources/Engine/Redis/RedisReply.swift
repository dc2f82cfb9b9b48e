import CHiredis
import Foundation

/// What a server answers to a command.
public enum RedisReply: Hashable, Sendable {
    case nothing
    case integer(Int)
    case bytes(Data)
    case list([RedisReply])

    /// Nil where a field of the library's answer is of a kind that the protocol's second version does not have.
    init(_ reply: UnsafeMutablePointer<redisReply>) throws(RedisError) {
        switch reply.pointee.type {
        case REDIS_REPLY_ERROR: throw .refused(Self.text(reply))
        case REDIS_REPLY_INTEGER: self = .integer(Int(reply.pointee.integer))
        case REDIS_REPLY_STRING, REDIS_REPLY_STATUS: self = .bytes(Data(bytes: reply.pointee.str, count: Int(reply.pointee.len)))
        case REDIS_REPLY_ARRAY:
            var list: [RedisReply] = []
            list.reserveCapacity(Int(reply.pointee.elements))
            for index in 0..<Int(reply.pointee.elements) {
                guard let element = reply.pointee.element[index] else { continue }
                list.append(try RedisReply(element))
            }
            self = .list(list)
        default: self = .nothing
        }
    }

    private static func text(_ reply: UnsafeMutablePointer<redisReply>) -> String {
        String(decoding: UnsafeRawBufferPointer(start: reply.pointee.str, count: Int(reply.pointee.len)), as: UTF8.self)
    }

    public var number: Int? {
        switch self {
        case .integer(let number): number
        case .bytes: text.flatMap(Int.init)
        case .nothing, .list: nil
        }
    }

    public var data: Data? { if case .bytes(let data) = self { data } else { nil } }
    public var text: String? { data.map { String(decoding: $0, as: UTF8.self) } }
    public var elements: [RedisReply] { if case .list(let list) = self { list } else { [] } }
}

/// Why a server could not be asked.
public enum RedisError: Error, Hashable, CustomStringConvertible {
    /// There is no connection (any more); whether the last command was carried out is not known.
    case lost(RedisAddress, reason: String)
    /// The server does not carry the command out.
    case refused(String)

    /// Whether the server only waits for the end of a script.
    var isBusy: Bool { if case .refused(let reason) = self { reason.hasPrefix("BUSY ") } else { false } }

    public var description: String {
        switch self {
        case .lost(let address, let reason): "\(address) cannot be reached: \(reason)"
        case .refused(let reason): "Redis refuses: \(reason)"
        }
    }
}
