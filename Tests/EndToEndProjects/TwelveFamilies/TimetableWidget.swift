import SwiftUI
import WidgetKit

struct Departure: Identifiable {
    let line: String
    let place: String
    let date: Date
    var id: String { line + place }
}

struct DeparturesEntry: TimelineEntry {
    let date: Date
    let departures: [Departure]

    static func at(_ date: Date) -> DeparturesEntry {
        let places = [("7", "Harbour"), ("12", "University Hospital"), ("3", "Zoo"), ("21", "Airport"), ("7", "Old Mill")]
        return DeparturesEntry(
            date: date,
            departures: places.enumerated().map { Departure(line: $1.0, place: $1.1, date: date.addingTimeInterval(Double($0 + 1) * 240)) })
    }
}

struct DeparturesProvider: TimelineProvider {
    func placeholder(in context: Context) -> DeparturesEntry { .at(.now) }
    func getSnapshot(in context: Context, completion: @escaping (DeparturesEntry) -> Void) { completion(.at(.now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<DeparturesEntry>) -> Void) {
        completion(Timeline(entries: [.at(.now), .at(.now.addingTimeInterval(1800))], policy: .atEnd))
    }
}

@main struct TimetableWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Timetable", provider: DeparturesProvider()) { TimetableView(entry: $0) }
            .configurationDisplayName("Timetable")
            .description("The next departures.")
            .supportedFamilies([
                .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
            ])
    }
}
