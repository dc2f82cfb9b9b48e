// Mistake: `body` reads beyond an array.
// Exit: 4
// Islet: IndexOutOfRange.swift:24: error: placeholder of “Sample” (systemSmall): the extension crashed (SIGILL) in the body of View › EntryView: Fatal error: Index out of range [extension-crashed]
// Xcode: builds, and says nothing; the widget stays a placeholder

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
    var days = ["Mon", "Tue"]

    var body: some View {
        Text(days[2])
    }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
