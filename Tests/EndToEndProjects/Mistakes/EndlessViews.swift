// Mistake: Two views contain each other.
// Exit: 1
// Islet: EndlessViews.swift:31:8: error: Views lie more than 450 levels deep in each other; what lies deeper is left out. Does a view contain itself? [nested-too-deep]
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

    var body: some View {
        Outer()
    }
}

struct Inner: View {
    var body: some View { Outer() }
}

struct Outer: View {
    var body: some View { Inner() }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
