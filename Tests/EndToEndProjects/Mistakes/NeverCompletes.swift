// Mistake: The completion of `getTimeline` is never called.
// Exit: 1
// Islet: NeverCompletes.swift:14:10: error: timeline of “Sample” (systemSmall): the provider did not call its completion within 28 s; a device drops this reload and keeps what is shown. Call the completion on every path, and sooner [provider-timeout]
// Xcode: builds, and says nothing; the widget stays a placeholder

import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { var date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        Task { _ = Entry(date: .now) }
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
