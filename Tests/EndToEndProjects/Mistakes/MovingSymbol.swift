// Mistake: A symbol effect is to pulse in a widget.
// Exit: 0
// Islet: MovingSymbol.swift:23:35: warning: symbolEffect does not move in a widget: its view is archived once. Change something between two entries, and animate that [will-not-move]
// Xcode: builds, and says nothing; nothing moves

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
        Image(systemName: "bell").symbolEffect(.pulse)
    }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
