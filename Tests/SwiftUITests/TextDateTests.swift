import Foundation
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct TextDateTests {
    private func node(_ width: CGFloat = 300, @ViewBuilder _ view: () -> some View) -> SnapshotNode? {
        firstText(archive(CGSize(width: width, height: 100), content: view).root)
    }

    private func source(_ node: SnapshotNode?) -> DynamicText.Source? {
        guard case .dynamicText(let drawing)? = node?.drawing.first, case .dynamic(let text)? = drawing.text.runs.first?.content else { return nil }
        return text.source
    }

    @Test func datesStaySymbolic() {
        #expect(source(node { Text(testDate, style: .relative) }) == .date(testDate, .relative))
        #expect(source(node { Text(testDate, style: .time) }) == .date(testDate, .time))
        let end = testDate.addingTimeInterval(60)
        #expect(
            source(node { Text(timerInterval: testDate...end, pauseTime: testDate, countsDown: false, showsHours: false) })
                == .timer(start: testDate, end: end, pause: testDate, countsDown: false, showsHours: false))
    }

    @Test func timersTakeAllTheWidth() {
        let interval = testDate...testDate.addingTimeInterval(900)
        #expect(node(300) { Text(timerInterval: interval) }?.frame.width == 300)
        #expect(node(300) { Text(testDate, style: .timer) }?.frame.width == 300)
        let ideal = node(300) { Text(timerInterval: interval).fixedSize() }?.frame.width ?? 0
        #expect(ideal > 30 && ideal < 80)
        #expect(node(300) { Text(testDate, style: .time) }.map { $0.frame.width < 100 } == true)
    }

    @Test func timersAreWrittenInDigitsOfOneWidth() {
        guard case .dynamicText(let drawing)? = node(300, { Text(testDate, style: .timer) })?.drawing.first else {
            return #expect(Bool(false), "no dynamic text")
        }
        #expect(drawing.text.runs[0].style.font.usesMonospacedDigits)
    }

    @Test func timersAreReadAloudAsTheyAreNow() {
        #expect(node { Text(timerInterval: testDate...testDate.addingTimeInterval(900)) }?.detail == "15:00")
        #expect(node { Text("Ends in \(testDate.addingTimeInterval(90), style: .timer)") }?.detail == "Ends in 1:30")
    }

    @Test func systemFormatsStaySymbolic() {
        let range = testDate..<testDate.addingTimeInterval(600)
        #expect(
            source(node { Text(.currentDate, format: .timer(countingDownIn: range)) })
                == .timerFormat(start: testDate, end: range.upperBound, countsDown: true, showsHours: true, maxFieldCount: 3, maxPrecision: 1))
        #expect(
            source(node { Text(.currentDate, format: .stopwatch(startingAt: testDate)) })
                == .stopwatch(start: testDate, showsHours: true, maxFieldCount: 4, maxPrecision: 0.01))
        #expect(
            source(node { Text(.currentDate, format: .reference(to: testDate)) })
                == .reference(testDate, allowedFields: ["year", "month", "day", "hour", "minute"], maxFieldCount: 2, thresholdField: "day"))
        #expect(
            source(node { Text(.currentDate, format: .offset(to: testDate, allowedFields: [.minute, .second])) })
                == .offset(testDate, allowedFields: ["minute", "second"], maxFieldCount: 2, sign: "automatic"))
    }

    @Test func otherLiveFormatsAreWrittenOnceAndReported() {
        let snapshot = archive { Text(.currentDate, format: Date.FormatStyle().hour().minute()) }
        #expect(firstText(snapshot.root)?.detail == "9:41\u{202F}AM")
        #expect(snapshot.diagnostics.map(\.code) == [.frozenFormat])
    }

    @Test func intervalsOfOneDayShowTimes() {
        let text = node { Text(testDate...testDate.addingTimeInterval(3600)) }?.detail ?? ""
        #expect(text.contains("9:41") && text.contains("10:41") && !text.contains("Mar"))
        #expect(node { Text(DateInterval(start: testDate, duration: 100_000)) }?.detail?.contains("Mar 2") == true)
    }
}
