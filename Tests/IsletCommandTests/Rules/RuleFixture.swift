import Foundation

/// An app with an extension that has something for every rule to happen to. It lies beside the tests' program, so that it is built once.
enum RuleFixture {
    private static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("RuleFixture")

    /// The folder of the project whose widgets are well.
    static let project = Result { try write("Market", ["Clock", "Offers", "Heavy", "Buttons", "Morning", "Later", "OrderActivity"]) }

    /// The folder of the project whose widgets ask too much; a day with all of them would take minutes.
    static let limits = Result { try write("Limits", ["Eager", "Full", "Silent"]) }

    private static func write(_ name: String, _ widgets: [String]) throws -> URL {
        let folder = folder.appendingPathComponent(name)
        for (path, text) in files {
            let text = text.replacingOccurrences(of: "WIDGETS", with: widgets.map { "\($0)()" }.joined(separator: "; "))
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            if FileManager.default.contents(atPath: file.path) != Data(text.utf8) { try Data(text.utf8).write(to: file) }
        }
        return folder
    }

    private static let files = [
        "App/App.swift": app, "App/Shared.swift": shared, "Widget/Shared.swift": shared, "Widget/Widgets.swift": widgets,
        "Widget/Buttons.swift": buttons, "Widget/Info.plist": information,
    ]

    private static let information = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>NSWidgetWantsLocation</key><true/></dict></plist>
        """

    private static let app = """
        import SwiftUI
        import WidgetKit

        @main struct Market: App {
            var body: some Scene {
                WindowGroup {
                    Button("Reload") { WidgetCenter.shared.reloadAllTimelines() }.onOpenURL { print("opened \\($0)") }
                }
            }
        }
        """

    private static let shared = """
        import ActivityKit
        import AppIntents
        import WidgetKit

        struct Order: ActivityAttributes {
            struct ContentState: Codable, Hashable { var megabytes: Int }
            var number: Int
        }

        struct CountIntent: AppIntent {
            static let title: LocalizedStringResource = "Count"
            func perform() async throws -> some IntentResult {
                WidgetCenter.shared.reloadTimelines(ofKind: "Clock")
                return .result()
            }
        }

        struct SwitchIntent: SetValueIntent {
            static let title: LocalizedStringResource = "Switch"
            @Parameter(title: "On") var value: Bool
            func perform() async throws -> some IntentResult { .result() }
        }

        struct FailIntent: AppIntent {
            struct Failure: Error {}
            static let title: LocalizedStringResource = "Fail"
            func perform() async throws -> some IntentResult {
                if Bool(true) { throw Failure() }
                return .result()
            }
        }

        struct PlayIntent: AudioPlaybackIntent {
            static let title: LocalizedStringResource = "Play"
            func perform() async throws -> some IntentResult {
                try await Task.sleep(for: .seconds(7))
                print("played")
                return .result()
            }
        }
        """

    private static let buttons = """
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct Controls: View {
            var body: some View {
                VStack {
                    Button("Count", intent: CountIntent())
                    Toggle("Switch", isOn: false, intent: SwitchIntent())
                    Button("Fail", intent: FailIntent())
                    Button("Play", intent: PlayIntent())
                    Link("More", destination: URL(string: "market://more")!)
                }
                .widgetURL(URL(string: "market://buttons")!)
                .containerBackground(.white, for: .widget)
            }
        }

