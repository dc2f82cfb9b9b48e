// Mistake: The view has no `containerBackground`.
// Exit: 0
// Islet: NoContainerBackground.swift:29:9: warning: the view gives the widget no background; since iOS 17 a device shows a notice in its place. Add containerBackground(for: .widget) to the widget's view [missing-container-background]
// Xcode: builds, and says nothing; the widget says “Please adopt containerBackground API”

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

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}
