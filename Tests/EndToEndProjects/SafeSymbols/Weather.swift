import SFSafeSymbols
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { var date = Date() }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry()], policy: .never))
    }
}

enum Sky: CaseIterable {
    case clear, rain

    var symbol: SFSymbol { self == .clear ? .sunMaxFill : .cloudRainFill }
}

@main
struct WeatherWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Weather", provider: Provider()) { _ in
            VStack {
                ForEach(Sky.allCases, id: \.self) { Image(systemSymbol: $0.symbol) }
                Label("Places", systemSymbol: .mappinCircleFill).labelStyle(.titleAndIcon)
                ContentUnavailableView("Nothing", systemSymbol: .wifiSlash)
                Image(uiImage: UIImage(systemSymbol: SFSymbol.squareGrid2x2))
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
