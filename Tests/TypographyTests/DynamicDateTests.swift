import Foundation
import Snapshot
import Testing

@testable import Typography

/// 8 March 2023, 12:26:40 in Los Angeles.
private let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)

private func dynamic(_ source: DynamicText.Source, locale: String = "en_US", reduced: Bool = false) -> DynamicText {
    DynamicText(source: source, locale: locale, calendar: "gregorian", timeZone: "America/Los_Angeles", isLuminanceReduced: reduced)
}

private func write(_ source: DynamicText.Source, after seconds: Double = 0, locale: String = "en_US", reduced: Bool = false) -> String {
    DynamicTextFormatter.string(for: dynamic(source, locale: locale, reduced: reduced), at: noon.addingTimeInterval(seconds))
}

struct DateStyleTests {
    @Test func `Time and date are those of the locale`() {
        #expect(write(.date(noon, .time)) == "12:26\u{202F}PM")
        #expect(write(.date(noon, .date)) == "March 8, 2023")
        #expect(write(.date(noon, .date), locale: "de_DE") == "8. März 2023")
    }

    @Test(
        arguments: [
            (0.0, "0 sec"), (14, "14 sec"), (674, "11 min, 14 sec"), (-674, "11 min, 14 sec"), (8580, "2 hr, 23 min"), (8584, "2 hr, 23 min"),
            (7200, "2 hr"), (97200, "1 day, 3 hr"), (3599.2, "59 min, 59 sec"), (-3599.2, "1 hr"), (86400 * 45, "1 mth, 2 wks"),
            (86400 * 400, "1 yr, 1 mth"),
        ] as [(Double, String)])
    func `Relative text has the two largest units`(_ passed: Double, _ expected: String) {
        #expect(write(.date(noon, .relative), after: passed) == expected)
    }

    @Test(
        arguments: [(0.0, "+0 seconds"), (7200, "+2 hours"), (-660, "-11 minutes"), (86400 * 95, "+3 months"), (1, "+1 second")] as [(Double, String)]
    )
    func `Offset text has one unit and a sign`(_ passed: Double, _ expected: String) {
        #expect(write(.date(noon, .offset), after: passed) == expected)
    }

    @Test(
        arguments: [(-152.0, "2:32"), (-151.4, "2:32"), (0, "0:00"), (9.7, "0:09"), (133_141, "36:59:01"), (3600, "1:00:00")] as [(Double, String)])
    func `A timer counts down and then up`(_ passed: Double, _ expected: String) {
        #expect(write(.date(noon, .timer), after: passed) == expected)
    }

    @Test func `Other languages use their own units`() {
        #expect(write(.date(noon, .relative), after: 674, locale: "de_DE") == "11 Min., 14 Sek.")
        #expect(write(.date(noon, .relative), after: 86400 * 400, locale: "fr_FR") == "1 an 1 m.")
        #expect(write(.date(noon, .timer), after: 152, locale: "ar_EG") == "٢:٣٢")
    }
}

struct TimerTests {
    private func timer(_ length: Double, down: Bool = true, hours: Bool = true, pause: Double? = nil) -> DynamicText.Source {
        .timer(start: noon, end: noon + length, pause: pause.map { noon + $0 }, countsDown: down, showsHours: hours)
    }

    @Test(
        arguments: [(-5.0, "15:00"), (0, "15:00"), (1.8, "14:59"), (2, "14:58"), (855, "0:45"), (900, "0:00"), (2000, "0:00")] as [(Double, String)])
    func `Counting down rounds up and stops at zero`(_ passed: Double, _ expected: String) {
        #expect(write(timer(900), after: passed) == expected)
    }

    @Test(arguments: [(-5.0, "0:00"), (1.8, "0:01"), (545, "9:05"), (900, "15:00"), (2000, "15:00")] as [(Double, String)])
    func `Counting up rounds down and stops at the end`(_ passed: Double, _ expected: String) {
        #expect(write(timer(900, down: false), after: passed) == expected)
    }

    @Test func `Hours appear from one hour on unless they are off`() {
        #expect(write(timer(4503)) == "1:15:03")
        #expect(write(timer(4503, hours: false)) == "75:03")
        #expect(write(timer(3600), after: 0.6) == "1:00:00")
        #expect(write(timer(3600), after: 1) == "59:59")
    }

    @Test func `A pause freezes the timer`() {
        #expect(write(timer(900, pause: 60), after: 300) == "14:00")
        #expect(write(timer(900, down: false, pause: 60), after: 300) == "1:00")
    }

    @Test func `Seconds are hidden on a dimmed display`() {
        #expect(write(timer(754), reduced: true) == "12:−−")
        #expect(write(.date(noon, .relative), after: 674, reduced: true) == "11 min, −− sec")
        #expect(write(.date(noon, .relative), after: 8580, reduced: true) == "2 hr, 23 min")
    }

