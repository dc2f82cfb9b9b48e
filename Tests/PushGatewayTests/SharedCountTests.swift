import Foundation
import PushService
import Redis
import TestGate
import Testing

@testable import PushGateway

/// Requests of a second, counted by several gateways that share a store.
@Suite(.startsPrograms, .enabled(if: LocalRedis.isInstalled, "apt-get install redis-server"))
struct SharedCountTests {
    private static func requests(_ channels: [String]) -> [PushRequest] {
        channels.map { PushRequest(path: "/4/broadcasts/apps/com.example.app", headers: [.init("apns-channel-id", $0)]) }
    }

    @Test func gatewaysCountTogetherAndEachSecondAnew() throws {
        let redis = try LocalRedis()
        let stores = try (0..<2).map { _ in try SharedPushStore(RedisAddress(port: redis.port)) }
        var service = PushService(rules: .standard, authority: ProviderAuthority(keys: [], rules: .standard) { _, _, _ in true }) {
            Data(repeating: 7, count: $0)
        }
        for store in stores { try store.restore(&service) }
        /// What both count within one second: whatever a busy machine does, it comes about.
        func counts() throws -> (first: [Int], second: [Int]) {
            while true {
                // A second of its own.
                let earlier = Int(Date().timeIntervalSince1970)
                while Int(Date().timeIntervalSince1970) == earlier { usleep(1000) }
                let begin = Int(Date().timeIntervalSince1970)
                let first = try stores[0].begin(Self.requests(["A", "A", "B"]), &service).counts
                let second = try stores[1].begin(Self.requests(["A", "B", "A"]), &service).counts
                if Int(Date().timeIntervalSince1970) == begin { return (first, second) }
            }
        }
        for _ in 0..<2 {
            let (first, second) = try counts()
            #expect(first == [1, 2, 1] && second == [3, 2, 4])
        }
        #expect(try stores[0].begin(Self.requests([]), &service).counts.isEmpty)
    }
}
