import AppIntents
import SwiftUI
import WidgetKit

struct WaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Water"
    func perform() async throws -> some IntentResult { .result() }
}

struct DrainIntent: AppIntent {
    static let title: LocalizedStringResource = "Drain"
    func perform() async throws -> some IntentResult { .result() }
}

struct BedView: View {
    @Environment(\.widgetFamily) private var family
    let bed: Bed

    var body: some View {
        VStack {
            Text(bed.text)
            Text("in \(family.description)")
            if family == .systemMedium {
                Button("Water", intent: WaterIntent())
                Toggle("Drain", isOn: false, intent: DrainIntent())
                Link("Beds", destination: URL(string: "garden://beds")!)
            }
            if family == .systemSmall { Link("Small", destination: URL(string: "garden://small")!) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .topLeading) { Text("corner") }
        .containerBackground(.green, for: .widget)
        .widgetURL(URL(string: "garden://garden"))
    }
}

/// Three entries an hour apart, then the next timeline.
struct HourlyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hourly", provider: BedProvider(minutes: [0, 60, 120]) { _ in .atEnd }) { BedView(bed: $0) }
            .configurationDisplayName("Hourly").description("Three beds, an hour apart.")
            .supportedFamilies([
                .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
            ])
    }
}

struct LateWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Late", provider: BedProvider(minutes: [0]) { .after($0 + 30 * 60) }) { BedView(bed: $0) }
            .supportedFamilies([.systemSmall])
    }
}

struct OnceWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Once", provider: BedProvider(minutes: [0]) { _ in .never }) { BedView(bed: $0) }
            .supportedFamilies([.systemSmall])
            .contentMarginsDisabled()
    }
}

/// More entries than are reasonable, a minute apart, in the wrong order, and a date that comes too soon.
struct CrowdedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Crowded", provider: BedProvider(minutes: (0..<40).reversed().map(Double.init)) { .after($0 + 60) }) {
            BedView(bed: $0)
        }
        .supportedFamilies([.systemSmall])
    }
}

/// No container background, and things that do nothing in a widget.
struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Plain", provider: BedProvider(minutes: [0]) { _ in .never }) { bed in
            VStack {
                Text(bed.text)
                Button("Closure") { print("never") }
                AsyncImage(url: URL(string: "https://example.com/bed.png")) {
                    $0
                } placeholder: {
                    Text("placeholder of a picture")
                }
                List { Text("row") }
            }
        }
        .supportedFamilies([.systemLarge])
    }
}
