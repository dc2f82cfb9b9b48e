// Mistake: A property returns one view or another without `@ViewBuilder`.
// Exit: 3
// Islet: TwoTypes.swift:22:26: error: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types [compile]
// Xcode: Function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types

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

    var badge: some View {
        if entry.date > .now { return Text("Soon") }
        return Image(systemName: "bell")
    }

    var body: some View {
        badge
    }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
