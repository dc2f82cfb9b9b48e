import SwiftUI
import WidgetKit

struct CountEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct CountProvider: TimelineProvider {
    func placeholder(in context: Context) -> CountEntry { CountEntry(date: .now, count: 0) }
    func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) { completion(CountEntry(date: .now, count: 7)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
        let entries = [7, 12, 8].enumerated().map { CountEntry(date: .now.addingTimeInterval(Double($0) * 600), count: $1) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct CountView: View {
    let entry: CountEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(entry.count)").contentTransition(.numericText(value: Double(entry.count)))
            if entry.count > 10 {
                Text("Many").transition(.move(edge: .leading).combined(with: .opacity))
            }
            Capsule().frame(width: entry.count > 10 ? 100 : 20, height: 8)
                .animation(.spring(response: 0.6, dampingFraction: 0.7), value: entry.count)
            Image(systemName: "drop").symbolEffect(.pulse)
        }
        .containerBackground(.white, for: .widget)
    }
}

struct CountWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Count", provider: CountProvider()) { CountView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

@main
struct MotionBundle: WidgetBundle {
    var body: some Widget {
        CountWidget()
        RideActivity()
    }
}
