@testable import FoundationOverlay
import Synchronization
import TestGate
import Testing

/// What one process learns of what another does.
@Suite(.startsPrograms) struct ProcessChangeTests {
    private let scratch: Scratch
    private let child: ChildProcess
    private let group = "group.org.example.shared"

    init() throws {
        scratch = try Scratch()
        child = ChildProcess(environment: ["ISLET_DEVICE_DIR": scratch.url.path, "ISLET_BUNDLE_ID": "org.example.tool"])
    }

    private final class Inbox: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }

        /// Waits until so many lines have come; the machine may be busy.
        func wait(for count: Int) async throws -> [String] {
            // Looks are counted, not seconds: between two of them a busy machine may do other tests for longer than any deadline.
            for _ in 0..<15_000 where all.count < count { try await Task.sleep(for: .milliseconds(2)) }
            return all
        }
    }

    @Test func anObserverLearnsOfChangesByOtherProcesses() async throws {
        let defaults = UserDefaults(containers: scratch.containers(), suiteName: group)
        let inbox = Inbox()
        let observation = defaults._observe("name") { inbox.add(defaults.string(forKey: "name") ?? "none") }
        _ = try #require(try child.run(["change", group, "name", "first"]))
        #expect(try await inbox.wait(for: 1) == ["first"])
        _ = try #require(try child.run(["change", group, "other", "x"]))
        _ = try #require(try child.run(["change", group, "name", "second"]))
        #expect(try await inbox.wait(for: 2) == ["first", "second"])
        defaults.removeObject(forKey: "name")
        #expect(inbox.all == ["first", "second", "none"])
        withExtendedLifetime(observation) {}
    }

    @Test func theNotificationOfChangesIsOfThisProcessAlone() async throws {
        let defaults = UserDefaults(containers: scratch.containers(), suiteName: group)
        let (inbox, told) = (Inbox(), Inbox())
        let token = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: defaults, queue: nil) { _ in
            inbox.add("changed")
        }
        let observation = defaults._observe("k") { told.add("k") }
        _ = try #require(try child.run(["change", group, "k", "v"]))
        _ = try await told.wait(for: 1)
        #expect(inbox.all.isEmpty)
        defaults.set(1, forKey: "k")
        #expect(inbox.all == ["changed"])
        NotificationCenter.default.removeObserver(token)
        withExtendedLifetime(observation) {}
    }

    @Test func darwinNotificationsReachEveryProcessOncePerPost() async throws {
        let center = CFNotificationCenter(posts: DarwinPosts(device: scratch.url))
        let inbox = Inbox()
        for name in ["org.example.a", "org.example.b"] {
            CFNotificationCenterAddObserver(center, nil, { _, _, name, _, _ in inbox.add(name?.rawValue ?? "") }, name, nil, .deliverImmediately)
        }
        let (listener, output) = try child.start(["listen", "org.example.b"])
        #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "ready\n")
        _ = try #require(try child.run(["post", "org.example.b", "org.example.c", "org.example.a", "org.example.b"]))
        CFNotificationCenterPostNotification(center, CFNotificationName("org.example.a"), nil, nil, true)
        #expect(try await inbox.wait(for: 4) == ["org.example.b", "org.example.a", "org.example.b", "org.example.a"])
        var heard = ""
        while heard.utf8.count < 28 {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            heard += String(decoding: data, as: UTF8.self)
        }
        #expect(heard == "org.example.b\norg.example.b\n")
        kill(listener.processIdentifier, SIGKILL)
        listener.waitUntilExit()
    }

    @Test func whoObservesLaterIsNotToldOfEarlierPosts() async throws {
        _ = try #require(try child.run(["post", "org.example.a"]))
        let center = CFNotificationCenter(posts: DarwinPosts(device: scratch.url))
        let inbox = Inbox()
        CFNotificationCenterAddObserver(
            center, nil, { _, _, name, _, _ in inbox.add(name?.rawValue ?? "") }, "org.example.a", nil, .deliverImmediately)
        CFNotificationCenterAddObserver(
            center, nil, { _, _, name, _, _ in inbox.add(name?.rawValue ?? "") }, "org.example.end", nil, .deliverImmediately)
        _ = try #require(try child.run(["post", "org.example.end"]))
        #expect(try await inbox.wait(for: 1) == ["org.example.end"])
    }

    @Test func manyPostsArriveInOrder() async throws {
        let center = CFNotificationCenter(posts: DarwinPosts(device: scratch.url))
        let inbox = Inbox()
        for number in 0..<50 {
            CFNotificationCenterAddObserver(
                center, nil, { _, _, name, _, _ in inbox.add(name?.rawValue ?? "") }, "n\(number)", nil, .deliverImmediately)
        }
        let names = (0..<200).map { "n\($0 * 7 % 50)" }
        _ = try #require(try child.run(["post"] + names))
        #expect(try await inbox.wait(for: 200) == names)
    }
}
