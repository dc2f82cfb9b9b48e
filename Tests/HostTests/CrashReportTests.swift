@testable import Host
import Testing

struct CrashReportTests {
    @Test(arguments: [
        ("App/A.swift:12: Fatal error: Unexpectedly found nil", CrashReport.Place(file: "App/A.swift", line: 12)),
        ("App/A B.swift:3: Precondition failed: no", CrashReport.Place(file: "App/A B.swift", line: 3)),
        ("Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range", nil),
        ("Fatal error: Index out of range", nil),
    ])
    func theRuntimesMessageGivesThePlace(line: String, place: CrashReport.Place?) {
        let report = CrashReport(signal: 4, standardError: ["before", line, "after"])
        #expect(report.place == place)
        #expect(report.message != nil)
    }

    @Test func theMissedValueOfAGroupIsNamed() {
        let lines = ["App/A.swift:12: Fatal error: Unexpectedly found nil", "islet-missed-value: group.a\tthe key"]
        let report = CrashReport(signal: 4, standardError: lines)
        #expect(report.missedValue == CrashReport.MissedValue(group: "group.a", key: "the key"))
        #expect(report.lastLines == [lines[0]] && report.sentence("the extension").contains("group.a had no value for “the key”"))
        #expect(CrashReport(signal: 4, standardError: ["islet-missed-value: group.a"]).missedValue == nil)
    }

    @Test func theMissedContainerOfAGroupIsNamed() {
        let lines = ["App/A.swift:12: Fatal error: Unexpectedly found nil", "islet-missed-container: group.a"]
        let report = CrashReport(signal: 4, standardError: lines)
        #expect(report.missedContainer == "group.a" && report.lastLines == [lines[0]])
        #expect(report.sentence("the extension").contains("it got no container of group.a, which its entitlements do not name"))
        #expect(CrashReport(signal: 4, standardError: lines.reversed()).missedContainer == nil)
    }

    @Test func withoutAMessageTheLastLineIsQuoted() {
        #expect(
            CrashReport(signal: 11, standardError: ["a", "b"]).sentence("the extension") == "the extension crashed (SIGSEGV); its last line was: b")
        #expect(CrashReport(signal: 6, standardError: []).sentence("the extension") == "the extension crashed (SIGABRT)")
    }

    @Test func onlyTheLastLinesOfALongStreamAreKept() {
        var tail = LineTail(limit: 2)
        tail.append(.init("one\ntwo\nth".utf8))
        tail.append(.init("ree\nfo".utf8))
        #expect(tail.all == ["two", "three", "fo"])
        var long = LineTail(limit: 2)
        for _ in 0..<100 { long.append(.init(repeating: 120, count: 1000)) }
        #expect(long.all[0].count == 4096)
    }
}
