/// The source of an extension with one widget of the kind “Sample” in one family.
enum SampleWidget {
    static let source = """
        import SwiftUI
        import WidgetKit

        struct Entry: TimelineEntry { let date: Date }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: Date())) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [Entry(date: Date())], policy: .never))
            }
        }

        @main struct Sample: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Sample", provider: Provider()) { Text($0.date, style: .time).containerBackground(.white, for: .widget) }
                    .supportedFamilies([.systemSmall])
            }
        }
        """
}
