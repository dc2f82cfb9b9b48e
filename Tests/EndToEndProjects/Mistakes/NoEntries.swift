// Mistake: A timeline has no entries.
// Exit: 1
// Islet: NoEntries.swift:14:10: error: timeline of “Sample” (systemSmall): the timeline has no entries; a device keeps what it shows, at first the placeholder. Return at least one entry [timeline-empty]
// Xcode: builds, and says nothing; the widget stays a placeholder

import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { var date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [], policy: .atEnd))
    }
}

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Text("Hello")
    }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
