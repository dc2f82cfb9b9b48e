import Foundation
import Testing

@testable import Preview

/// The ledger of a long session, of which little is in memory.
struct LedgerFileTests {
    private func line(_ number: Int) -> PreviewLog.Line {
        PreviewLog.Line(
            time: Double(number) * 1000, subject: "widget-\(number % 7)", kind: "widget", id: "\(number % 7)", action: "entry-shown",
            text: "the entry “\(number)” is shown\n", rule: number.isMultiple(of: 3) ? "reloadSpacing" : nil)
    }

    @Test(arguments: [0, 1, LedgerFile.atHand, LedgerFile.atHand * 2, LedgerFile.atHand * 7 + 33])
    func everyPartHasTheLinesThatWereAdded(count: Int) throws {
        let file = LedgerFile()
        let all = (0..<count).map(line)
        for line in all { file.append(line) }
        #expect(file.count == count)
        #expect(try file.lines() == all)
        for first in [0, 1, 511, 512, 2047, 2048, 5000, count - 1, count, count + 5] where first >= 0 {
            for limit in [0, 1, 511, 700, 4096, .max] {
                #expect(try file.lines(from: first, limit: limit) == Array(all.dropFirst(first).prefix(limit)), "\(first), \(limit)")
            }
        }
    }

    @Test func whereNoFileCanBeEverythingStaysAtHand() throws {
        let file = LedgerFile(in: URL(fileURLWithPath: "/proc"))
        let all = (0..<LedgerFile.atHand * 3).map(line)
        for line in all { file.append(line) }
        #expect(try file.lines(from: 100) == Array(all.dropFirst(100)))
        #expect(file.linesInMemory == all.count)
    }

    @Test func ofManyLinesFewAreInMemory() throws {
        let file = LedgerFile()
        for number in 0..<50_000 {
            file.append(line(number))
            #expect(file.linesInMemory < LedgerFile.atHand * 2)
        }
        #expect(try file.lines(from: 30_000, limit: 1) == [line(30_000)])
    }
}
