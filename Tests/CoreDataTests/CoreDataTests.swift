import CoreData
import Foundation
import Testing

final class Trip: NSManagedObject, @unchecked Sendable {
    var name: String? {
        get { _managedValue(forKey: "name") }
        set { _setManagedValue(newValue, forKey: "name") }
    }
    var days: Int16 {
        get { _managedValue(forKey: "days") }
        set { _setManagedValue(newValue, forKey: "days") }
    }
}

final class Item: NSManagedObject, @unchecked Sendable {}

@Suite struct CoreDataTests {
    private let model = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
          <entity name="Trip" representedClassName="Trip" syncable="YES">
            <attribute name="name" optional="YES" attributeType="String"/>
            <attribute name="days" attributeType="Integer 16" defaultValueString="2" usesScalarValueType="YES"/>
            <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="trip"/>
          </entity>
          <entity name="Item" representedClassName="Item">
            <attribute name="title" attributeType="String"/>
            <relationship name="trip" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Trip" inverseName="items"/>
          </entity>
        </model>
        """

    private func container() throws -> NSPersistentContainer {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-model-\(UUID().uuidString).xcdatamodel")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(model.utf8).write(to: folder.appendingPathComponent("contents"))
        let container = NSPersistentContainer(name: "Trips", managedObjectModel: try #require(NSManagedObjectModel(contentsOf: folder)))
        container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
        var problem: (any Error)?
        container.loadPersistentStores { problem = $1 }
        #expect(problem == nil)
        return container
    }

    private func add(_ name: String, _ days: Int16, _ context: NSManagedObjectContext) -> Trip {
        let trip = Trip(context: context)
        trip.name = name
        trip.days = days
        return trip
    }

    @Test func savedObjectsAreFetchedInAnotherContext() throws {
        let container = try container()
        for (name, days) in [("Oslo", 4), ("Graz", 2), ("Rome", 4)] as [(String, Int16)] { _ = add(name, days, container.viewContext) }
        #expect(container.viewContext.hasChanges)
        try container.viewContext.save()
        #expect(!container.viewContext.hasChanges)
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.predicate = NSPredicate(format: "days == %d", 4)
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
        let found = try container.newBackgroundContext().fetch(request)
        #expect(found.map(\.name) == ["Rome", "Oslo"])
        request.fetchLimit = 1
        #expect(try container.viewContext.count(for: request) == 1)
    }

    @Test func defaultsComeFromTheModel() throws {
        let container = try container()
        ManagedObjectClasses.register(Trip.self)
        let trip = try #require(NSEntityDescription.insertNewObject(forEntityName: "Trip", into: container.viewContext) as? Trip)
        #expect(trip.days == 2)
        #expect(trip.name == nil)
    }

    @Test func bothEndsOfARelationshipAreKept() throws {
        let container = try container()
        let trip = add("Oslo", 1, container.viewContext)
        let item = Item(context: container.viewContext)
        item.setValue("Ski", forKey: "title")
        trip._managedCall("addToItems", [item])
        #expect(item.value(forKey: "trip") as? Trip === trip)
        try container.viewContext.save()
        container.viewContext.delete(trip)
        try container.viewContext.save()
        #expect(try container.viewContext.count(for: NSFetchRequest<Item>(entityName: "Item")) == 0)
    }

    @Test func aMissingRequiredValueStopsTheSave() throws {
        let container = try container()
        _ = Item(context: container.viewContext)
        #expect(throws: (any Error).self) { try container.viewContext.save() }
        container.viewContext.rollback()
        #expect(!container.viewContext.hasChanges)
    }

    @Test func rollbackBringsBackSavedValues() throws {
        let container = try container()
        let trip = add("Oslo", 1, container.viewContext)
        try container.viewContext.save()
        trip.name = "Rome"
        #expect(trip.isUpdated)
        container.viewContext.rollback()
        #expect(trip.name == "Oslo")
    }

    @Test func aBatchDeleteTellsWhatItDeleted() throws {
        let container = try container()
        let trip = add("Oslo", 1, container.viewContext)
        try container.viewContext.save()
        let request = NSBatchDeleteRequest(fetchRequest: Trip.fetchRequest())
        request.resultType = .resultTypeObjectIDs
        let result = try #require(try container.viewContext.execute(request) as? NSBatchDeleteResult)
        #expect(result.result as? [NSManagedObjectID] == [trip.objectID])
        request.resultType = .resultTypeCount
        #expect((try container.viewContext.execute(request) as? NSBatchDeleteResult)?.result as? Int == 0)
    }

    @Test func valuesAreReadAndSetAtKeyPaths() throws {
        let container = try container()
        let trip = add("Oslo", 1, container.viewContext)
        trip.setValue("Rome", forKeyPath: "name")
        #expect(trip.value(forKeyPath: "name") as? String == "Rome")
        #expect(trip.value(forKeyPath: "absent.name") == nil)
        let nested: NSDictionary = ["a": ["b": [1, 2]]]
        #expect(nested.value(forKeyPath: "a.b.@count") as? Int == 2)
    }

    /// On Apple's systems only the compiler knows what a request fetches.
    @Test func requestsAreOnesForOtherResults() throws {
        let container = try container()
        _ = add("Oslo", 1, container.viewContext)
        try container.viewContext.save()
        let untyped: NSFetchRequest<any NSFetchRequestResult> = Trip.fetchRequest()
        untyped.predicate = NSPredicate(format: "name == %@", "Oslo")
        untyped.fetchLimit = 1
        let typed = try #require(_fetchRequest(untyped, as: NSFetchRequest<Trip>.self))
        #expect(typed.fetchLimit == 1)
        #expect(try container.viewContext.fetch(typed).map(\.name) == ["Oslo"])
        #expect(_fetchRequest(typed, as: NSFetchRequest<Trip>.self) === typed)
        #expect(_fetchRequest("no request", as: NSFetchRequest<Trip>.self) == nil)
    }

    @Test func aBatchUpdateChangesWhatItsPredicateTakes() throws {
        let container = try container()
        let context = container.viewContext
        let (oslo, rome) = (add("Oslo", 1, context), add("Rome", 2, context))
        try context.save()
        let request = NSBatchUpdateRequest(entityName: "Trip")
        request.predicate = NSPredicate(format: "name == %@", "Oslo")
        request.propertiesToUpdate = ["name": "Bergen"]
        request.resultType = .updatedObjectIDsResultType
        let result = try #require(try context.execute(request) as? NSBatchUpdateResult)
        #expect(result.result as? [NSManagedObjectID] == [oslo.objectID])
        #expect(oslo.name == "Bergen" && rome.name == "Rome" && !context.hasChanges)
    }

    @Test func aBatchOfNewObjectsIsSaved() throws {
        ManagedObjectClasses.register(Trip.self)
        let container = try container()
        let request = NSBatchInsertRequest(entityName: "Trip", objects: [["name": "Oslo"], ["name": "Rome"]])
        request.resultType = .count
        #expect((try container.viewContext.execute(request) as? NSBatchInsertResult)?.result as? Int == 2)
        var names = ["Bonn", "Kyiv"]
        let handled = NSBatchInsertRequest(entityName: "Trip") { (values: NSMutableDictionary) in
            guard let name = names.popLast() else { return true }
            values["name"] = name
            return false
        }
        try container.viewContext.execute(handled)
        let found = try container.viewContext.fetch(NSFetchRequest<Trip>(entityName: "Trip"))
        #expect(Set(found.compactMap(\.name)) == ["Oslo", "Rome", "Bonn", "Kyiv"])
    }

    @Test func batchDeletesEmptyTheStore() throws {
        let container = try container()
        _ = add("Oslo", 1, container.viewContext)
        try container.viewContext.save()
        try container.viewContext.execute(NSBatchDeleteRequest(fetchRequest: Trip.fetchRequest()))
        #expect(try container.viewContext.fetch(NSFetchRequest<Trip>(entityName: "Trip")).isEmpty)
    }
}
