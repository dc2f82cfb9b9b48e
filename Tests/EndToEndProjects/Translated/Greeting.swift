import AppIntents
import SwiftUI
import WidgetKit

struct GreetingEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct GreetingProvider: TimelineProvider {
    private func entry(_ hours: Int) -> GreetingEntry {
        GreetingEntry(date: Calendar.current.date(byAdding: .hour, value: hours, to: .now) ?? .now, count: hours)
    }

    func placeholder(in context: Context) -> GreetingEntry { entry(0) }
    func getSnapshot(in context: Context, completion: @escaping (GreetingEntry) -> Void) { completion(entry(0)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<GreetingEntry>) -> Void) {
        completion(Timeline(entries: (0..<4).map(entry), policy: .atEnd))
    }
}

struct WaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Water"
    func perform() async throws -> some IntentResult { .result() }
}

struct GreetingView: View {
    let entry: GreetingEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Good morning").font(.headline)
            Text("The garden is dry").font(.caption).foregroundStyle(.secondary)
            Text("Days without rain: \(entry.count)").font(.caption)
            Spacer(minLength: 0)
            Button(intent: WaterIntent()) {
                Text("Water the plants").font(.footnote)
            }
            .tint(.green)
        }
        .containerBackground(.background, for: .widget)
    }
}

@main struct GreetingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Greeting", provider: GreetingProvider()) { GreetingView(entry: $0) }
            .configurationDisplayName("Garden")
            .description("Says when the plants are thirsty.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
