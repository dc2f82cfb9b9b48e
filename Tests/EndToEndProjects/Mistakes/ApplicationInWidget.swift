// Mistake: A widget opens an address by `UIApplication.shared`.
// Exit: 1
// Islet: ApplicationInWidget.swift:24:26: error: “UIApplication.shared” is unavailable in application extensions: Xcode does not build this. Open addresses with Link or widgetURL [extension-unavailable]
// Xcode: 'shared' is unavailable in application extensions for iOS

import SwiftUI
import UIKit
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
        Button("Open") { UIApplication.shared.open(URL(string: "https://example.com")!) }
    }
}

@main struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}
