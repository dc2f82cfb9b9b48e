import Foundation

/// When a person looks at the screen on a day without a scenario.
struct UsualDay: Decodable, Sendable {
    struct Number: Decodable, Sendable {
        var value: Double
    }

    /// Hours of the day.
    var firstLook: Number
    var lastLook: Number
    /// Minutes between looks.
    var interval: Number
    /// Seconds an app whose code runs stays open.
    var visit: Number

    static let standard: UsualDay = {
        do {
            guard let url = Bundle.module.url(forResource: "usual-day", withExtension: "json", subdirectory: "Data") else {
                throw CocoaError(.fileNoSuchFile)
            }
            return try JSONDecoder().decode(UsualDay.self, from: Data(contentsOf: url))
        } catch {
            preconditionFailure("usual-day.json is damaged: \(error)")
        }
    }()

    /// The moments of looks between two dates.
    func looks(from start: Date, to end: Date, in zone: TimeZone) -> [Date] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        var looks: [Date] = []
        var day = calendar.startOfDay(for: start)
        while day <= end {
            for look in stride(from: firstLook.value * 60, through: lastLook.value * 60, by: interval.value) {
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
