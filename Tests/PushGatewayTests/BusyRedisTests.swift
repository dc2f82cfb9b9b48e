import Foundation
import Redis
import TestGate
import Testing

/// A server that a script keeps busy: it refuses what is asked meanwhile.
@Suite(.startsPrograms, .enabled(if: LocalRedis.isInstalled, "apt-get install redis-server")) struct BusyRedisTests {
    @Test func whatABusyServerRefusesIsAskedAgainAndDoneOnce() throws {
        let redis = try LocalRedis()
        let address = RedisAddress(port: redis.port)
        let (one, other) = (try RedisConnection(address), try RedisConnection(address))
        try one.ask(RedisCommand("CONFIG", "SET", "busy-reply-threshold", "20"))
        let script = """
            local function now() local time = redis.call('TIME'); return time[1] * 1000 + time[2] / 1000 end
            local first = now()
            while now() - first < 600 do end
            return 1
            """
        let busy = Thread { _ = try? RedisConnection(address).ask(RedisCommand("EVAL", script, "0")) }
        busy.start()
        Thread.sleep(forTimeInterval: 0.2)
        let begin = Date()
        let replies = try other.ask((0..<3).map { _ in RedisCommand("INCR", "count") })
        #expect(replies.map(\.number) == [1, 2, 3])
        #expect(Date().timeIntervalSince(begin) > 0.2, "the server was not busy")
        #expect(try one.ask(RedisCommand("GET", "count")).number == 3)
    }
}
