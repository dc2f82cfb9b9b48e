import SwiftUI
import WidgetKit

@main
struct LayoutWidgets: WidgetBundle {
    var body: some Widget {
        NodesWidget<Hundred>()
        NodesWidget<ThreeHundred>()
        NodesWidget<Thousand>()
        NodesWidget<ThreeThousand>()
    }
}

protocol NodeCount {
    static var count: Int { get }
}

enum Hundred: NodeCount { static let count = 100 }
enum ThreeHundred: NodeCount { static let count = 300 }
enum Thousand: NodeCount { static let count = 1000 }
enum ThreeThousand: NodeCount { static let count = 3000 }

struct NodesWidget<Count: NodeCount>: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Nodes\(Count.count)", provider: Provider()) { _ in
            Sections(rows: Count.count / 10)
        }
        .supportedFamilies([.systemMedium])
    }
}

struct Entry: TimelineEntry {
    var date: Date
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: Date())) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: Date())], policy: .never))
    }
}

/// Rows of ten nodes, five to a section, in nested stacks.
struct Sections: View {
    var rows: Int

    var body: some View {
        VStack(spacing: 4) {
            ForEach(0..<(rows / 5), id: \.self) { section in
                VStack(alignment: .leading, spacing: 2) {
                    ForEach(0..<5, id: \.self) { Row(number: section * 5 + $0) }
                }
                .padding(2)
                .background(Color.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 4))
            }
        }
        .containerBackground(.white, for: .widget)
    }
}

struct Row: View {
    var number: Int

    var body: some View {
        HStack(spacing: 4) {
            ZStack {
                Circle().fill(.orange)
                Text("\(number % 100)").font(.caption2)
            }
            .frame(width: 20, height: 20)
            VStack(alignment: .leading) {
                Text("Row \(number)").font(.caption).lineLimit(1)
                Text("Details of it").font(.caption2).foregroundStyle(.secondary)
            }
            Spacer()
            Text("\(number * 7 % 500)").monospacedDigit()
            Capsule().frame(width: 30, height: 4)
        }
    }
}
