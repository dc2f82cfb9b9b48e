import SwiftUI
import WidgetKit

struct Noon: TimelineEntry { let date = Date.now }

struct Noons: TimelineProvider {
    func placeholder(in context: Context) -> Noon { Noon() }
    func getSnapshot(in context: Context, completion: @escaping (Noon) -> Void) { completion(Noon()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Noon>) -> Void) {
        completion(Timeline(entries: [Noon()], policy: .never))
    }
}

/// A widget of a watch that names no families, as Xcode's template for watches.
@main struct Face: Widget {

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "face", provider: Noons()) { _ in FaceView().containerBackground(.black, for: .widget) }
    }
}

struct FaceView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .accessoryRectangular {
            AccessoryWidgetGroup("Weather", systemImage: "cloud.sun.fill") {
                Text("72").background(.red)
                Text("Sun").background(.orange)
                Text("UV").background(.yellow)
                Text("fourth")
            }
            .accessoryWidgetGroupStyle(.roundedSquare)
        } else {
            Text("Noon")
        }
    }
}
