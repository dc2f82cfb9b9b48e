import AppIntents
import SwiftUI
import WidgetKit

struct WeatherEntry: TimelineEntry {
    let date: Date
    let degrees: Int
    let count: Int
}

struct WeatherProvider: TimelineProvider {
    var store = CounterStore()

    func placeholder(in context: Context) -> WeatherEntry { WeatherEntry(date: .now, degrees: 0, count: 0) }

    func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
        completion(WeatherEntry(date: .now, degrees: context.isPreview ? 20 : 18, count: store.count))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
        let start = Calendar.current.startOfDay(for: .now)
        let hours = context.family == .systemSmall ? 6 : 12
        let entries = (0..<hours).map { WeatherEntry(date: start.addingTimeInterval(Double($0) * 3600), degrees: 10 + $0, count: store.count) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct CounterStore {
    static let group = "group.example.weather"
    private let defaults = UserDefaults(suiteName: group)!

    var count: Int { defaults.integer(forKey: "count") }
    func increment() { defaults.set(count + 1, forKey: "count") }
}

struct RefreshIntent: AppIntent {
    static let title: LocalizedStringResource = "Refresh"

    func perform() async throws -> some IntentResult {
        CounterStore().increment()
        return .result()
    }
}

struct WeatherView: View {
    let entry: WeatherEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(entry.degrees)°").font(.largeTitle).foregroundStyle(Color(.sunny))
            if family != .systemSmall { Text("Asked \(entry.count) times").accessibilityIdentifier("count") }
            Button(intent: RefreshIntent()) { Label("Refresh", systemImage: "arrow.clockwise") }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

@main
struct WeatherWidget: Widget {
    static let kind = "Weather"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: WeatherProvider()) { WeatherView(entry: $0) }
            .configurationDisplayName("Weather")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

#if os(iOS)
let system = "iOS"
#else
let system = "another"
#endif

#Preview("Small", as: .systemSmall) {
    WeatherWidget()
} timeline: {
    WeatherEntry(date: .now, degrees: 12, count: 3)
}
