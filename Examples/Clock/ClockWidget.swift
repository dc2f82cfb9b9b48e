import SwiftUI
import WidgetKit

@main
struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: ClockProvider()) { entry in
            ClockView(date: entry.date)
                .containerBackground(for: .widget) { Color("Dial") }
        }
        .configurationDisplayName("Clock")
        .description("An analogue clock, drawn anew every quarter of an hour.")
        .supportedFamilies([.systemSmall, .systemLarge, .accessoryCircular])
    }
}

struct ClockEntry: TimelineEntry {
    let date: Date
}

struct ClockProvider: TimelineProvider {
    func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) { completion(ClockEntry(date: Date())) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
        let entries = (0..<4).map { ClockEntry(date: Date().addingTimeInterval(Double($0) * 900)) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}
