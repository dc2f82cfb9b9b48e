import Activities
import DeviceDriver
import Foundation
import Host
import IsletModel
import Ledger
@testable import PushService
import Synchronization
import Testing
import WidgetSystem

extension DeviceDriverTests {
    @Suite("Pushes that reach a device")
    struct PushArrivalTests {
        private let app = HostedApp(
            description: AppDescription("app", extensions: []), activities: ActivityApp(id: "app"), extensions: [])

        private func notification(_ priority: NotificationHeaders.Priority) -> AcceptedNotification {
            let headers = NotificationHeaders(
                app: "app", topic: "app.push-type.widgets", kind: .widgets, priority: priority, expiration: .unspecified)
            return AcceptedNotification(
                id: UUID().uuidString, number: 1, destination: .token("00"), headers: headers, environment: .sandbox,
                payload: Data(#"{"aps":{"content-changed":true}}"#.utf8), date: Date())
        }

        /// What the device does with a push.
        private func effect(of notification: AcceptedNotification, use: DeviceToken.Use) throws -> PushEffect {
            let app = app
            let folder = TestFolder().url.appendingPathComponent("device")
            let host = try RunningHost(in: folder) { host throws(DeviceDriverError) in try host.install(app) }
            let done = DispatchSemaphore(value: 0)
            let taken = Mutex<PushEffect?>(nil)
            let arrival = PushArrival(notification, use: use) { effect in
                taken.withLock { $0 = effect }
                done.signal()
            }
            host.handle.carryOut { (driver) throws(DeviceDriverError) in try driver.receive(arrival) }
            #expect(done.wait(timeout: .now() + 60) == .success)
            try host.stop()
            return try #require(taken.withLock { $0 })
        }

        /// Seconds until the device took a push.
        private func waited(_ priority: NotificationHeaders.Priority) throws -> Double {
            let notification = notification(priority)
            return try effect(of: notification, use: .widgets).date.timeIntervalSince(notification.date)
        }

        @Test func `an activity does not start with a channel that nobody created`() throws {
            var push = notification(.immediate)
            let aps = #""timestamp":1,"event":"start","content-state":{},"attributes-type":"Ride","attributes":{},"alert":{"title":"a","body":"b"}"#
            push.payload = Data(#"{"aps":{\#(aps),"input-push-channel":"Bw=="}}"#.utf8)
            push.missingChannel = "Bw=="
            let effect = try effect(of: push, use: .start(attributesType: "Ride"))
            #expect(effect.code == .refused && effect.sentence.contains("“Bw==” does not exist"))
            push.missingChannel = nil
            #expect(try self.effect(of: push, use: .start(attributesType: "Ride")).code == .unknownType)
        }

        @Test func `those of high priority are taken at once, others some seconds later`() throws {
            #expect(try waited(.immediate) < 4)
            #expect((4.9..<60).contains(try waited(.medium)))
        }
    }
}
