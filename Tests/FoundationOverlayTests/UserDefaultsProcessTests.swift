@testable import FoundationOverlay
import TestGate
import Testing

@Suite(.startsPrograms) struct UserDefaultsProcessTests {
    private let scratch: Scratch
    private let child: ChildProcess
    private let group = "group.org.example.shared"

    init() throws {
        scratch = try Scratch()
        child = ChildProcess(environment: ["ISLET_DEVICE_DIR": scratch.url.path, "ISLET_BUNDLE_ID": "org.example.tool"])
    }

    @Test func nothingIsLostWhenManyProcessesWrite() throws {
        let running = try (0..<4).map { try child.start(["write", group, "p\($0)", "200"]) }
        for (process, _) in running { process.waitUntilExit() }
        #expect(running.allSatisfy { $0.process.terminationStatus == 0 })
        let values = UserDefaults(containers: scratch.containers(), suiteName: group).dictionaryRepresentation()
        for index in 0..<4 {
            let found = (0..<200).filter { (number: Int) in values["p\(index)-\(number)"] as? Int == number }
            #expect(found.count == 200)
        }
    }

    @Test func aReadSeesWhatAnotherProcessJustWrote() throws {
        let defaults = UserDefaults(containers: scratch.containers(), suiteName: group)
        #expect(defaults.integer(forKey: "x-0") == 0)
        for turn in 1...3 {
            _ = try #require(try child.run(["write", group, "turn\(turn)", "1"]))
            #expect(defaults.object(forKey: "turn\(turn)-0") as? Int == 0)
        }
        let counted = try #require(try child.run(["count", group]))
        #expect(Int(counted.trimmingCharacters(in: .whitespacesAndNewlines)) == 3)
    }

    @Test func aProcessKilledWhileWritingLosesNothingAcknowledged() throws {
        let (process, _) = try child.start(["write", group, "k", "1000000"])
        let defaults = UserDefaults(containers: scratch.containers(), suiteName: group)
        let deadline = Date().addingTimeInterval(20)
        while defaults.object(forKey: "k-50") == nil, Date() < deadline { usleep(2_000) }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let count = defaults.dictionaryRepresentation().keys.filter { $0.hasPrefix("k-") }.count
        #expect(count > 50)
        #expect((0..<count).allSatisfy { defaults.object(forKey: "k-\($0)") != nil })
    }
}
