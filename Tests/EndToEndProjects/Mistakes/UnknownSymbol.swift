// Mistake: The name of a symbol is misspelt.
// Exit: 0
// Islet: UnknownSymbol.swift:23:27: warning: There is no symbol “house.fil”; did you mean “house.fill”? A placeholder is drawn, on a device nothing. [missing-symbol]
// Xcode: builds, and says nothing; at run time: No symbol named 'house.fil' found in system symbol set

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
        Image(systemName: "house.fil")
    }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
