import Intents
import SwiftUI
import WidgetKit

struct Departure: TimelineEntry {
    var date: Date
    var lines: [String]
}

struct DepartureProvider: IntentTimelineProvider {
    private func departure(_ configuration: TrainIntent) -> Departure {
        let direction = configuration.direction == .south ? "south" : "elsewhere"
        let lines = [
            configuration.station?.displayString ?? "no station", direction, "\(configuration.count?.intValue ?? 0) trains",
            configuration.lines?.joined(separator: " ") ?? "all lines",
        ]
        return Departure(date: .now, lines: lines)
    }

    func placeholder(in context: Context) -> Departure { Departure(date: .now, lines: []) }

    func getSnapshot(for configuration: TrainIntent, in context: Context, completion: @escaping (Departure) -> Void) {
        completion(departure(configuration))
    }

    func getTimeline(for configuration: TrainIntent, in context: Context, completion: @escaping (Timeline<Departure>) -> Void) {
        completion(Timeline(entries: [departure(configuration)], policy: .never))
    }
}

@main struct TrainWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Train", intent: TrainIntent.self, provider: DepartureProvider()) { entry in
            VStack { ForEach(entry.lines, id: \.self) { Text($0).font(.caption2) } }.containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemMedium])
    }
}
