import Foundation

/// When a person looks at the screen on a day without a scenario.
public struct UsualDay: Hashable, Sendable {
    /// Hours of the day.
    public let firstLook: Double
    public let lastLook: Double
    /// Minutes between looks.
    public let interval: Double
    /// Seconds an app whose code runs stays open.
    public let visit: Double

    public static var standard: UsualDay { SystemProfile.standard.usualDay }

    init(_ values: ProfileValues) throws(ProfileProblem) {
        firstLook = try values.number("day.firstLookHour")
        lastLook = try values.number("day.lastLookHour")
        interval = try values.number("day.lookMinutes")
        visit = try values.number("day.visitSeconds")
        guard interval > 0 else { throw .unfit(name: "day.lookMinutes", expected: "a number above 0") }
    }

    /// The moments of looks between two dates.
    public func looks(from start: Date, to end: Date, in zone: TimeZone) -> [Date] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        var looks: [Date] = []
        var day = calendar.startOfDay(for: start)
        while day <= end {
            for look in stride(from: firstLook * 60, through: lastLook * 60, by: interval) {
                let minutes = Int(look)
                guard let moment = calendar.date(bySettingHour: minutes / 60, minute: minutes % 60, second: 0, of: day) else { continue }
                if moment >= start, moment <= end { looks.append(moment) }
            }
            guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { break }
            day = next
        }
        return looks
    }
}
