import SwiftUI
import WidgetKit

struct SlowProvider: TimelineProvider {
    struct Entry: TimelineEntry { var date: Date }

    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        Thread.sleep(forTimeInterval: 2)
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}

@main struct SlowWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Slow", provider: SlowProvider()) { _ in Text("Late").containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
