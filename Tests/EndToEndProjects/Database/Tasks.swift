import RealmSwift
import SwiftUI
import WidgetKit

enum Priority: String, PersistableEnum { case low, high }

final class Chore: Object, ObjectKeyIdentifiable {
    @Persisted(primaryKey: true) var id: ObjectId
    @Persisted var title = ""
    @Persisted var priority: Priority
    @Persisted var due: Date?
    @Persisted var note: String?
    @Persisted var steps: RealmSwift.List<String>

    convenience init(_ title: String, _ priority: Priority, due: Date? = nil) {
        self.init()
        (self.title, self.priority, self.due) = (title, priority, due)
    }
}

/// Made by an initializer that overrides the class's own.
final class Owner: Object {
    @Persisted var name: String
    override init() {
        super.init()
        name = "nobody"
    }
}

struct Entry: TimelineEntry {
    let date: Date
    let before: Int
    let titles: [String]
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now, before: 0, titles: []) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(placeholder(in: context)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [(try? read()) ?? Entry(date: .now, before: -1, titles: [])], policy: .never))
    }

    private func read() throws -> Entry {
        let realm = try Realm(configuration: Realm.Configuration(inMemoryIdentifier: UUID().uuidString, objectTypes: [Chore.self]))
        let chores = realm.objects(Chore.self)
        let before = chores.count
        try realm.write {
            realm.add(Chore("Water", .high, due: Date(timeIntervalSince1970: 2)))
            realm.add(Chore("Air", .high, due: Date(timeIntervalSince1970: 1)))
            realm.add(Chore("Rest", .low))
            chores.first { $0.title == "Air" }?.note = "Soon enough"
        }
        let high = chores.where { $0.priority == .high && $0.due != nil }.sorted(byKeyPath: "due")
        let rest = chores.filter("title BEGINSWITH %@", "Re")
        rest.first?.steps.append("sleep")
        let noted = chores.where { $0.note.contains("soon", options: .caseInsensitive) }.count
        let early = chores.where { $0.due < Date(timeIntervalSince1970: 2) || $0.note.ends(with: "late") }.count
        let titles = high.map(\.title) + rest.map { "\($0.title) \($0.steps.count)" } + ["noted \(noted) early \(early)"]
        return Entry(date: .now, before: before, titles: titles)
    }
}

@main struct Chores: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Chores", provider: Provider()) { entry in
            Text("\(entry.before): \(entry.titles.joined(separator: ", "))").containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
