import ActivityKit
import CoreData
import SwiftUI
import WidgetKit

struct Seen: TimelineEntry { let date: Date }

struct SeenProvider: TimelineProvider {
    func placeholder(in context: Context) -> Seen { Seen(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (Seen) -> Void) { completion(Seen(date: Date())) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Seen>) -> Void) {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
        let items = (try? Shelf.store()?.viewContext.fetch(request)) ?? []
        Shelf.shared?.set(
            [
                "jars in memory: \(Shelf.jars)",
                "standard defaults: \(UserDefaults.standard.string(forKey: "note") ?? "none")",
                "group: \(Shelf.shared?.string(forKey: "note") ?? "none")",
                "misspelled: \(UserDefaults(suiteName: Shelf.misspelled)?.string(forKey: "note") ?? "none")",
                "same container: \(Shelf.shared?.string(forKey: "path") == Shelf.container?.path)",
                "container of \(Shelf.container?.lastPathComponent ?? "none")",
                "file: \(Shelf.list.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")",
                "items: \(items.compactMap { $0.value(forKey: "name") as? String })",
                "outside: \(FileManager.default.createFile(atPath: "/usr/written-by-a-widget", contents: nil))",
            ], forKey: "seen")
        completion(Timeline(entries: [Seen(date: Date())], policy: .never))
    }
}

struct SeenWidget: Widget {
    private static let link = "pantry://\u{7EA2}".addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? ""

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Seen", provider: SeenProvider()) { _ in
            Text("Seen").widgetURL(URL(string: Self.link)).containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct BakingActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Baking.self) { context in
            Text("\(context.attributes.cake): \(context.state.minutes)")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading, priority: 1) {
                    Text("leading").frame(minWidth: 60, maxWidth: .infinity, alignment: .leading)
                    Text("a line that is too wide beside the camera").dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                DynamicIslandExpandedRegion(.trailing) { Text("trailing") }
            } compactLeading: {
                Image(systemName: "timer").resizable().frame(width: 32, height: 32)
            } compactTrailing: {
                Text("30").frame(width: 40)
            } minimal: {
                Text("M")
            }
        }
    }
}

@main struct PantryWidgets: WidgetBundle {
    var body: some Widget {
        SeenWidget()
        BakingActivity()
    }
}
