import Builder
import ExtensionProtocol
import Foundation
import Host
import TestGate
import Testing

/// An app that saves with SwiftData and its widget, in processes of their own, on one device.
@Suite(.enabled(if: Programs.areBuildable, "the frameworks are not built"), .serialized, .startsPrograms)
struct SwiftDataTests {
    private static let groups = ["group.org.example.diary"]

    private static let models = """
        import SwiftData
        import SwiftUI
        import WidgetKit

        @Model
        final class Page {
            #Unique<Page>([\\.number])
            var number: Int
            var mood = Mood.calm
            @Relationship(deleteRule: .cascade, inverse: \\Line.page) var lines: [Line] = []

            init(number: Int) { self.number = number }
        }

        enum Mood: String, Codable { case calm, wild }

        @Model
        final class Line {
            var text: String
            var page: Page?
            @Transient var isShown = false

            init(text: String, page: Page) {
                self.text = text
                self.page = page
            }
        }

        """

    private static let app =
        models + """
            @main struct DiaryApp: App {
                var body: some Scene { WindowGroup { PageList() }.modelContainer(for: Page.self) }
            }

            struct PageList: View {
                @Environment(\\.modelContext) private var context
                @Query(sort: \\Page.number, order: .reverse, animation: .default) private var pages: [Page]
                @Query(filter: #Predicate<Line> { $0.page?.number == 1 }) private var first: [Line]

                var body: some View {
                    Text("\\(pages.count) pages, \\(pages.first?.lines.map(\\.text).joined(separator: "+") ?? "none"), \\(first.count)")
                    Button("Write") { write() }
                    Button("Tear out") { if let last = pages.first { context.delete(last) } }
                    Button("Fill") { fill() }
                }

                private func write() {
                    let page = Page(number: (pages.first?.number ?? 0) + 1)
                    context.insert(page)
                    for text in ["a", "b"] { _ = Line(text: text, page: page) }
                }

                /// Writes without end.
                private func fill() {
                    Task { @MainActor in
                        print("pid \\(getpid())")
                        var number = (try! context.fetch(FetchDescriptor<Page>()).map(\\.number).max() ?? 0)
                        context.autosaveEnabled = false
                        while true {
                            number += 1
                            let page = Page(number: number)
                            context.insert(page)
                            _ = Line(text: "only", page: page)
                            try! context.save()
                            print("saved \\(number)")
                            await Task.yield()
                        }
                    }
                }
            }
            """

    private static let widget =
        models + """
            struct Entry: TimelineEntry { let date: Date }

            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(placeholder(in: context)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [Entry(date: Date())], policy: .never))
                }
            }

            struct Pages: View {
                @Query(sort: \\Page.number) private var pages: [Page]
                var body: some View {
                    VStack {
                        Text(String(pages.count))
                        Text(String(pages.last?.number ?? 0))
                        Text("\\(pages.filter { $0.lines.isEmpty }.count) torn")
                    }
                }
            }

            @main struct DiaryWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Diary", provider: Provider()) { _ in
                        Pages().modelContainer(for: [Page.self]).containerBackground(.white, for: .widget)
                    }
                }
            }
            """

    private func texts(_ device: TestDevice, _ product: BuildProduct) throws -> [String] {
        let widget = try device.start(product, groups: Self.groups)
        defer { widget.quit() }
        var texts: [String] = []
        _ = try widget.process.render(.timeline(of: "Diary")) { texts += $0.snapshots.flatMap { $0.root.texts } }
        return texts
    }

    /// Whether the widget comes to show these texts while its app goes on.
    private func shows(_ expected: [String], _ device: TestDevice, _ widget: BuildProduct, _ app: RunningApp) throws -> Bool {
        for _ in 0..<50 {
            if try texts(device, widget) == expected { return true }
            try app.send(.settle(within: 1))
        }
        return false
    }

    @Test func aWidgetShowsWhatItsAppJustSaved() throws {
        let device = try TestDevice()
        let widget = try Programs.build("DiaryWidget", source: Self.widget)
        #expect(try texts(device, widget) == ["0", "0", "0 torn"])
        let app = try device.start(Programs.build("DiaryApp", source: Self.app), groups: Self.groups)
        try app.send(.activate(in: nil))
        #expect(try app.texts().first == "0 pages, none, 0")
        try app.send(.use(.title("Write"), .tap))
        try app.send(.settle(within: 5))
        #expect(try app.texts().first == "1 pages, a+b, 2")
        #expect(try shows(["1", "1", "0 torn"], device, widget, app))
        try app.send(.use(.title("Tear out"), .tap))
        try app.send(.settle(within: 5))
        #expect(try shows(["0", "0", "0 torn"], device, widget, app))
        #expect(try app.texts().first == "0 pages, none, 0")
        app.quit()
    }

    @Test func anAppShowsWhatAnotherProcessSaves() throws {
        let device = try TestDevice()
        let product = try Programs.build("DiaryApp", source: Self.app)
        let (first, second) = (try device.start(product, groups: Self.groups), try device.start(product, groups: Self.groups))
        for app in [first, second] { try app.send(.activate(in: nil)) }
        try second.send(.use(.title("Write"), .tap))
        var shown: String?
        for _ in 0..<1000 where shown != "1 pages, a+b, 2" {
            try second.send(.settle(within: 1))
            try first.send(.settle(within: 1))
            shown = try first.texts().first
        }
        #expect(shown == "1 pages, a+b, 2")
        first.quit()
        second.quit()
    }

    /// How often the app is killed; `ISLET_KILLS=500` for a long run.
    private static let kills = ProcessInfo.processInfo.environment["ISLET_KILLS"].flatMap { Int($0) } ?? 20

    @Test func whatAKilledAppWasToldIsSavedIsShownByItsWidget() throws {
        let device = try TestDevice()
        let widget = try Programs.build("DiaryWidget", source: Self.widget)
        let product = try Programs.build("DiaryApp", source: Self.app)
        var random = SystemRandomNumberGenerator()
        var saved = 0
        for _ in 0..<Self.kills {
            let app = try device.start(product, groups: Self.groups)
            try app.send(.activate(in: nil))
            try app.process.post(.app(id: 1000, .use(.title("Fill"), .tap)), id: 1000)
            while !app.lines.contains(where: { $0.hasPrefix("saved") }) { try app.process.attend(milliseconds: 5) }
            let identifier = try #require(app.lines.first { $0.hasPrefix("pid") }.flatMap { pid_t($0.dropFirst(4)) })
            usleep(UInt32.random(in: 0..<60_000, using: &random))
            kill(identifier, SIGKILL)
            #expect(throws: ExtensionFailure.self) { while true { try app.process.attend(milliseconds: 100) } }
            let last = try #require(app.lines.last { $0.hasPrefix("saved") }.flatMap { Int($0.dropFirst("saved ".count)) })
            #expect(last > saved)
            let shown = try texts(device, widget)
            let count = try #require(Int(shown[0]))
            #expect(count >= last && shown[1] == shown[0] && shown[2] == "0 torn", "the app was told \(last), the widget shows \(shown)")
            saved = count
            app.quit()
        }
    }
}
