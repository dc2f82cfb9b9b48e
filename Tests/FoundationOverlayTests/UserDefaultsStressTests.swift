@testable import FoundationOverlay
import TestGate
import Testing

/// Four processes write to one suite, are killed and started again, while a fifth reads. `ISLET_STRESS=10000` sets how many
/// values each writes; without it there are few.
@Suite(.startsPrograms) struct UserDefaultsStressTests {
    private static let group = "group.org.example.stress"
    private static let count = ProcessInfo.processInfo.environment["ISLET_STRESS"].flatMap { Int($0) } ?? 200
    private static let writers = 4

    /// Lets a writer write its numbers; it is killed whenever it has said a number of `kills`, and started again behind the last
    /// number it said. Answers the last number that was said before each kill, and at the end.
    private static func write(_ writer: Int, _ child: ChildProcess, kills: [Int]) throws -> [Int] {
        var ends: [Int] = []
        var next = 0
        while next < count {
            let (process, output) = try child.start(["stress", group, "\(writer)", "\(next)", "\(count)"])
            let kill = kills.first { $0 >= next }
            var rest = Data()
            while next < count {
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { break }
                if let last = lastNumber(in: &rest, adding: data) { next = last + 1 }
                if let kill, next > kill { process.terminateAtOnce() }
            }
            process.waitUntilExit()
            ends.append(next - 1)
        }
        return ends
    }

    /// The number in the last whole line; what follows it is kept.
    private static func lastNumber(in rest: inout Data, adding data: Data) -> Int? {
        rest.append(data)
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
        let lines = rest[rest.startIndex..<end].split(separator: UInt8(ascii: "\n"))
        rest = Data(rest[(end + 1)...])
        return lines.last.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    }

    @Test func nothingAcknowledgedIsLostAndNoValueIsTorn() async throws {
        let scratch = try Scratch()
        let child = ChildProcess(environment: ["ISLET_DEVICE_DIR": scratch.url.path, "ISLET_BUNDLE_ID": "org.example.tool"])
        let reader = try child.start(["check", Self.group, "\(Self.count)"])
        let ends = try await withThrowingTaskGroup(of: [Int].self) { tasks in
            for writer in 0..<Self.writers {
                let kills = (1...5).map { Self.count * $0 / 6 - writer * 7 }
                tasks.addTask { try Self.write(writer, child, kills: kills) }
            }
            return try await tasks.reduce(into: []) { $0.append($1) }
        }
        #expect(ends.allSatisfy { $0.last == Self.count - 1 })
        #expect(ends.contains { $0.count > 1 })
        let said = String(decoding: reader.output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(said == "read\n")
        let values = UserDefaults(containers: scratch.containers(), suiteName: Self.group).dictionaryRepresentation()
        for writer in 0..<Self.writers {
            for slot in 0..<min(100, Self.count) {
                let last = (Self.count - 1 - slot) / 100 * 100 + slot
                let value = values["own-\(writer)-\(slot)"] as? [String: Any]
                #expect(value?["number"] as? Int == last)
            }
        }
        for slot in 0..<10 {
            let value = values["shared-\(slot)"] as? [String: Any]
            #expect(value?["number"] as? Int == (Self.count - 10) / 10 * 10 + slot)
        }
    }
}

extension Process {
    fileprivate func terminateAtOnce() { kill(processIdentifier, SIGKILL) }
}
