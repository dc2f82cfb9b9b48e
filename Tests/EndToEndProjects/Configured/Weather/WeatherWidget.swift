import SwiftUI
import WidgetKit

struct Forecast: TimelineEntry {
    var date: Date
    var lines: [String]
}

struct ForecastProvider: AppIntentTimelineProvider {
    private func lines(_ configuration: CityIntent) -> [String] {
        [
            configuration.city?.name ?? "no city", configuration.scale.rawValue, "\(configuration.days) days",
            configuration.since.map { "since \(Int($0.timeIntervalSince1970))" } ?? "since ever", configuration.bold ? "bold" : "plain",
            configuration.others?.map(\.id).joined(separator: " and ") ?? "no others",
        ]
    }

    func placeholder(in context: Context) -> Forecast { Forecast(date: .now, lines: []) }

    func snapshot(for configuration: CityIntent, in context: Context) async -> Forecast {
        Forecast(date: .now, lines: lines(configuration))
    }

    func timeline(for configuration: CityIntent, in context: Context) async -> Timeline<Forecast> {
        let entries = (0..<4).map { Forecast(date: .now.addingTimeInterval(Double($0) * 3600), lines: lines(configuration)) }
        return Timeline(entries: entries, policy: .atEnd)
    }
}

@main struct WeatherWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Weather", intent: CityIntent.self, provider: ForecastProvider()) { entry in
            VStack { ForEach(entry.lines, id: \.self) { Text($0).font(.caption2) } }.containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Weather")
        .supportedFamilies([.systemMedium])
    }
}
