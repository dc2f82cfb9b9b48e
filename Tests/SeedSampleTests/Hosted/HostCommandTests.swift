import DeviceStore
import Foundation
import Ledger
import SQLite
import TestGate
import Testing

/// What `islet host` does with a storage that it cannot use: one line that says where and how to mend it, exit code 2, nothing lost.
@Suite(.enabled(if: HostFixture.isBuildable, Comment(rawValue: HostFixture.absence)), .serialized, .startsPrograms)
struct HostCommandTests {
    /// A folder that is gone after the test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("islet host command \(UUID().uuidString)")
        var storage: URL { url.appendingPathComponent(DeviceStore.fileName) }

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

        deinit {
            do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path)") }
        }

        func ledger() throws -> [LedgerEvent] { try DeviceStore(folder: url).ledger().events }
    }

    /// Runs the command on a folder where it must fail; the one line it says.
    private func complaint(in folder: Folder) throws -> String {
        let device = try HostedDevice([HostFixture.clock()], folder: folder.url)
        #expect(device.waitForEnd() == 2)
        #expect(device.now.events == [])
        #expect(device.now.notes.count == 1)
        return try #require(device.now.notes.first)
    }

    private func runUntilOn(_ folder: Folder, environment: [String: String] = [:]) throws -> HostedDevice {
        let device = try HostedDevice([HostFixture.clock()], folder: folder.url, environment: environment)
        try device.wait(for: "the device", within: 120) { $0.hasTimelines }
        return device
    }

    /// What was said is what is kept, in the same order.
    private func expectKept(_ events: [LedgerEvent], from first: Int = 0, in folder: Folder) throws {
        #expect(try folder.ledger().dropFirst(first).map(Self.name) == events.map(Self.name))
    }

    private static func name(_ event: LedgerEvent) -> String { "\(event.action.rawValue) \(event.subject.id)" }

    @Test func `a damaged storage is left as it is`() throws {
        let folder = try Folder()
        let bytes = Data("this is no database, and it is long enough to be looked at".utf8)
        try bytes.write(to: folder.storage)
        let line = try complaint(in: folder)
        #expect(line.hasPrefix("islet: \(folder.storage.path): damaged ("))
        #expect(line.hasSuffix("it was left as it is: move it away to begin with an empty device, or put a copy back"))
        #expect(try Data(contentsOf: folder.storage) == bytes)
    }

    @Test func `a storage of a later version is not touched`() throws {
        let folder = try Folder()
        do { _ = try DeviceStore(folder: folder.url) }
        try SQLiteConnection(path: folder.storage.path).execute("PRAGMA user_version = 99")
        let known = DeviceStore.version
        #expect(
            try complaint(in: folder)
                == "islet: \(folder.storage.path): written by a later version (format 99, this one reads up to \(known)); use that version, "
                + "or name another folder"
        )
    }

    @Test func `a second host on the same device is refused, and the first goes on`() throws {
        let folder = try Folder()
        let first = try runUntilOn(folder)
        let line = try complaint(in: folder)
        #expect(
            line.wholeMatch(of: /islet: .+: another host \(process \d+\) has this device open; stop it, or name another folder/) != nil, "\(line)")
        try first.happen(#"{"event":"reload-widgets"}"#)
        try first.wait(for: "another timeline") {
            $0.events.contains { $0.action.rawValue == "reload-asked" && $0.reason?.rawValue == "reload-call" }
        }
        #expect(first.stop() == 0)
        try expectKept(first.now.events, in: folder)
    }

    /// Events are kept before they are said, so that the last ones kept may be unsaid.
    @Test func `what was said is kept when the command is killed, and the next run goes on`() throws {
        let folder = try Folder()
        let first = try runUntilOn(folder)
        first.kill()
        let second = try runUntilOn(folder)
        #expect(second.stop() == 0)
        let kept = try folder.ledger().map(Self.name)
        #expect(kept.starts(with: first.now.events.map(Self.name)))
        #expect(kept.suffix(second.now.events.count) == second.now.events.map(Self.name)[...])
    }

    @Test(.enabled(if: SmallDisk.canBeMade, "no file system can be mounted here"))
    func `a full disk ends the command with one line, and nothing is lost`() throws {
        let disk = try SmallDisk(bytes: 3 << 20)
        let folder = try Folder()
        let device = try HostedDevice([HostFixture.clock()], folder: disk.url)
        try device.wait(for: "the device", within: 120) { $0.hasTimelines }
        let before = device.now.notes.count
        try disk.fill()
        for _ in 0..<500 { device.tryToHappen(#"{"event":"reload-widgets"}"#) }
        #expect(device.waitForEnd() == 2)
        let storage = disk.url.appendingPathComponent(DeviceStore.fileName).path
        #expect(
            device.now.notes.dropFirst(before) == ["islet: \(storage): the disk is full; the last change was not made, everything before it is kept"])
        try disk.makeRoom()
        for name in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: storage + name) {
            try FileManager.default.copyItem(atPath: storage + name, toPath: folder.storage.path + name)
        }
        try expectKept(device.now.events, in: folder)
        let next = try HostedDevice([HostFixture.clock()], folder: disk.url)
        try next.wait(for: "the device", within: 120) { $0.hasTimelines }
        #expect(next.stop() == 0)
    }

    @Test func `with the clock set back the device's time goes on`() throws {
        let folder = try Folder()
        let first = try runUntilOn(folder)
        #expect(first.stop() == 0)
        let last = try #require(first.now.events.map(\.time).max())
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let yearAgo = Int(last.timeIntervalSince1970) - 365 * 86_400
        let clock = ["LD_PRELOAD": products.appendingPathComponent("libIsletClock.so").path, "ISLET_CLOCK": String(yearAgo)]
        let second = try runUntilOn(folder, environment: clock)
        try second.happen(#"{"event":"reload-widgets"}"#)
        try second.wait(for: "a call") { $0.events.contains { $0.reason?.rawValue == "reload-call" } }
        #expect(second.stop() == 0)
        let times = try folder.ledger().map(\.time)
        #expect(times == times.sorted())
        #expect(second.now.events.allSatisfy { $0.time.timeIntervalSince(last) > -0.002 && $0.time.timeIntervalSince(last) < 3600 })
    }
}
