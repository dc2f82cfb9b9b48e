import Foundation
import PushGateway
import PushService
import Redis
import TestGate
import Testing

/// Several gateways that share a store.
@Suite(
    .startsPrograms, .enabled(if: LocalRedis.isInstalled, "apt-get install redis-server"),
    .enabled(if: ClientTests.hasProgram("curl"), "apt-get install curl"))
struct SharedStoreTests {
    private func identifier(_ number: Int) -> String { String(format: "00000000-0000-4000-8000-%012d", number) }

    private func send(_ gateway: LocalGateway, id: Int, expiration: String? = nil) throws -> String {
        let more = expiration.map { ["apns-expiration: \($0)"] } ?? []
        return try gateway.curl(
            "/3/device/\(LocalGateway.token)", headers: gateway.goodHeaders + ["apns-id: \(identifier(id))"] + more,
            ["--include", "--data", LocalGateway.update]
        ).output
    }

    private func explanation(_ gateway: LocalGateway, _ id: Int, waits: Bool = true) throws -> [String: Any] {
        let text = try gateway.curl("/islet/pushes/\(identifier(id))\(waits ? "?wait" : "")", []).output
        return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
    }

    private func code(_ explanation: [String: Any]) -> String? { (explanation["effects"] as? [[String: Any]])?.first?["code"] as? String }

