// Mistake: A date format is asked for `minutes()`.
// Exit: 1
// Islet: WrongFormatKey.swift:23:51: error: value of type 'Date.FormatStyle' has no member 'minutes'; “Text” is left out, for this may be what is not available here [left-out]
// Xcode: Value of type 'Date.FormatStyle' has no member 'minutes'

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
        Text(entry.date, format: .dateTime.hour().minutes())
    }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
