import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { var date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
}

struct One: Widget {
    var body: some WidgetConfiguration { StaticConfiguration(kind: "One", provider: Provider()) { _ in Text("one") } }
}

@main struct Eleven: WidgetBundle {
    var body: some Widget {
        One()
        One()
        One()
        One()
        One()
        One()
        One()
        One()
        One()
        One()
        One()
    }
}
