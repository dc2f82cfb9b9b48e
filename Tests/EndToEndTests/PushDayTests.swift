import DeviceStore
import EndToEnd
import Foundation
import Ledger
import Testing

/// Pushes that a scenario sends, through service, device, extension and app.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence)))
struct PushDayTests {
    private static let words = [
        Projects.path("Parcels/App"), Projects.path("Parcels/Widgets"), "--scenario", Projects.scenario("parcels"), "--for", "12h", "--json",
    ]

    private static let simulated = Result { try Program.run(["simulate"] + words) }

    /// The ledger's lines without their date, of the moments that matter here.
    private func lines() throws -> [String] {
        let result = try Self.simulated.get()
        CommandRuns.note()
        #expect(result.exitCode == 0, "\(result.messages)")
        return Self.lines(try Ledger(json: Data(result.output.utf8)))
    }

    private static func lines(_ ledger: Ledger) -> [String] {
        ledger.text(in: .gmt).split(separator: "\n").map { String($0.dropFirst("2025-06-09 ".count)) }
    }

    @Test(arguments: [
        "00:00:00  extension local.Widgets  push tokens told: 1 controls",
        "08:00:00  extension local.Widgets  push tokens told: 1 widgets",
        "08:00:00  app local.App  notifications decided: asked by app, allowed",
        "08:00:00  app local.App  app wrote: token of 32 bytes",
    ])
    func `handlers, delegates and the person are asked and told`(_ line: String) throws { #expect(try lines().contains(line)) }

    @Test(arguments: [
        ("08:01:00", "delivered, the app is in the foreground, and its delegate lets the notification be shown", "presents Loud"),
        ("08:02:00", "ignored, the app is in the foreground, and its delegate wants neither a banner nor the list", "presents Quiet"),
        ("08:04:05", "delivered, local.App was woken in the background and has called the completion handler", "fetches 7"),
        ("08:07:00", "delivered, the notification is shown on the Lock Screen", nil),
    ])
    func `an app gets its pushes, in the foreground and in the background`(_ time: String, _ sentence: String, _ output: String?) throws {
        let lines = try lines()
        #expect(lines.contains("\(time)  app local.App  push arrived: \(sentence)"))
        if let output { #expect(lines.contains("\(time)  app local.App  app wrote: \(output)")) }
    }

    @Test func `a tapped notification opens its app, whose delegate is told`() throws {
        let lines = try lines().filter { $0.hasPrefix("08:08:00") }
        #expect(
            lines.map { String($0.dropFirst("08:08:00  ".count)) } == [
                "device  changed: unlocked", "app local.App  notification opened: Parcel", "app local.App  app opened: resumed",
                "app local.App  app wrote: opens parcel 8",
            ])
    }

    @Test(arguments: [
        "08:05:05  app local.App  push arrived: ignored, “aps” has no “content-available: 1”: the app is not woken",
        "08:11:00  app local.App  push arrived: reload asked, the control “Door” is asked what it shows",
        "08:11:00  control Door Door  value shown",
        "08:13:00  app local.App  push arrived: started, DeliveryAttributes started",
        "08:14:00  app local.App  push arrived: updated, the activity shows the new state",
        "08:17:05  app local.App  push arrived: updated, the activity shows the new state",
        "08:19:00  app local.App  push stored: kept until the device is there",
        "08:21:00  app local.App  push arrived: updated, the activity shows the new state",
        "08:22:00  app local.App  push arrived: ended, the activity has ended",
        "08:23:00  app local.App  push refused: Unregistered, the token is not in use any more: the activity has ended",
    ])
    func `widgets, controls and activities get theirs`(_ line: String) throws { #expect(try lines().contains(line)) }

    @Test(arguments: [
        ("08:12:00", "push refused: BadTopic"), ("08:15:00", "the key “stops” is missing"), ("08:16:00", "480 s older than what is shown"),
        ("08:20:00", "push lost: the device was not connected"), ("08:26:05", "woken by 3 background pushes within the hour"),
        ("09:30:05", "swiped out of the app switcher"),
    ])
    func `what does nothing says why`(_ time: String, _ part: String) throws {
        let lines = try lines().filter { $0.hasPrefix(time) && $0.contains(part) }
        #expect(!lines.isEmpty)
    }

    @Test func `the device of host has the same ledger`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-push-day-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let device = folder.appendingPathComponent("device")
        let hosted = try Program.run(["host", "--at", "2025-06-09T00:00:00", "--device-folder", device.path] + Self.words)
        #expect(hosted.exitCode == 0, "\(hosted.messages)")
        #expect(Self.lines(try DeviceStore(folder: device).ledger()) == (try lines()))
    }
}
