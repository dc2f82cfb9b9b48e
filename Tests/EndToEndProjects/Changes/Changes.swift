import SwiftUI
import WidgetKit

/// What changes without a word about how: a text, a symbol, and a shape that is blurred while it comes.
struct ChangesView: View {
    let entry: HourEntry

    private var isLate: Bool { entry.isLate }

    var body: some View {
        ZStack {
            Text(isLate ? "Evening" : "Day").frame(maxHeight: .infinity, alignment: .top)
            Image(systemName: isLate ? "moon" : "sun.max").contentTransition(.symbolEffect(.replace))
            VStack {
                if isLate { Rectangle().frame(width: 40, height: 20).transition(.blurReplace) }
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
        .containerBackground(.white, for: .widget)
    }
}

struct HourEntry: TimelineEntry {
    let date: Date
    let isLate: Bool
}

struct HourProvider: TimelineProvider {
    func placeholder(in context: Context) -> HourEntry { HourEntry(date: .now, isLate: false) }
    func getSnapshot(in context: Context, completion: @escaping (HourEntry) -> Void) { completion(HourEntry(date: .now, isLate: false)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<HourEntry>) -> Void) {
        let entries = [false, true].enumerated().map { HourEntry(date: .now.addingTimeInterval(Double($0) * 600), isLate: $1) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

@main struct ChangesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Changes", provider: HourProvider()) { ChangesView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}
