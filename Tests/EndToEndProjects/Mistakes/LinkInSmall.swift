// Mistake: A `Link` stands in the small family.
// Exit: 0
// Islet: LinkInSmall.swift:23:9: warning: the link to sample://open is ignored in systemSmall: a tap anywhere opens the widgetURL. Use widgetURL(_:), or a larger family [link-in-small]
// Xcode: builds, and says nothing; a tap opens the app

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
        Link("Open", destination: URL(string: "sample://open")!)
    }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
