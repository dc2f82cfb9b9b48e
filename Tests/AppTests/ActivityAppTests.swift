import Activities
import ActivityKit
import ExtensionProtocol
import Foundation
import InProcessSystem
import IsletModel
import ScriptedSystem
import TestGate
import Testing

/// The samples' apps that start Live Activities, run as they are: with a ledger of their own, and with one in the host.
@Suite(.enabled(if: Programs.samples != nil && Programs.areBuildable, "no samples, or the frameworks are not built"), .serialized, .startsPrograms)
struct ActivityAppTests {
    private func lines(of sample: String, host: ScriptedHost? = nil, environment: [String: String] = [:]) throws -> [String] {
        let product = try Programs.build(#require(Programs.samples).appendingPathComponent(sample))
        let device = try TestDevice()
        let app = try device.start(product) {
            $0.system = host?.address
            $0.environment = environment
        }
        defer { app.quit() }
        #expect(try app.runToEnd(within: 60).outcome == .done)
        return app.lines
    }

    @Test func activitiesStartAndEnd() throws {
        #expect(
            try lines(of: "002-activity-start") == [
                "enabled: true", "state: active", "activities: 1", "order: 12345 status: preparing", "push token: none",
            ])
        #expect(try lines(of: "002-activity-end") == ["immediate: dismissed", "default: ended", "after: ended", "final: ended delivered"])
        #expect(try lines(of: "001-dismissal-cap") == ["default: ended", "immediate: dismissed", "after 1 h: ended", "after 6 h: ended"])
        #expect(try lines(of: "001-fitness-app").suffix(2) == ["state: active", "state: ended"])
        #expect(try lines(of: "002-activity-not-enabled") == ["enabled"])
        #expect(try lines(of: "002-frequent-push") == ["frequent pushes: true state: active"])
    }

    @Test func activitiesAreUpdatedAndWatched() throws {
        #expect(
            try lines(of: "002-activity-update") == [
                "No active delivery activity found", "未找到活跃的配送活动", "status: onTheWay driver: John", "stale in: 60 s", "stale date: none",
            ])
        #expect(try lines(of: "002-activity-monitor").last == "stored: none")
        #expect(try lines(of: "002-push-token").last == "done")
        let errors = try lines(of: "002-activity-errors")
        #expect(errors.first?.hasPrefix("stored: ") == true && errors.last?.hasPrefix("running: ") == true)
    }

    @Test func aTapTakesAnOrderAndCancelsIt() throws {
        let output = try lines(of: "003-flash-sale-app")
        #expect(output.contains("button: 已预约 running: 1"))
        #expect(output.contains(#""立即抢购[永久自行车] 2022101102""#))
        #expect(output.last == "button: 预约抢购")
    }

    /// The same app, whose activities live in the host's ledger; a second process of the app finds them there.
    @Test func activitiesOutliveTheirApp() throws {
        let ledger = InProcessActivityBackend(app: ActivityApp(id: "app", supportsActivities: true, supportsFrequentPushes: false))
        let host = try ScriptedHost { question in
            guard case .activity(let data) = question, let command = Coded.decoded(ActivityCommand.self, data) else { return .done }
            return .activity(reply: Coded.encoded(ledger.send(command)))
        }
        ledger.setReceiver { host.tell(.activity(notice: Coded.encoded($0))) }
        let start = try lines(of: "002-activity-start", host: host)
        #expect(start.prefix(3) == ["enabled: true", "state: active", "activities: 1"])
        #expect(ledger.ledger.records.count == 1)
        #expect(try lines(of: "002-activity-start", host: host)[2] == "activities: 2")
        #expect(ledger.ledger.records.map(\.phase) == [.active, .active])
        host.stop()
        try host.remove()
    }

    @Test func withTheHostGoneAnAppSaysSoAndGoesOn() throws {
        let host = try ScriptedHost { _ in .done }
        host.stop()
        let output = try lines(of: "002-activity-start", host: host)
        #expect(output.first == "enabled: false")
        #expect(output.last?.hasPrefix("not started: ") == true)
        try host.remove()
    }
}

/// Values as the system channel carries them.
private enum Coded {
    static func encoded(_ value: some Encodable) -> Data {
        do { return try JSONEncoder().encode(value) } catch { preconditionFailure("\(value) cannot be encoded: \(error)") }
    }

    static func decoded<Value: Decodable>(_ type: Value.Type, _ data: Data) -> Value? {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            Issue.record("\(String(decoding: data, as: UTF8.self)): \(error)")
            return nil
        }
    }
}
