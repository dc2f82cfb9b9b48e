// Mistake: An `AsyncImage` stands in a widget.
// Exit: 0
// Islet: AsyncImageInWidget.swift:23:9: warning: AsyncImage never loads in an archived view; load the picture in the timeline provider, and show it with Image(uiImage:). [async-image]
// Xcode: builds, and says nothing; the placeholder stays

import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { var date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}

struct EntryView: View {
    var entry: Entry

    var body: some View {
        AsyncImage(url: URL(string: "https://example.com/a.png"))
    }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
