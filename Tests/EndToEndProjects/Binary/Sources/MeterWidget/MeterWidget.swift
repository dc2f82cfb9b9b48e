import Meter
import SwiftUI
import WidgetKit

struct Reading: TimelineEntry {
    var date: Date
    var litres: Int
    var unit: Meter.Unit
    var failure: String
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Reading { Reading(date: .now, litres: 7, unit: .gallons, failure: "") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Reading) -> Void) { completion(placeholder(in: context)) }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Reading>) -> Void) {
        let shared = WaterMeter.shared
        shared.read { litres, error in
            let entry = Reading(date: .now, litres: litres, unit: .litres, failure: error == nil ? "none" : "failed")
            completion(Timeline(entries: [entry], policy: .never))
        }
    }
}

@main struct MeterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Meter", provider: Provider()) { reading in
            VStack {
                Text("\(reading.litres) \(reading.unit.rawValue)")
                Text(verbatim: "Reading \(reading.failure)")
                Dial(value: 0.5) { Text("Dial") }
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
