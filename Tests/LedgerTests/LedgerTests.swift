import Foundation
import IsletModel
import Ledger
import Testing

extension LedgerAction {
    fileprivate static var reloadDeferred: LedgerAction { LedgerAction("reload-deferred") }
    fileprivate static var timelineAccepted: LedgerAction { LedgerAction("timeline-accepted") }
}

extension LedgerReason {
    fileprivate static var budgetSpent: LedgerReason { LedgerReason("budget-spent") }
}

struct LedgerTests {
    private let start = Date(timeIntervalSince1970: 1_718_012_460)
    private let weather = LedgerSubject(.widget, "3", name: "Weather (systemSmall)")
    private let utc = TimeZone(identifier: "UTC")!

    private var ledger: Ledger {
        Ledger([
            LedgerEvent(
                .reloadDeferred, weather, at: start, because: .budgetSpent, rule: .dailyReloads, detail: .until(start.addingTimeInterval(1860))),
            LedgerEvent(.timelineAccepted, weather, at: start.addingTimeInterval(1861.25), detail: .count(3, of: 40)),
            LedgerEvent(LedgerAction("locked"), .device, at: start.addingTimeInterval(100_000), detail: .bytes(31_457_280, of: 52_428_800)),
        ])
    }

    @Test func anEventIsWrittenAsALineThatSaysWhatAndWhy() {
        #expect(
            ledger.text(in: utc) == """
                2024-06-10 09:41:00  widget 3 Weather (systemSmall)  reload deferred: budget spent, until 10:12:00 (R61)
                2024-06-10 10:12:01  widget 3 Weather (systemSmall)  timeline accepted, 3 entries of at most 40
                2024-06-11 13:27:40  device  locked, 30 of 50 MB

                """)
    }

    @Test func aMomentOfAnotherDayIsWrittenWithItsDate() {
        let event = LedgerEvent(.reloadDeferred, weather, at: start, detail: .until(start.addingTimeInterval(86_400)))
        #expect(LedgerWriter(zone: utc).sentence(event) == "reload deferred, until 2024-06-11 09:41:00")
        let berlin = LedgerWriter(zone: TimeZone(identifier: "Europe/Berlin")!)
        #expect(berlin.line(event).hasPrefix("2024-06-10 11:41:00"))
    }

    @Test func jsonHasOneEventALineAndReadsBackTheSame() throws {
        let data = try ledger.json()
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 5)
        #expect(lines[1].contains(#""action":"reload-deferred""#))
        #expect(lines[1].contains(#""rule":"R61""#))
        #expect(lines[1].contains(#""detail":{"until":"2024-06-10T10:12:00.000Z"}"#))
        #expect(try Ledger(json: data) == ledger)
    }

    @Test(arguments: [
        LedgerDetail.at(Date(timeIntervalSinceReferenceDate: 1)), .until(Date(timeIntervalSinceReferenceDate: 1)), .seconds(5.5), .count(1, of: 2),
        .bytes(3, of: 4), .finding(.entriesTooClose), .text("x"),
    ]) func everyDetailReadsBackTheSame(detail: LedgerDetail) throws {
        #expect(try JSONDecoder().decode(LedgerDetail.self, from: JSONEncoder().encode(detail)) == detail)
    }

    @Test(arguments: [#"{"count":[1]}"#, #"{}"#, #"{"text":"a","seconds":1}"#, #"{"other":1}"#]) func aBrokenDetailIsRefused(text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(LedgerDetail.self, from: Data(text.utf8)) }
    }

    @Test func rulesAreWrittenWithTheirLetter() throws {
        #expect(String(decoding: try JSONEncoder().encode([RuleID.extraLargeOnPads]), as: UTF8.self) == #"["R7"]"#)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([RuleID].self, from: Data(#"["61"]"#.utf8)) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([RuleID].self, from: Data(#"["R999"]"#.utf8)) }
    }

    @Test func eventsAreFoundBySubjectAndAction() {
        #expect(ledger.events(of: LedgerSubject(.widget, "3")).count == 2)
        #expect(ledger.events(.reloadDeferred).map(\.rule) == [.dailyReloads])
    }
}
