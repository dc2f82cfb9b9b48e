import Foundation

/// Small programs for hosted devices. Their folders stay, so that they are built once.
enum HostFixture {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    static let isBuildable = FileManager.default.fileExists(atPath: products.appendingPathComponent("libIsletRuntime.so").path)
    static let absence = "the frameworks are not built"

    /// A folder with one Swift file.
    static func folder(_ name: String, _ source: String) throws -> URL {
        let folder = products.appendingPathComponent("HostFixtures/\(name)")
        let file = folder.appendingPathComponent("\(name).swift")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if FileManager.default.contents(atPath: file.path) != Data(source.utf8) { try Data(source.utf8).write(to: file) }
        return folder
    }

    /// A widget of the kind “Clock” in one family.
    static func clock() throws -> URL {
        try folder(
            "Clock",
            """
            import SwiftUI
            import WidgetKit

            struct Entry: TimelineEntry { let date: Date }

            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: Date())) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [Entry(date: Date())], policy: .never))
                }
            }

            @main struct ClockWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Clock", provider: Provider()) { _ in Text("time").containerBackground(.white, for: .widget) }
                        .supportedFamilies([.systemSmall])
                }
            }
            """)
    }
}
