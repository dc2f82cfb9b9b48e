// Mistake: A text has a character that only Apple's fonts have.
// Exit: 0
// Islet: RareCharacters.swift:19:8: warning: No font here has the character “” (U+F8FF); a box is drawn in its place. [missing-glyph]
// Xcode: builds, and says nothing; it is drawn there

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
        VStack(alignment: .leading) {
            Text("a\tb\tc")
            Text("𝄞 ᠮᠣᠩ 𠀋 ߒߞߏ")
            Text("\u{F8FF} Pay")
            Text("^[3 boat](inflect: true)")
        }
    }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
