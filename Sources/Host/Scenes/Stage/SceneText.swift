import Foundation
import Snapshot
import Typography

/// Lays out the system's own texts.
enum SceneText {
    static func layout(_ line: SceneStage.Line, maxWidth: Double?, scale: Double, locale: String) throws -> TextLayout {
        var paragraph = ParagraphStyle()
        paragraph.lineLimit = 1
        paragraph.locale = locale
        return try TextLayoutEngine.shared.layout(StyledText(runs: runs(line), paragraph: paragraph), maxWidth: maxWidth, scale: scale)
    }

    /// The text in one style, but for colons that are raised.
    private static func runs(_ line: SceneStage.Line) -> [TextRun] {
        var style = TextStyle(font: FontSpecification(size: line.size, weight: line.weight))
        style.kerning = line.kerning
        guard line.colonRise != 0 else { return [TextRun(line.text, style: style)] }
        return line.text.map { character in
            var own = style
            own.baselineOffset = character == ":" ? line.colonRise : 0
            return TextRun(String(character), style: own)
        }
    }
}

/// What the clocks of a scene say.
struct SceneClock {
    private let moment: Date
    private let locale: Locale
    private let calendar: Calendar
    private let timeZone: TimeZone

    init(_ request: SceneRequest) {
        moment = request.moment
        locale = Locale(identifier: request.locale)
        timeZone = TimeZone(identifier: request.timeZone) ?? .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    private var style: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }

    /// The time without a mark for morning or afternoon: `9:41`.
    var time: String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        let pattern = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "H:mm"
        formatter.dateFormat = pattern.filter { !"abB".contains($0) }.trimmingCharacters(in: .whitespaces)
        return formatter.string(from: moment)
    }

    /// `Thursday, May 22`.
    var date: String { moment.formatted(style.weekday(.wide).month(.wide).day()) }

    /// The date beside an inline widget: `Thu 22`.
    var shortDate: String { moment.formatted(style.weekday(.abbreviated)) + " " + moment.formatted(style.day()) }
}
