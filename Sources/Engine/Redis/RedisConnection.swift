import CHiredis
import Foundation

/// A connection to a Redis server that waits for each answer. Belongs to one thread at a time. After an error it is of no use any more.
public final class RedisConnection {
    public let address: RedisAddress
    private let context: UnsafeMutablePointer<redisContext>

    /// - Parameter patience: Seconds to wait for the connection, and for each answer.
    public init(_ address: RedisAddress, patience: Double = 5) throws(RedisError) {
        self.address = address
        guard let context = islet_redis_connect(address.host, Int32(clamping: address.port), patience) else {
            throw .lost(address, reason: "no memory")
        }
        self.context = context
        if context.pointee.err != 0 { throw failure }
        if address.database != 0 { try ask(RedisCommand("SELECT", String(address.database))) }
    }

    deinit { redisFree(context) }

    /// Carries out one command.
    @discardableResult
    public func ask(_ command: RedisCommand) throws(RedisError) -> RedisReply {
        try ask([command])[0]
    }

    /// Carries out several, one after the other, and waits once. What the server does not begin because a script takes long is asked for again.
    public func ask(_ commands: [RedisCommand]) throws(RedisError) -> [RedisReply] {
        var replies = [RedisReply?](repeating: nil, count: commands.count)
        var open = Array(commands.indices)
        let end = Date().addingTimeInterval(Self.longestScript)
        while !open.isEmpty {
            for place in open { try send(commands[place]) }
            var refused: [Int] = []
            for place in open {
                do throws(RedisError) { replies[place] = try receive() } catch {
                    guard error.isBusy, Date() < end else { throw error }
                    refused.append(place)
                }
            }
            open = refused
            if !open.isEmpty { usleep(Self.busyMicroseconds) }
        }
        return replies.map { $0 ?? .nothing }
    }

    /// Seconds for which a script may keep a server from anything else.
    private static let longestScript = 60.0
    /// Until such a server is asked again.
    private static let busyMicroseconds: UInt32 = 50_000

    private func send(_ command: RedisCommand) throws(RedisError) {
        let code = command.bytes.withUnsafeBufferPointer { bytes in
            let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
            var place = 0
            var words: [UnsafePointer<CChar>?] = []
            words.reserveCapacity(command.count)
            for length in command.lengths {
                words.append(start.map { $0 + place })
                place += length
            }
            return words.withUnsafeMutableBufferPointer { words in
                redisAppendCommandArgv(context, Int32(command.count), words.baseAddress, command.lengths)
            }
        }
        if code != REDIS_OK { throw failure }
    }

    private func receive() throws(RedisError) -> RedisReply {
        var answer: UnsafeMutableRawPointer?
        guard redisGetReply(context, &answer) == REDIS_OK, let answer else { throw failure }
        defer { freeReplyObject(answer) }
        return try RedisReply(answer.assumingMemoryBound(to: redisReply.self))
    }

    private var failure: RedisError {
        let reason = withUnsafeBytes(of: context.pointee.errstr) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return .lost(address, reason: reason.isEmpty ? "the connection ended" : reason)
    }
}
