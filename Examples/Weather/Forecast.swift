import Foundation

/// The weather at one place.
struct Forecast {
    struct Hour: Identifiable {
        let date: Date
        let condition: Condition
        let temperature: Int

        var id: Date { date }
    }

    struct Day: Identifiable {
        let date: Date
        let condition: Condition
        let low: Int
        let high: Int

        var id: Date { date }
    }

    let city: String
    let condition: Condition
    let temperature: Int
    let rainChance: Double
    let hours: [Hour]
    let days: [Day]

    var low: Int { days[0].low }
    var high: Int { days[0].high }
}

enum Condition: String, CaseIterable {
    case sunny = "Sunny"
    case partlyCloudy = "Partly Cloudy"
    case cloudy = "Cloudy"
    case rain = "Rain"

    var symbol: String {
        switch self {
        case .sunny: "sun.max.fill"
        case .partlyCloudy: "cloud.sun.fill"
        case .cloudy: "cloud.fill"
        case .rain: "cloud.rain.fill"
        }
    }
}

extension Forecast {
    /// A made-up forecast that depends on the date alone.
    static func sample(at date: Date) -> Forecast {
        let calendar = Calendar.current
        let hour = calendar.component(.hour, from: date)
        let conditions: [Condition] = [.sunny, .partlyCloudy, .cloudy, .rain]
        func condition(_ step: Int) -> Condition { conditions[(hour / 4 + step) % conditions.count] }
        func temperature(_ step: Int) -> Int { 15 + [0, 2, 4, 6, 7, 5, 3, 1][(hour / 3 + step) % 8] }

        let start = calendar.dateInterval(of: .hour, for: date)?.start ?? date
        let hours = (0..<6).map { step in
            Hour(date: start.addingTimeInterval(Double(step) * 3600), condition: condition(step / 2), temperature: temperature(step))
        }
        let days = (0..<5).map { step in
            Day(
                date: calendar.startOfDay(for: date).addingTimeInterval(Double(step) * 86400), condition: condition(step),
                low: 11 + step % 3, high: 21 + (step * 2) % 5)
        }
        return Forecast(
            city: "Lisbon", condition: condition(0), temperature: temperature(0), rainChance: condition(0) == .rain ? 0.8 : 0.15,
            hours: hours, days: days)
    }
}
