// Mistake: A toggle is bound to `@State` in a widget.
// Exit: 0
// Islet: StateInWidget.swift:24:9: warning: the closure of a Toggle never runs in a widget; a tap opens the app. Use Toggle(isOn:intent:) [button-action-closure]
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
    @State private var isOn = false

    var body: some View {
        Toggle("On", isOn: $isOn)
    }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