    @Test func `Timer formats leave fields out`() {
        func format(_ length: Double, fields: Int, precision: Double) -> String {
            write(.timerFormat(start: noon, end: noon + length, countsDown: true, showsHours: true, maxFieldCount: fields, maxPrecision: precision))
        }
        #expect(format(5640, fields: 3, precision: 1) == "1:34:00")
        #expect(format(5640, fields: 2, precision: 1) == "1:34")
        #expect(format(2040, fields: 1, precision: 60) == "34 minutes")
    }

    @Test func `A stopwatch shows hundredths and padded minutes`() {
        let watch = DynamicText.Source.stopwatch(start: noon, showsHours: true, maxFieldCount: 4, maxPrecision: 0.01)
        #expect(write(watch, after: 5.325) == "00:05.32")
        #expect(write(.stopwatch(start: noon, showsHours: true, maxFieldCount: 4, maxPrecision: 1), after: 65.9) == "01:05")
        #expect(write(watch, after: 5.325, reduced: true) == "00:−−.−−")
    }
}

struct ReferenceTests {
    private let fields = ["year", "month", "day", "hour", "minute"]

    @Test(
        arguments: [
            (-30.0, "now"), (-300, "in 5 minutes"), (-10800, "in 3 hours"), (-86400, "tomorrow"), (86400 * 3, "3 days ago"),
            (-86400 * 89, "Monday, June 5"), (86400 * 500, "October 2021"),
        ] as [(Double, String)])
    func `A reference is relative when near and absolute when far`(_ passed: Double, _ expected: String) {
        let date = passed == 86400 * 500 ? noon - 86400 * 500 : noon - passed
        let text = DynamicText.Source.reference(date, allowedFields: fields, maxFieldCount: 2, thresholdField: "day")
        #expect(write(text) == expected)
    }

    @Test func `An offset takes the fields it may`() {
        func offset(_ seconds: Double, _ fields: [String], _ count: Int, sign: String = "automatic") -> String {
            write(.offset(noon, allowedFields: fields, maxFieldCount: count, sign: sign), after: seconds)
        }
        #expect(offset(222, ["hour", "minute", "second"], 2) == "3 minutes, 42 seconds")
        #expect(offset(332, ["minute", "second"], 2) == "5:32")
        #expect(offset(5025, ["hour", "minute", "second"], 3) == "1:23:45")
        #expect(offset(183_600, ["day", "hour", "minute"], 2) == "2 days, 3 hours")
        #expect(offset(-332, ["minute", "second"], 2) == "-5:32")
        #expect(offset(332, ["minute", "second"], 2, sign: "always") == "+5:32")
        #expect(offset(-332, ["minute", "second"], 2, sign: "never") == "5:32")
    }
}

struct DynamicLayoutTests {
    private let timer = dynamic(.timer(start: noon, end: noon + 900, pause: nil, countsDown: true, showsHours: true))

    @Test func `The widest form has zeros for digits`() {
        #expect(DynamicTextFormatter.widestString(for: timer) == "00:00")
        #expect(DynamicTextFormatter.widestString(for: dynamic(.date(noon, .timer))) == "00:00:00")
        #expect(DynamicTextFormatter.widestString(for: dynamic(.date(noon, .date))) == "March 8, 2023")
    }

    @Test func `Changes come at whole seconds from the end`() {
        let next = DynamicTextFormatter.nextChange(of: timer, after: noon + 0.3)
        #expect(next == noon + 1)
        #expect(DynamicTextFormatter.nextChange(of: timer, after: noon + 901) == nil)
        let relative = dynamic(.date(noon, .relative))
        #expect(DynamicTextFormatter.nextChange(of: relative, after: noon + 8584) == noon + 8640)
        #expect(DynamicTextFormatter.nextChange(of: dynamic(.date(noon, .time)), after: noon) == nil)
    }

    @Test func `A timer is measured at its widest and drawn as it is`() throws {
        let text = StyledText(runs: [TextRun(.dynamic(timer), style: TextStyle(font: FontSpecification(size: 17)))])
        let measured = try TextLayoutEngine.shared.layout(text, scale: 3)
        #expect(measured.lineTexts == ["00:00"])
        let drawn = try TextLayoutEngine.shared.layout(text, maxWidth: measured.size.width, scale: 3, now: noon + 855)
        #expect(drawn.lineTexts == ["0:45"])
        let later = try TextLayoutEngine.shared.layout(text, scale: 3, now: noon + 2)
        #expect(abs(later.size.width - measured.size.width) < 0.001)
    }
}
