// Mistake: `body` changes a property.
// Exit: 3
// Islet: MutatingBody.swift:24:15: error: left side of mutating operator isn't mutable: 'self' is immutable [compile]
// Xcode: Left side of mutating operator isn't mutable: 'self' is immutable

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
    var count = 0

    var body: some View {
        count += 1
        return Text("\(count)")
    }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
