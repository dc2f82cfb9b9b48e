import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { var date = Date() }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry()], policy: .never))
    }
}

extension LocalizedStringResource {
    /// Declared here, and so not made of the catalog.
    static var ownTitle: LocalizedStringResource { "Own" }
}

@main
struct PostsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Posts", provider: Provider()) { _ in
            VStack {
                Text(.appTitle)
                Text(.postsCount(count: 1))
                Text(String(localized: .postsCount(count: 3)))
                Text(.greeting("Ada"))
                Text(.Onboarding.welcome)
                Text(.ownTitle)
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

#Playground {
    let nothing = Undeclared()
}