        struct Buttons: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Buttons", provider: Provider(entries: 1, policy: .never)) { _ in Controls() }
                    .supportedFamilies([.systemSmall, .systemLarge])
            }
        }
        """

    private static let widgets = """
        import ActivityKit
        import SwiftUI
        import WidgetKit

        struct Entry: TimelineEntry {
            let date: Date
            var relevance: TimelineEntryRelevance?
        }

        struct Provider: TimelineProvider {
            /// One more in a medium widget.
            var entries = 3
            var policy = TimelineReloadPolicy.atEnd
            var megabytes = 0
            /// Hours of the day between which the widget is relevant.
            var hours: ClosedRange<Double>?
            /// Seconds after which another timeline is wanted, instead of the policy.
            var after: Double?
            /// Whether it ever answers.
            var answers = true

            func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
                if answers { completion(Entry(date: Date())) }
            }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                guard answers else { return }
                Hoard.take(megabytes)
                let entries = (0..<(context.family == .systemMedium ? entries + 1 : entries)).map { Entry(date: Date() + Double($0) * 3600) }
                completion(Timeline(entries: entries, policy: after.map { .after(Date() + $0) } ?? policy))
            }
            func relevance() async -> WidgetRelevance<Void> {
                guard let hours else { return WidgetRelevance([]) }
                let midnight = Calendar.current.startOfDay(for: Date())
                let times = DateInterval(start: midnight + hours.lowerBound * 3600, end: midnight + hours.upperBound * 3600)
                return WidgetRelevance([WidgetRelevanceAttribute(context: .date(interval: times, kind: .default))])
            }
        }

        enum Hoard {
            nonisolated(unsafe) private static var bytes: [UInt8] = []
            /// What was taken before is given back first.
            static func take(_ megabytes: Int) {
                bytes = []
                bytes = [UInt8](repeating: 1, count: megabytes << 20)
            }
        }

        struct Face: View {
            @Environment(\\.locale) private var locale
            @Environment(\\.dynamicTypeSize) private var size
            @Environment(\\.colorSchemeContrast) private var contrast
            var date: Date
            var body: some View {
                VStack {
                    Text(verbatim: "\\(Locale.current.identifier) \\(locale.identifier)")
                    Text(verbatim: "\\(size)")
                    Text(verbatim: "\\(contrast)")
                    Text(verbatim: 1.5.formatted())
                }
                .containerBackground(.white, for: .widget)
            }
        }

        struct Clock: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Clock", provider: Provider()) { Face(date: $0.date) }
                    .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
            }
        }

        struct Offers: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Offers", provider: Provider(entries: 1, policy: .never, hours: 9...10)) { Face(date: $0.date) }
                    .supportedFamilies([.systemSmall])
            }
        }

        struct Heavy: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Heavy", provider: Provider(entries: 1, policy: .never, megabytes: 40)) { Face(date: $0.date) }
                    .supportedFamilies([.systemSmall])
            }
        }

        /// Each is as its provider is.
        struct Plain: View {
            var body: some View { Color.white.containerBackground(.white, for: .widget) }
        }

        struct Morning: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Morning", provider: Provider(entries: 1, policy: .never, hours: 9...9.08)) { _ in Plain() }
                    .supportedFamilies([.systemSmall])
            }
        }

        struct Later: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Later", provider: Provider(entries: 1, policy: .never, hours: 9.05...10)) { _ in Plain() }
                    .supportedFamilies([.systemSmall])
            }
        }

        struct Eager: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Eager", provider: Provider(entries: 1, after: 840)) { _ in Plain() }.supportedFamilies([.systemSmall])
            }
        }

        struct Full: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Full", provider: Provider(entries: 400)) { _ in Plain() }.supportedFamilies([.systemSmall, .systemMedium])
            }
        }

        struct Silent: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Silent", provider: Provider(answers: false)) { _ in Plain() }.supportedFamilies([.systemSmall])
            }
        }

        struct OrderActivity: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: Order.self) { context in
                    let _ = Hoard.take(context.state.megabytes)
                    Text("Order \\(context.attributes.number)")
                } dynamicIsland: { context in
                    DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("Order") } } compactLeading: {
                        Text("O")
                    } compactTrailing: {
                        Text("\\(context.attributes.number)")
                    } minimal: {
                        Text("O")
                    }
                }
            }
        }

        @main struct MarketWidgets: WidgetBundle {
            var body: some Widget {
                WIDGETS
            }
        }
        """
}
