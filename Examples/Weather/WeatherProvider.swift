import WidgetKit

struct WeatherEntry: TimelineEntry {
    let date: Date
    let forecast: Forecast
}

struct WeatherProvider: TimelineProvider {
    func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(date: Date(), forecast: .sample(at: Date()))
    }

    func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
        completion(WeatherEntry(date: Date(), forecast: .sample(at: Date())))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
        let now = Date()
        let entries = (0..<4).map { step in
            let date = now.addingTimeInterval(Double(step) * 3 * 3600)
            return WeatherEntry(date: date, forecast: .sample(at: date))
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}
