import Foundation
import HTTP2
import PushService
import Redis
import TestGate
import Testing

/// Gateways of a shared store that stand still for longer than their word lasts: on a busy machine, or in front of a server that waits for its disk.
@Suite(.startsPrograms, .enabled(if: LocalRedis.isInstalled, "apt-get install redis-server")) struct LeaseTests {
    /// With `ISLET_STALL=15` gateways really stand still for so many seconds; otherwise the store forgets at once what it would forget then.
    private static let stall = ProcessInfo.processInfo.environment["ISLET_STALL"].flatMap { Double($0) }

    private let redis: LocalRedis
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-lease-\(UUID().uuidString)")
    private var journal: URL { folder.appendingPathComponent("journal") }

    init() throws {
        redis = try LocalRedis()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func gateway(_ name: String, journal: String) throws -> GatewayProcess {
        try GatewayProcess(folder.appendingPathComponent(name), store: redis.url, journal: journal)
    }

    /// The words of gateways that they are there have run out.
    private func runOut(_ names: String...) throws {
        let connection = try RedisConnection(RedisAddress(port: redis.port))
        for name in names {
            let keys = try connection.ask(RedisCommand("KEYS", "\(name):*")).elements.compactMap(\.text)
            for key in keys { try connection.ask(RedisCommand("DEL", key)) }
        }
    }

    private func identifier(_ number: Int) -> String { String(format: "00000000-0000-4000-8000-%012d", number) }

    /// Sends pushes one after the other; the numbers of those that were accepted.
    private func send(_ numbers: ClosedRange<Int>, to gateway: GatewayProcess) throws -> [Int] {
        let client = try HTTP2Client(port: gateway.port, security: .plain)
        return numbers.filter { number in
            let headers = GatewayProcess.headers + [(name: "apns-id", value: identifier(number))]
            return client.send(.init(path: "/3/device/ab", headers: headers, body: Data(LocalGateway.update.utf8)))?.status == 200
        }
    }

    /// Waits until a gateway knows the token of the device, and the device has the first push, number 1.
    private func begin(_ gateway: GatewayProcess) throws {
        for _ in 0..<400 {
            if try send(1...1, to: gateway) == [1] { break }
            Thread.sleep(forTimeInterval: 0.05)
        }
        waitForArrival(of: 1)
    }

    private var arrived: [String] { (try? String(contentsOf: journal, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? [] }

    private func waitForArrival(of number: Int) {
        for _ in 0..<400 where !arrived.contains(identifier(number)) { Thread.sleep(forTimeInterval: 0.05) }
    }

    private func sentence(_ number: Int, at gateway: GatewayProcess) throws -> String {
        let client = try HTTP2Client(port: gateway.port, security: .plain)
        let answer = client.send(.init(method: "GET", path: "/islet/pushes/\(identifier(number))"))
        return String(decoding: answer?.body ?? Data(), as: UTF8.self)
    }

    @Test func whatComesWhileOneStandsStillArrivesInOrderAfterwards() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (front, home) = (try gateway("front", journal: "-"), try gateway("home", journal: journal.path))
        defer { for gateway in [front, home] { gateway.kill() } }
        try begin(front)
        home.pause()
        if let stall = Self.stall { Thread.sleep(forTimeInterval: stall) } else { try runOut("alive") }
        #expect(try send(2...40, to: front) == Array(2...40))
        home.resume()
        waitForArrival(of: 40)
        #expect(arrived == (1...40).map(identifier))
    }

    @Test func oneThatStoodStillForTooLongSeesItAndItsDeviceGetsTheLatest() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (front, home) = (try gateway("front", journal: "-"), try gateway("home", journal: journal.path))
        defer { for gateway in [front, home] { gateway.kill() } }
        try begin(front)
        home.pause()
        try runOut("alive", "seen")
        #expect(try send(2...5, to: front) == [2, 3, 4, 5])
        home.resume()
        // As soon as it can: whether it has noticed by itself that it was gone or not.
        #expect(try send(6...7, to: home) == [6, 7])
        waitForArrival(of: 7)
        #expect(arrived == [1, 5, 6, 7].map(identifier))
        for number in 2...4 { #expect(try sentence(number, at: front).contains("\"replaced\""), "\(number)") }
    }

    @Test func oneThatOthersTookForGoneKeepsNothingBeforeItsDevicesCameAgain() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let home = try gateway("home", journal: journal.path)
        defer { home.kill() }
        try begin(home)
        for number in stride(from: 2, to: 20, by: 2) {
            try runOut("alive", "seen")
            #expect(try send(number...number + 1, to: home) == [number, number + 1])
        }
        waitForArrival(of: 19)
        #expect(arrived == (1...19).map(identifier))
    }
}
