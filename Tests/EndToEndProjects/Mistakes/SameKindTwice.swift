// Mistake: Two widgets have the same kind.
// Exit: 0
// Islet: SameKindTwice.swift:29:9: warning: 2 widgets have the kind “Sample”; a device takes them for one. Give each a kind of its own (or SameKindTwice.swift:36) [duplicate-kind]
// Xcode: builds, and says nothing; one of them is missing from the gallery

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
        Text("Hello")
    }
}

struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}

struct OtherWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
    }
}

@main struct Widgets: WidgetBundle {
    var body: some Widget {
        SampleWidget()
        OtherWidget()
    }
}
