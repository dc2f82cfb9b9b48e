@testable import CoreData
import Foundation
import SQLite
import Synchronization
import Testing

/// Stores in files. Two containers on one file stand for two processes: they share nothing but the file.
@Suite struct SQLiteStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-store-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("Group/Shop.sqlite") }

    private static func attribute(_ name: String, _ type: NSAttributeType, optional: Bool = true) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.isOptional = optional
        return attribute
    }

    private static let model: NSManagedObjectModel = {
        let (order, line) = (NSEntityDescription(), NSEntityDescription())
        order.name = "Order"
        line.name = "Line"
        let types: [(String, NSAttributeType)] = [
            ("title", .stringAttributeType), ("small", .integer16AttributeType), ("large", .integer64AttributeType), ("price", .doubleAttributeType),
            ("isDone", .booleanAttributeType), ("date", .dateAttributeType), ("picture", .binaryDataAttributeType), ("key", .UUIDAttributeType),
            ("link", .URIAttributeType), ("sum", .decimalAttributeType), ("tags", .transformableAttributeType), ("ratio", .floatAttributeType),
        ]
        let (lines, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
        lines.name = "lines"
        lines.maxCount = 0
        lines.deleteRule = .cascadeDeleteRule
        lines.destinationEntity = line
        owner.name = "order"
        owner.destinationEntity = order
        (lines.inverseRelationship, owner.inverseRelationship) = (owner, lines)
        order.properties = types.map { attribute($0.0, $0.1) } + [lines]
        line.properties = [attribute("name", .stringAttributeType, optional: false), owner]
        let model = NSManagedObjectModel()
        model.entities = [order, line]
        return model
    }()

    private func container(policy: NSMergePolicy = .error, adjust: (NSPersistentStoreDescription) -> Void = { _ in }) throws -> NSPersistentContainer
    {
        let container = NSPersistentContainer(name: "Shop", managedObjectModel: Self.model)
        let description = NSPersistentStoreDescription(url: file)
        adjust(description)
        container.persistentStoreDescriptions = [description]
        var problem: (any Error)?
        container.loadPersistentStores { problem = $1 }
        if let problem { throw problem }
        container.viewContext.mergePolicy = policy
        return container
    }

    private func orders(_ container: NSPersistentContainer) throws -> [NSManagedObject] {
        try container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Order"))
    }

    private func insert(_ values: [String: Any], _ container: NSPersistentContainer) throws -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: "Order", into: container.viewContext)
        for (key, value) in values { object.setValue(value, forKey: key) }
        try container.viewContext.save()
        return object
    }

    private func remove() throws { try FileManager.default.removeItem(at: folder) }

    @Test func valuesOfEveryTypeAreReadBack() throws {
        let values: [String: Any] = [
            "title": "Ünïcode \u{0} 🛒", "small": Int16(-7), "large": Int64.max, "price": 0.1, "isDone": true,
            "date": Date(timeIntervalSinceReferenceDate: 1.5),
            "picture": Data([0, 255]), "key": UUID(), "link": URL(string: "https://example.com/a?b=c")!, "sum": NSDecimalNumber(string: "12.30"),
            "tags": ["a", "b"], "ratio": Float(0.5),
        ]
        _ = try insert(values, container())
        let read = try #require(try orders(container()).first)
        for (key, value) in values {
            #expect(ValueEquality.equal(read.value(forKey: key), value) || "\(read.value(forKey: key)!)" == "\(value)", "\(key)")
            #expect(type(of: read.value(forKey: key)!) == type(of: value) || key == "tags", "\(key)")
        }
        try remove()
    }

    @Test func relationshipsAreReadBack() throws {
        let first = try container()
        let order = try insert(["title": "o"], first)
        for name in ["a", "b"] {
            let line = NSEntityDescription.insertNewObject(forEntityName: "Line", into: first.viewContext)
            line.setValue(name, forKey: "name")
            line.setValue(order, forKey: "order")
        }
        try first.viewContext.save()
        let second = try container()
        let read = try #require(try orders(second).first)
        let lines = try #require(read.value(forKey: "lines") as? NSSet)
        #expect(Set(lines.compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String }) == ["a", "b"])
        second.viewContext.delete(read)
        try second.viewContext.save()
        #expect(try orders(first).isEmpty)
        #expect(try first.viewContext.count(for: NSFetchRequest<NSManagedObject>(entityName: "Line")) == 0)
        try remove()
    }

    @Test func aSaveIsSeenAtTheNextFetchOfAnother() throws {
        let (first, second) = (try container(), try container())
        #expect(try orders(second).isEmpty)
        let order = try insert(["title": "one"], first)
        let seen = try #require(try orders(second).first)
        #expect(seen.value(forKey: "title") as? String == "one")
        order.setValue("two", forKey: "title")
        try first.viewContext.save()
        #expect(try orders(second).map { $0.value(forKey: "title") as? String } == ["two"])
        #expect(try orders(second).first === seen)
        first.viewContext.delete(order)
        try first.viewContext.save()
        #expect(try orders(second).isEmpty)
        #expect(throws: (any Error).self) { try second.viewContext.existingObject(with: seen.objectID) }
        try remove()
    }

    @Test func objectsOfSeveralProcessesAreDifferent() throws {
        let containers = try (0..<3).map { _ in try container() }
        for (index, container) in containers.enumerated() { for number in 0..<10 { _ = try insert(["title": "\(index)-\(number)"], container) } }
        let titles = try orders(containers[0]).compactMap { $0.value(forKey: "title") as? String }
        #expect(Set(titles).count == 30 && titles.count == 30)
        #expect(Set(try orders(containers[1]).map(\.objectID)).count == 30)
        try remove()
    }

    @Test func aNewObjectGetsItsPermanentNameWhenItIsSaved() throws {
        let container = try container()
        let order = NSEntityDescription.insertNewObject(forEntityName: "Order", into: container.viewContext)
        #expect(order.objectID.isTemporaryID)
        try container.viewContext.save()
        #expect(!order.objectID.isTemporaryID)
        let url = order.objectID.uriRepresentation()
        #expect(url.absoluteString == "x-coredata://Shop.sqlite/Order/p1")
        let id = try #require(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url))
        #expect(try container.viewContext.existingObject(with: id) === order)
        try remove()
    }

    /// Two containers change the same object: one its title, then the other both title and price.
    private func conflict(_ policy: NSMergePolicy) throws -> (title: String?, price: Double?, error: NSError?) {
        let (first, second) = (try container(), try container(policy: policy))
        let order = try insert(["title": "start", "price": 1.0], first)
        let other = try #require(try orders(second).first)
        order.setValue("elsewhere", forKey: "title")
        try first.viewContext.save()
        other.setValue("here", forKey: "title")
        other.setValue(2.0, forKey: "price")
        var problem: NSError?
        do { try second.viewContext.save() } catch { problem = error as NSError }
        let read = try #require(try orders(container()).first)
        try remove()
        return (read.value(forKey: "title") as? String, read.value(forKey: "price") as? Double, problem)
    }

    @Test func theMergePolicySaysWhoWins() throws {
        let failed = try conflict(.error)
        #expect(failed.title == "elsewhere" && failed.price == 1 && failed.error?.code == 133_020)
        let here = try conflict(.mergeByPropertyObjectTrump)
        #expect(here.title == "here" && here.price == 2 && here.error == nil)
        let store = try conflict(.mergeByPropertyStoreTrump)
        #expect(store.title == "elsewhere" && store.price == 2 && store.error == nil)
        let overwritten = try conflict(.overwrite)
        #expect(overwritten.title == "here" && overwritten.price == 2)
        let kept = try conflict(.rollback)
        #expect(kept.title == "elsewhere" && kept.price == 1 && kept.error == nil)
    }

    @Test func aSaveThatFailsChangesNothing() throws {
        let (first, second) = (try container(), try container())
        let order = try insert(["title": "start"], first)
        let other = try #require(try orders(second).first)
        order.setValue("elsewhere", forKey: "title")
        try first.viewContext.save()
        other.setValue("here", forKey: "title")
        _ = NSEntityDescription.insertNewObject(forEntityName: "Order", into: second.viewContext)
        #expect(throws: (any Error).self) { try second.viewContext.save() }
        #expect(try orders(first).count == 1)
        second.viewContext.mergePolicy = NSMergePolicy.overwrite
        try second.viewContext.save()
        #expect(try orders(first).count == 2)
        try remove()
    }

    @Test func othersAreToldOfASaveWhereTheyAskForIt() async throws {
        let key = NSPersistentStoreRemoteChangeNotificationPostOptionKey
        let watching = try container { $0.setOption(true as NSNumber, forKey: key) }
        let told = Mutex(0)
        let token = NotificationCenter.default.addObserver(
            forName: .NSPersistentStoreRemoteChange, object: watching.persistentStoreCoordinator, queue: nil
        ) { _ in told.withLock { $0 += 1 } }
        _ = try insert(["title": "x"], container())
        let deadline = ContinuousClock.now + .seconds(30)
        while told.withLock({ $0 }) == 0, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(2)) }
        #expect(told.withLock { $0 } > 0)
        #expect(try orders(watching).count == 1)
        NotificationCenter.default.removeObserver(token)
        try remove()
    }

    @Test func filesThatAreNoStoresOfOursAreRefused() throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(String(repeating: "no database ", count: 100).utf8).write(to: file)
        #expect(throws: (any Error).self) { try container() }
        try FileManager.default.removeItem(at: file)
        try SQLiteConnection(path: file.path).execute("CREATE TABLE Z_METADATA (Z_VERSION INTEGER)")
        let problem = #expect(throws: NSError.self) { try container() }
        #expect(problem?.code == 134_020)
        #expect(problem?.localizedDescription.contains("Apple's Core Data") == true)
        try remove()
    }

    @Test func aReadOnlyStoreIsNotWritten() throws {
        _ = try insert(["title": "x"], container())
        let readOnly = try container { $0.setOption(true as NSNumber, forKey: NSReadOnlyPersistentStoreOption) }
        #expect(try orders(readOnly).count == 1)
        #expect(throws: (any Error).self) { try insert(["title": "y"], readOnly) }
        #expect(try orders(container()).count == 1)
        try remove()
    }

    @Test func aStoreMovesToAnotherFileWithItsObjects() throws {
        let container = try container()
        _ = try insert(["title": "Soup", "large": Int64(3)], container)
        let coordinator = container.persistentStoreCoordinator
        let old = try #require(coordinator.persistentStores.first)
        let target = folder.appendingPathComponent("Shared/Shop.sqlite")
        let new = try coordinator.migratePersistentStore(old, to: target, type: .sqlite)
        #expect(coordinator.persistentStores == [new])
        let request = NSFetchRequest<NSManagedObject>(entityName: "Order")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        #expect(try container.viewContext.fetch(request).map { $0.value(forKey: "title") as? String } == ["Soup"])
        _ = try insert(["title": "Bread"], container)
        let other = NSPersistentStoreCoordinator(managedObjectModel: Self.model)
        let reader = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        reader.persistentStoreCoordinator = other
        let second = try other.addPersistentStore(type: .sqlite, at: target)
        #expect(try reader.fetch(request).map { $0.value(forKey: "title") as? String } == ["Bread", "Soup"])
        #expect(throws: NSError.self) { try other.migratePersistentStore(second, to: file, type: .sqlite) }
        #expect(other.persistentStores == [second])
        try remove()
    }

    @Test func aStoreIsReplacedByAnother() throws {
        let container = try container()
        _ = try insert(["title": "Soup"], container)
        let target = folder.appendingPathComponent("Copy.sqlite")
        let other = NSPersistentStoreCoordinator(managedObjectModel: Self.model)
        try other.replacePersistentStore(at: target, withPersistentStoreFrom: file, ofType: NSSQLiteStoreType)
        _ = try other.addPersistentStore(type: .sqlite, at: target)
        let reader = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        reader.persistentStoreCoordinator = other
        let request = NSFetchRequest<NSManagedObject>(entityName: "Order")
        #expect(try reader.fetch(request).map { $0.value(forKey: "title") as? String } == ["Soup"])
        let nowhere = folder.appendingPathComponent("None.sqlite")
        #expect(throws: NSError.self) { try other.replacePersistentStore(at: file, withPersistentStoreFrom: nowhere, type: .sqlite) }
        #expect(try orders(self.container()).count == 1)
        try remove()
    }

    @Test func aStoreCanBeDestroyed() throws {
        let container = try container()
        _ = try insert(["title": "x"], container)
        try container.persistentStoreCoordinator.destroyPersistentStore(at: file, ofType: NSSQLiteStoreType)
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(try orders(self.container()).isEmpty)
        try remove()
    }
}
