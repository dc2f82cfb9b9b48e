import AppIntents
import SwiftUI
import WidgetKit

struct ChooseIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a bed"
    @Parameter(title: "Bed", default: "Beans") var bed: String
}

struct ChosenProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Bed { Bed(date: .now, text: "placeholder") }
    func snapshot(for configuration: ChooseIntent, in context: Context) async -> Bed { Bed(date: .now, text: configuration.bed) }

    func timeline(for configuration: ChooseIntent, in context: Context) async -> Timeline<Bed> {
        Timeline(entries: [Bed(date: .now, text: configuration.bed)], policy: .never)
    }
}

/// Configured by an app intent, and laid out in stacks around fixed sizes.
struct ChosenWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Chosen", intent: ChooseIntent.self, provider: ChosenProvider()) { bed in
            VStack(spacing: 4) {
                Text(bed.text)
                HStack(spacing: 0) {
                    Color.red.frame(width: 30, height: 20)
                    Color.blue.frame(width: 40, height: 50).widgetAccentable()
                }
                .background(.yellow)
            }
            .containerBackground(.green, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
