import ActivityKit
import CoreData
import Foundation

/// What the app and its widget share, and what they do not.
enum Shelf {
    static let group = "group.com.example.pantry"
    static let misspelled = "group.com.example.pantri"

    /// Memory of one process.
    nonisolated(unsafe) static var jars = 0

    static var shared: UserDefaults? { UserDefaults(suiteName: group) }
    static var container: URL? { FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) }
    static var list: URL? { container?.appendingPathComponent("list.txt") }

    /// A Core Data store in the group's container.
    static func store() -> NSPersistentContainer? {
        guard let container else { return nil }
        let name = NSAttributeDescription()
        name.name = "name"
        name.attributeType = .stringAttributeType
        let item = NSEntityDescription()
        item.name = "Item"
        item.managedObjectClassName = "NSManagedObject"
        item.properties = [name]
        let model = NSManagedObjectModel()
        model.entities = [item]
        let store = NSPersistentContainer(name: "Pantry", managedObjectModel: model)
        store.persistentStoreDescriptions = [NSPersistentStoreDescription(url: container.appendingPathComponent("Pantry.sqlite"))]
        store.loadPersistentStores { _, error in if let error { print("store: \(error)") } }
        return store
    }
}

struct Baking: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var cake: String
}