    private func gateway(
        _ redis: LocalRedis, isConnected: Bool, hasToken: Bool = true, keyOf other: LocalGateway? = nil,
        change: (inout PushGatewaySettings) -> Void = { _ in }
    ) throws -> LocalGateway {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-push-\(UUID().uuidString)")
        if let other {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: other.keyFile, to: folder.appendingPathComponent("key.p8"))
        }
        return try LocalGateway(folder: folder, isConnected: isConnected, hasToken: hasToken) {
            $0.shared = RedisAddress(port: redis.port)
            change(&$0)
        }
    }

    @Test func aPushToOneReachesTheDeviceOfAnotherAndIsExplainedByBoth() throws {
        let redis = try LocalRedis()
        let home = try gateway(redis, isConnected: true)
        defer { home.stop() }
        let other = try gateway(redis, isConnected: false, hasToken: false, keyOf: home)
        defer { other.stop() }
        #expect(try send(other, id: 1).hasPrefix("HTTP/2 200"))
        #expect(code(try explanation(other, 1)) == "updated")
        #expect(code(try explanation(home, 1)) == "updated")
        #expect(home.device.arrived.withLock { $0.map(\.id) } == [identifier(1)])
        #expect(other.device.arrived.withLock { $0.isEmpty })
    }

    @Test func whatWaitsIsTheLatestAndArrivesWhereverTheDeviceComes() throws {
        let redis = try LocalRedis()
        let first = try gateway(redis, isConnected: false)
        for id in [1, 2] { #expect(try send(first, id: id).hasPrefix("HTTP/2 200")) }
        let older = try explanation(first, 1, waits: false)
        #expect((older["losses"] as? [[String: Any]])?.first?["replaced"] != nil && older["isWaiting"] as? Bool == false)
        #expect(try explanation(first, 2, waits: false)["isWaiting"] as? Bool == true)
        let second = try gateway(redis, isConnected: true, hasToken: false, keyOf: first)
        defer { second.stop() }
        #expect(code(try explanation(first, 2)) == "updated")
        first.stop()
        #expect(second.device.arrived.withLock { $0.map(\.id) } == [identifier(2)])
    }

    @Test func whatIsNotKeptOrPastItsDateIsLostWithAReason() throws {
        let redis = try LocalRedis()
        let first = try gateway(redis, isConnected: false)
        defer { first.stop() }
        #expect(try send(first, id: 1, expiration: "0").hasPrefix("HTTP/2 200"))
        #expect((try explanation(first, 1)["losses"] as? [[String: Any]])?.first?["offline"] != nil)
        #expect(try send(first, id: 2, expiration: "\(Int(Date().timeIntervalSince1970) + 1)").hasPrefix("HTTP/2 200"))
        #expect((try explanation(first, 2)["losses"] as? [[String: Any]])?.first?["expired"] != nil)
    }

    @Test func tokensThatEndAtOneAreRefusedByAll() throws {
        let redis = try LocalRedis()
        let first = try gateway(redis, isConnected: true)
        defer { first.stop() }
        let second = try gateway(redis, isConnected: false, hasToken: false, keyOf: first)
        defer { second.stop() }
        #expect(try send(second, id: 1).hasPrefix("HTTP/2 200"))
        first.handle.retire(LocalGateway.token, because: "it was swiped away")
        #expect(try send(first, id: 2).contains("Unregistered"))
        #expect(try send(second, id: 3).contains("Unregistered"))
        #expect((try explanation(second, 3)["sentence"] as? String)?.contains("it was swiped away") == true)
    }

    @Test func channelsAndThoseWhoListenAreShared() throws {
        let redis = try LocalRedis()
        let first = try gateway(redis, isConnected: true)
        defer { first.stop() }
        let second = try gateway(redis, isConnected: false, hasToken: false, keyOf: first)
        defer { second.stop() }
        let body = #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#
        let created = try second.curl("/1/apps/\(LocalGateway.app)/channels", headers: second.goodHeaders, ["--include", "--data", body]).output
        let channel = String(try #require(created.firstMatch(of: /apns-channel-id: (\S+)/)).1)
        let listed = try first.curl("/1/apps/\(LocalGateway.app)/all-channels", headers: first.goodHeaders).output
        #expect(listed.contains(channel))
        first.handle.subscribe(first.device.identifier, to: channel)
        // Whatever the first one answers now it answers after it has heard of the subscription.
        _ = try first.curl("/islet/health", [])
        let told = try second.curl(
            "/4/broadcasts/apps/\(LocalGateway.app)",
            headers: second.goodHeaders.filter { !$0.hasPrefix("apns-topic") }
                + ["apns-channel-id: \(channel)", "apns-request-id: \(identifier(5))"], ["--include", "--data", LocalGateway.update]
        ).output
        #expect(told.hasPrefix("HTTP/2 200"), "\(told)")
        #expect(code(try explanation(second, 5)) == "updated")
        #expect(first.device.arrived.withLock { $0.map(\.id) } == [identifier(5)])
    }

    @Test func withoutItsStoreNothingIsAcceptedAndAfterwardsEverythingIsThere() throws {
        let redis = try LocalRedis()
        let gateway = try gateway(redis, isConnected: true)
        defer { gateway.stop() }
        #expect(try send(gateway, id: 1).hasPrefix("HTTP/2 200"))
        #expect(code(try explanation(gateway, 1)) == "updated")
        redis.kill()
        #expect(try send(gateway, id: 2).contains("InternalServerError"))
        try redis.start()
        #expect(try send(gateway, id: 3).hasPrefix("HTTP/2 200"))
        #expect(code(try explanation(gateway, 3)) == "updated")
        #expect(gateway.device.arrived.withLock { $0.map(\.id) } == [identifier(1), identifier(3)])
    }

    @Test func roundsWhoseTimeIsOverAreSaidToBeDropped() throws {
        let redis = try LocalRedis()
        let gateway = try gateway(redis, isConnected: true) { ($0.rules.journalSeconds, $0.rules.storedSeconds) = (2, 1) }
        defer { gateway.stop() }
        for id in [1, 2] { #expect(try send(gateway, id: id).hasPrefix("HTTP/2 200")) }
        var list = ""
        for _ in 0..<100 where !list.contains("\"dropped\":{\"count\":2,\"through\":2}") {
            Thread.sleep(forTimeInterval: 0.1)
            list = try gateway.curl("/islet/pushes", []).output
        }
        #expect(list == #"{"dropped":{"count":2,"through":2},"pushes":[]}"#)
        #expect(try gateway.curl("/islet/pushes/\(identifier(9))", []).output.contains("kept no longer"))
        #expect(try send(gateway, id: 3).hasPrefix("HTTP/2 200"))
        #expect(try explanation(gateway, 3)["number"] as? Int == 3)
    }
}
