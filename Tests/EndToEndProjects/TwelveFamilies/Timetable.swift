import SwiftUI
import WidgetKit

/// Departures in every family of a phone and a tablet, all in one margin.
struct TimetableView: View {
    @Environment(\.widgetFamily) private var family
    let entry: DeparturesEntry

    var body: some View {
        content
            .padding(6)
            .containerBackground(.blue.gradient, for: .widget)
            .widgetURL(URL(string: "timetable://stop"))
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .accessoryInline: Label("\(entry.departures[0].line) to \(entry.departures[0].place)", systemImage: "tram.fill")
        case .accessoryCircular: Gauge(value: 0.4) { Text(entry.departures[0].line) }.gaugeStyle(.accessoryCircularCapacity)
        case .accessoryRectangular: rows(2)
        case .systemSmall: rows(3)
        case .systemMedium:
            HStack(alignment: .top) {
                rows(3); notice
            }
        default:
            VStack(alignment: .leading, spacing: 10) {
                rows(entry.departures.count)
                Divider()
                notice
                GeometryReader { proxy in Capsule().fill(.yellow).frame(width: proxy.size.width * 0.6, height: 8) }
            }
        }
    }

    private func rows(_ count: Int) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Main Square").font(.headline)
            ForEach(entry.departures.prefix(count)) { departure in
                HStack {
                    Text(departure.line).bold().padding(.horizontal, 4).background(.orange, in: .rect(cornerRadius: 4))
                    Text(departure.place).lineLimit(1)
                    Spacer(minLength: 4)
                    Text(departure.date, style: .timer).monospacedDigit().multilineTextAlignment(.trailing)
                }
                .font(.caption)
            }
            Spacer(minLength: 0)
        }
        .foregroundStyle(.white)
    }

    private var notice: some View {
        Text("Line 7 does not stop at the station this week because the bridge is being painted; take the ferry, or walk along the river.")
            .font(.footnote)
            .foregroundStyle(.white.opacity(0.9))
    }
}
