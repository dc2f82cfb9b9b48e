import Foundation
import HTTP2
import Redis
import Synchronization

/// Waits on a thread of its own for what other gateways leave in the shared store, and wakes the gateway.
final class SharedPushListener: Sendable {
    private let isEnded = Mutex(false)
    private let done = DispatchSemaphore(value: 0)

    /// Milliseconds that one look waits.
    private static let patience = 500

    init(_ address: RedisAddress, member: String, wake: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { [self] in
            var places = ["$", "$"]
            while !isEnded.withLock({ $0 }) {
                do throws(RedisError) {
                    let connection = try RedisConnection(address)
                    // Something may have come while nobody waited.
                    wake()
                    try listen(connection, member, &places, wake)
                } catch {
                    Thread.sleep(forTimeInterval: 0.2)
                }
            }
            done.signal()
        }
    }

    private func listen(_ connection: RedisConnection, _ member: String, _ places: inout [String], _ wake: () -> Void) throws(RedisError) {
        let streams = ["to:\(member)", "log"]
        for (index, stream) in streams.enumerated() where places[index] == "$" {
            let last = try connection.ask(RedisCommand("XREVRANGE", stream, "+", "-", "COUNT", "1"))
            places[index] = last.elements.first?.elements.first?.text ?? "0"
        }
        wake()
        while !isEnded.withLock({ $0 }) {
            var read = RedisCommand("XREAD", "COUNT", "5000", "BLOCK", "\(Self.patience)", "STREAMS")
            for word in streams + places { read.add(word) }
            let reply = try connection.ask(read)
            for stream in reply.elements.map(\.elements) where stream.count == 2 {
                guard let index = streams.firstIndex(of: stream[0].text ?? ""), let last = stream[1].elements.last?.elements.first?.text else {
                    continue
                }
                places[index] = last
            }
            if reply != .nothing { wake() }
        }
    }

    func end() {
        isEnded.withLock { $0 = true }
        done.wait()
    }
}
