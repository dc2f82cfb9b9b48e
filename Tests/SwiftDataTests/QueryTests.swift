import FoundationOverlay
import Snapshot
import SwiftData
import SwiftUI
import Testing
import ViewEngine

/// A view that shows what its container holds.
private struct TripList: View {
    @Query(filter: #Predicate<Trip> { $0.days > 3 }, sort: \Trip.name) private var long: [Trip]
    @Query private var all: [Trip]

    init(from days: Int = 3) { _long = Query(filter: #Predicate { $0.days > days }, sort: [SortDescriptor(\.name)], animation: .default) }

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
        #expect(text(TripList(from: 4).modelContainer(container))?.contains("\"Rome of 3\"") == true)
    }

    @Test func withoutAContainerThereIsAContextThatKnowsNoModels() {
        let context = EnvironmentValues().modelContext
        #expect(!context.hasChanges)
        #expect(throws: SwiftDataError.missingModelContext) { try context.fetch(FetchDescriptor<Trip>()) }
        #expect(throws: SwiftDataError.missingModelContext) { try context.delete(model: Trip.self) }
        #expect(throws: Never.self) { try context.save() }
    }

    @Test func withoutAContainerNothingIsFound() {
        #expect(text(TripList())?.contains("\" of 0\"") == true)
    }
}
