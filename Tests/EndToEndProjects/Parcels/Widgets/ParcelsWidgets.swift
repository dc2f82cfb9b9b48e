import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

@main
struct ParcelsWidgets: WidgetBundle {
    var body: some Widget {
        ParcelsWidget()
        DoorControl()
        DeliveryActivity()
    }
}

struct ParcelsEntry: TimelineEntry {
    let date: Date
}

struct ParcelsProvider: TimelineProvider {
    func placeholder(in context: Context) -> ParcelsEntry { ParcelsEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (ParcelsEntry) -> Void) { completion(ParcelsEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<ParcelsEntry>) -> Void) {
        completion(Timeline(entries: [ParcelsEntry(date: .now)], policy: .never))
    }
}

/// Learns where pushes for the widgets go.
struct ParcelsPushHandler: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
        print("widgets: \(pushInfo.token.count) bytes for \(widgets.map(\.kind))")
    }
}

struct ParcelsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Parcels", provider: ParcelsProvider()) { _ in Text("Parcels").containerBackground(.white, for: .widget) }
            .supportedFamilies([.systemSmall])
            .pushHandler(ParcelsPushHandler.self)
    }
}

struct OpenDoor: AppIntent {
    static let title: LocalizedStringResource = "Open Door"
    func perform() async throws -> some IntentResult { .result() }
}

struct DoorPushHandler: ControlPushHandler {
    func pushTokensDidChange(controls: [ControlInfo]) {
        print("controls: \(controls.map { "\($0.kind) \($0.pushInfo?.token.count ?? 0)" })")
    }
}

struct DoorControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Door") { ControlWidgetButton("Door", action: OpenDoor()) { _ in Image(systemName: "door.left.hand.open") } }
            .pushHandler(DoorPushHandler.self)
    }
}

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
        var arrives: Date?
    }

    var parcel: String
}

struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            Text("\(context.state.stops) stops")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("\(context.state.stops) stops") }
            } compactLeading: {
                Text(context.attributes.parcel)
            } compactTrailing: {
                Text("\(context.state.stops)")
            } minimal: {
                Text("\(context.state.stops)")
            }
        }
    }
}
