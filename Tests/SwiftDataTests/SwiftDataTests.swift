import FoundationOverlay
import Snapshot
import SwiftData
import SwiftUI
import Testing
import ViewEngine

final class Trip {
    var name: String
    var days: Int

    init(name: String, days: Int) {
        self.name = name
        self.days = days
    }
}

extension Trip: PersistentModel {
    static var _modelProperties: [_ModelProperty] { [_ModelProperty("name", \Trip.name, isUnique: true), _ModelProperty("days", \Trip.days)] }
}

@Suite struct SwiftDataTests {
    private func context() throws -> ModelContext {
        let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        return ModelContext(container)
    }

    @Test func predicatesAndOrderChooseModels() throws {
        let context = try context()
        for (name, days) in [("Oslo", 4), ("Graz", 2), ("Rome", 5)] { context.insert(Trip(name: name, days: days)) }
        try context.save()
        var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.days > 3 }, sortBy: [SortDescriptor(\.name, order: .reverse)])
        let other = ModelContext(context.container)
        #expect(try other.fetch(descriptor).map(\.name) == ["Rome", "Oslo"])
        descriptor.fetchLimit = 1
        #expect(try other.fetchCount(descriptor) == 1)
    }

    @Test func unsavedModelsAreSeenByTheirContextOnly() throws {
        let context = try context()
        context.insert(Trip(name: "Oslo", days: 1))
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
        #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Trip>()) == 0)
        context.rollback()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test func aUniqueValueReplacesTheEarlierModel() throws {
        let context = try context()
        context.insert(Trip(name: "Oslo", days: 1))
        try context.save()
        context.insert(Trip(name: "Oslo", days: 9))
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.days) == [9])
    }

    @Test func deletedModelsAreGone() throws {
        let context = try context()
        let trip = Trip(name: "Oslo", days: 1)
        context.insert(trip)
        try context.save()
        #expect(trip.modelContext === context)
        context.delete(trip)
        #expect(trip.isDeleted)
        #expect(try context.fetch(FetchDescriptor<Trip>()).isEmpty)
    }

    @Test func containersOfOneFileShareTheirModels() throws {
        let url = URL(fileURLWithPath: "/tmp/islet-\(UUID().uuidString).store")
        let first = ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
        first.insert(Trip(name: "Oslo", days: 1))
        try first.save()
        let second = ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
        #expect(try second.fetchCount(FetchDescriptor<Trip>()) == 1)
    }
}

/// A view that shows what its container holds.
private struct TripList: View {
    @Query(filter: #Predicate<Trip> { $0.days > 3 }, sort: \Trip.name) private var long: [Trip]
    @Query private var all: [Trip]

    var body: some View { Text("\(long.map(\.name).joined(separator: ",")) of \(all.count)") }
}

@MainActor
@Suite struct QueryTests {
    private func text(_ view: some View) -> String? {
        let archiver = ViewArchiver(
            size: CGSize(width: 300, height: 100), date: Date(timeIntervalSince1970: 0), context: SnapshotContext(), archive: ArchiveContext())
        let tree = archiver.snapshot(environment: EnvironmentValues()) { view._evaluate($0) }.dump()
        return tree.components(separatedBy: "\n").first { $0.contains("Text ") }
    }

    @Test func aViewShowsTheModelsOfItsContainer() throws {
        let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for (name, days) in [("Rome", 5), ("Graz", 2), ("Oslo", 4)] { container.mainContext.insert(Trip(name: name, days: days)) }
        #expect(text(TripList().modelContainer(container))?.contains("\"Oslo,Rome of 3\"") == true)
    }

    @Test func withoutAContainerNothingIsFound() {
        #expect(text(TripList())?.contains("\" of 0\"") == true)
    }
}
