// Mistake: A picture of 3,000 × 3,000 pixels is drawn.
// Exit: 1
// Islet: HugeImage.swift:35:9: error: placeholder of “Sample” (systemSmall): the extension used 31.6 MB, more than the 30 MB it may have; a device ends it. Load less at once, and scale images down before they are kept [memory-limit]
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
    private var photo: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 3000, height: 3000)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3000, height: 3000))
        }
    }

    var body: some View {
        Image(uiImage: photo).resizable()
    }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
