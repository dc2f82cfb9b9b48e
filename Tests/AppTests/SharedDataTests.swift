import ExtensionProtocol
import Foundation
import Host
import Sandboxing
import ScriptedSystem
import TestGate
import Testing

/// An app and its widget, in processes of their own, on one device.
@Suite(.enabled(if: Programs.areBuildable, "the frameworks are not built"), .serialized, .startsPrograms)
struct SharedDataTests {
    private static let shared = """
        import CoreData
        import SwiftUI
        import WidgetKit

        let group = "group.org.example.notes"
        let defaults = UserDefaults(suiteName: group)!

        final class Storage {
            let container: NSPersistentContainer

            init() {
                let note = NSEntityDescription()
                note.name = "Note"
                let text = NSAttributeDescription()
                text.name = "text"
                text.attributeType = .stringAttributeType
                note.properties = [text]
                let model = NSManagedObjectModel()
                model.entities = [note]
                container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
                let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)!
                container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.appendingPathComponent("Notes.sqlite"))]
                container.loadPersistentStores { _, error in if let error { print("store: \\(error)") } }
            }

            var notes: [String] {
                let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
                return (try? container.viewContext.fetch(request))?.compactMap { $0.value(forKey: "text") as? String } ?? ["unreadable"]
            }

            func add(_ text: String) {
                let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: container.viewContext)
                note.setValue(text, forKey: "text")
                do { try container.viewContext.save() } catch { print("save: \\(error)") }
            }
        }

        """

    private static let app =
        shared + """
            @main struct NotesApp: App {
                private let storage = Storage()
                @AppStorage("draft", store: defaults) private var draft = "empty"

                var body: some Scene {
                    WindowGroup {
                        Text(draft)
                        TextField("Draft", text: $draft)
                        Button("Save") { storage.add(draft) }
                        Button("List") { print(storage.notes) }
                    }
                }
            }
            """

    private static let widget =
        shared + """
            struct Entry: TimelineEntry { let date: Date; let texts: [String] }

            struct Provider: TimelineProvider {
                static let storage = Storage()
                func placeholder(in context: Context) -> Entry { Entry(date: Date(), texts: []) }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(placeholder(in: context)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    let texts = [defaults.string(forKey: "draft") ?? "none"] + Self.storage.notes
                    if texts.dropFirst() == ["from the app"] { Self.storage.add("from the widget") }
                    completion(Timeline(entries: [Entry(date: Date(), texts: texts)], policy: .never))
                }
            }

            @main struct NotesWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Notes", provider: Provider()) { entry in
                        VStack { ForEach(entry.texts, id: \\.self) { Text($0) } }.containerBackground(.white, for: .widget)
                    }
                    .onBackgroundURLSessionEvents(matching: "widget-transfers") { identifier, completion in
                        print("session \\(identifier)")
                        completion()
                    }
                }
            }
            """

    private func texts(_ widget: RunningApp) throws -> [String] {
        var texts: [String] = []
        _ = try widget.process.render(.timeline(of: "Notes")) { texts += $0.snapshots.flatMap { $0.root.texts } }
        return texts
    }

    @Test("R153, R156: an app and its widget share their database and their defaults") func anAppAndItsWidgetShareTheirDatabaseAndTheirDefaults()
        throws
    {
        let device = try TestDevice()
        let groups = ["group.org.example.notes"]
        let app = try device.start(Programs.build("NotesApp", source: Self.app), groups: groups)
        let widget = try device.start(Programs.build("NotesWidget", source: Self.widget), groups: groups)
        try app.send(.activate(in: nil))
        #expect(try texts(widget) == ["none"])
        try app.send(.use(.title("Draft"), .enter("from the app")))
        #expect(try texts(widget) == ["from the app"])
        try app.send(.use(.title("Save"), .tap))
        #expect(try texts(widget) == ["from the app", "from the app"])
        try app.send(.use(.title("List"), .tap))
        #expect(app.lines == [#"["from the app", "from the widget"]"#])
        #expect(try texts(widget).last == "from the widget")
        app.quit()
        widget.quit()
    }

    @Test func anAppShowsWhatAnotherProcessOfItsGroupSets() throws {
        let device = try TestDevice()
        let product = try Programs.build("NotesApp", source: Self.app)
        let (first, second) = (try device.start(product), try device.start(product))
        try first.send(.activate(in: nil))
        try second.send(.activate(in: nil))
        #expect(try first.texts().first == "empty")
        try second.send(.use(.title("Draft"), .enter("changed")))
        var shown: String?
        for _ in 0..<1000 where shown != "changed" { shown = try first.send(.settle(within: 1)).status.controls.first?.value }
        #expect(shown == "changed")
        #expect(try first.texts().first == "changed")
        first.quit()
        second.quit()
    }

    @Test("R155: an extension takes the news of its background sessions") func anExtensionTakesTheNewsOfItsBackgroundSessions() throws {
        let widget = try TestDevice().start(Programs.build("NotesWidget", source: Self.widget))
        #expect(try widget.send(.backgroundURLSession(identifier: "widget-transfers", within: 10)).outcome == .done)
        #expect(
            try widget.send(.backgroundURLSession(identifier: "others", within: 10)).outcome
                == .notHandled(reason: "no onBackgroundURLSessionEvents matches “others”"))
        #expect(
            try widget.send(.activate(in: nil)).outcome
                == .notHandled(reason: "an extension takes background URL sessions and tokens for pushes, and no other event"))
        #expect(widget.lines == ["session widget-transfers"])
        widget.quit()
    }

    private static let signalling = """
        import SwiftUI
        import WidgetKit

        @main struct SignallingApp: App {
            @AppStorage("word", store: UserDefaults(suiteName: "group.org.example.signals")) private var word = "none"

            init() {
                CFNotificationCenterAddObserver(
                    CFNotificationCenterGetDarwinNotifyCenter(), nil, { _, _, name, _, _ in print("heard \\(name!.rawValue)") },
                    "org.example.signal" as CFString, nil, .deliverImmediately)
            }

            var body: some Scene {
                WindowGroup {
                    Text(word)
                    Button("Signal") {
                        word = "signalled"
                        CFNotificationCenterPostNotification(
                            CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName("org.example.signal" as CFString), nil, nil, true)
                        WidgetCenter.shared.reloadAllTimelines()
                    }
                }
            }
        }
        """

    @Test(.enabled(if: Sandbox.support().sandbox != .off, "bubblewrap may not make a sandbox here"))
    func processesInSandboxesReachEachOtherAndTheirSystem() throws {
        let device = try TestDevice()
        let host = try ScriptedHost(in: device.folder.url.appendingPathComponent("System")) { _ in .done }
        let product = try Programs.build("SignallingApp", source: Self.signalling)
        let apps = try (0..<2).map { _ in
            try device.start(product) {
                $0.sandbox = Sandbox.support().sandbox
                $0.system = host.address
            }
        }
        for app in apps { try app.send(.activate(in: nil)) }
        try apps[0].send(.use(.title("Signal"), .tap))
        for app in apps {
            for _ in 0..<1000 where app.lines.isEmpty { try app.send(.settle(within: 1)) }
            #expect(app.lines == ["heard org.example.signal"])
        }
        for _ in 0..<1000 where try apps[1].texts().first != "signalled" { usleep(1000) }
        #expect(try apps[1].texts().first == "signalled")
        host.waitFor(questions: 1)
        #expect(host.asked == [.reloadTimelines(kind: nil)])
        for app in apps { app.quit() }
        host.stop()
    }
}
