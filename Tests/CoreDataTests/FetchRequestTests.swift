@testable import CoreData
import Snapshot
import SwiftUI
import Testing
import ViewEngine

/// A view that shows what its context holds.
private struct TripList: View {
    @FetchRequest private var trips: FetchedResults<Trip>

    init(_ entity: NSEntityDescription) {
        _trips = FetchRequest(
            entity: entity, sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)], predicate: NSPredicate(format: "days > 1"))
    }

    var body: some View { Text("trips: \(trips.compactMap(\.name).joined(separator: ","))") }
}

@MainActor
@Suite struct FetchRequestTests {
    private let entity: NSEntityDescription = {
        let (name, days) = (NSAttributeDescription(), NSAttributeDescription())
        (name.name, name.attributeType) = ("name", .stringAttributeType)
        (days.name, days.attributeType) = ("days", .integer16AttributeType)
        let entity = NSEntityDescription()
        entity.name = "Trip"
        entity.managedObjectClassName = "Trip"
        entity.properties = [name, days]
        return entity
    }()

    private func text(_ view: some View) -> String? {
        let archiver = ViewArchiver(
            size: CGSize(width: 300, height: 100), date: Date(timeIntervalSince1970: 0), context: SnapshotContext(), archive: ArchiveContext())
        let tree = archiver.snapshot(environment: EnvironmentValues()) { view._evaluate($0) }.dump()
        return tree.components(separatedBy: "\n").first { $0.contains("Text ") }
    }

    private func context(_ trips: [(String, Int16)]) throws -> NSManagedObjectContext {
        ManagedObjectClasses.register(Trip.self)
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Trips", managedObjectModel: model)
        container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
        var problem: (any Error)?
        container.loadPersistentStores { problem = $1 }
        if let problem { throw problem }
        for (name, days) in trips {
            let trip = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: container.viewContext)
            trip.setValue(name, forKey: "name")
            trip.setValue(days, forKey: "days")
        }
        try container.viewContext.save()
        return container.viewContext
    }

    @Test func resultsAreAskedForOtherwise() throws {
        let context = try context([("Rome", 5), ("Oslo", 9), ("Bern", 7)])
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.predicate = NSPredicate(format: "days > 5")
        var wishes = FetchWishes()
        let results = FetchedResults(try context.fetch(request), request) { wishes.add($0) }
        #expect(results.nsPredicate == request.predicate && results.nsSortDescriptors.isEmpty && results.count == 2)
        results.nsPredicate = NSPredicate(format: "days < 8")
        results.nsSortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        wishes.apply(to: request)
        #expect(try context.fetch(request).map(\.name) == ["Bern", "Rome"])
        results.nsPredicate = nil
        wishes.apply(to: request)
        #expect(try context.fetch(request).map(\.name) == ["Bern", "Oslo", "Rome"])
    }

    @Test func swiftsSortDescriptorsOrderObjects() throws {
        let context = try context([("Rome", 5), ("Oslo", 9), ("Bern", 7)])
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.sortDescriptors = [SortDescriptor(\Trip.days, order: .reverse)].map { NSSortDescriptor($0) }
        #expect(try context.fetch(request).map(\.name) == ["Oslo", "Bern", "Rome"])
        request.sortDescriptors = [NSSortDescriptor(SortDescriptor(\Trip.name))]
        #expect(try context.fetch(request).map(\.name) == ["Bern", "Oslo", "Rome"])
    }

    @Test func objectsTellThatTheyAreAboutToChange() throws {
        let trip = try #require(try context([("Rome", 5)]).fetch(NSFetchRequest<Trip>(entityName: "Trip")).first)
        var seen: [String?] = []
        let observation = trip.objectWillChange.sink { seen.append(trip.name) }
        trip.setValue("Oslo", forKey: "name")
        trip.setValue("Bern", forKey: "name")
        observation.cancel()
        #expect(seen == ["Rome", "Oslo"])
    }

    private final class Listener: NSFetchedResultsControllerDelegate {
        var counts: [Int] = []
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            counts.append(controller.fetchedObjects?.count ?? 0)
        }
    }

    @Test func aControllerKeepsItsObjectsInSectionsAndUpToDate() throws {
        let context = try context([("Rome", 5), ("Oslo", 9), ("Bern", 5)])
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.sortDescriptors = [NSSortDescriptor(key: "days", ascending: true), NSSortDescriptor(key: "name", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "days", cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        #expect(controller.fetchedObjects == nil)
        try controller.performFetch()
        #expect(controller.fetchedObjects?.map(\.name) == ["Bern", "Rome", "Oslo"])
        #expect(controller.sections?.map(\.name) == ["5", "9"] && controller.sections?.map(\.numberOfObjects) == [2, 1])
        #expect(controller.object(at: IndexPath(indexes: [0, 1])).name == "Rome")
        #expect(controller.indexPath(forObject: try #require(controller.fetchedObjects?.last)) == IndexPath(indexes: [1, 0]))
        let trip = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: context)
        trip.setValue("Graz", forKey: "name")
        trip.setValue(Int16(1), forKey: "days")
        try context.save()
        #expect(controller.fetchedObjects?.first?.name == "Graz" && listener.counts == [4])
    }

    @Test func aRunningAppShowsWhatIsSaved() throws {
        let context = try context([("Rome", 5)])
        let view = TripList(entity).environment(\.managedObjectContext, context)
        var shown = ""
        let window = LiveWindow(.app) { pass in
            let archiver = ViewArchiver(
                size: CGSize(width: 300, height: 100), date: Date(timeIntervalSince1970: 0), context: SnapshotContext(), archive: ArchiveContext())
            shown = archiver.snapshot(of: pass, environment: EnvironmentValues()) { view._evaluate($0) }.dump()
        }
        window.open()
        #expect(shown.contains("\"trips: Rome\""))
        let trip = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: context)
        trip.setValue("Oslo", forKey: "name")
        trip.setValue(Int16(3), forKey: "days")
        #expect(window.isUpToDate)
        try context.save()
        #expect(!window.isUpToDate)
        window.updateNow()
        #expect(shown.contains("\"trips: Oslo,Rome\""))
        window.close()
    }

    @Test func aViewShowsTheObjectsOfItsContext() throws {
        let context = try context([("Rome", 5), ("Graz", 1), ("Oslo", 4)])
        #expect(text(TripList(entity).environment(\.managedObjectContext, context))?.contains("\"trips: Oslo,Rome\"") == true)
    }

    @Test func withoutAContextNothingIsFetched() {
        #expect(text(TripList(entity))?.contains("\"trips: \"") == true)
    }
}
