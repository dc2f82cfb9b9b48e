import FoundationOverlay
import Testing

@testable import SwiftData

@Suite struct ModelContextTests {
    @Test func unsavedModelsAreSeenByTheirContextOnly() throws {
        let context = try memoryContext()
        context.insert(Trip(name: "Oslo", days: 1))
        #expect(context.hasChanges)
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
        #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Trip>()) == 0)
        context.rollback()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
        #expect(!context.hasChanges)
    }

    @Test func valuesOfEveryKindAreReadBackByAnother() throws {
        let file = StoreFile()
        let first = try file.context()
        let trip = Trip(name: "Oslo", days: 1, note: "n")
        trip.mood = .wild
        trip.place = Place(latitude: .infinity, name: "fjord")
        trip.tags = ["a", "b"]
        trip.start = Date(timeIntervalSinceReferenceDate: 12.5)
        trip.price = Decimal(string: "12.30")!
        trip.isDone = true
        first.insert(trip)
        try first.save()
        let read = try #require(try file.context().fetch(FetchDescriptor<Trip>()).first)
        #expect((read.name, read.days, read.note) == ("Oslo", 1, "n"))
        #expect(read.mood == .wild && read.place == Place(latitude: .infinity, name: "fjord") && read.tags == ["a", "b"])
        #expect(read.start == Date(timeIntervalSinceReferenceDate: 12.5) && read.price == Decimal(string: "12.3") && read.isDone)
    }

    @Test func aSaveIsSeenAtTheNextFetchOfAnother() throws {
        let file = StoreFile()
        let (first, second) = (try file.context(), try file.context())
        let trip = Trip(name: "Oslo", days: 1)
        first.insert(trip)
        try first.save()
        let seen = try #require(try second.fetch(FetchDescriptor<Trip>()).first)
        trip.days = 2
        try first.save()
        #expect(try second.fetch(FetchDescriptor<Trip>()).first === seen)
        #expect(seen.days == 2)
        first.delete(trip)
        try first.save()
        #expect(try second.fetch(FetchDescriptor<Trip>()).isEmpty)
    }

    @Test func rollbackTakesBackChangesOfEveryKind() throws {
        let context = try memoryContext()
        let (kept, gone) = (Trip(name: "Oslo", days: 1), Trip(name: "Rome", days: 2))
        context.insert(kept)
        context.insert(gone)
        try context.save()
        kept.days = 9
        kept.mood = .wild
        context.delete(gone)
        #expect(gone.isDeleted)
        context.rollback()
        #expect(kept.days == 1 && kept.mood == .calm)
        #expect(try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name) == ["Oslo", "Rome"])
    }

    @Test func aUniqueValueReplacesTheEarlierModel() throws {
        let file = StoreFile()
        let (first, second) = (try file.context(), try file.context())
        let old = Trip(name: "Oslo", days: 1, note: "kept by nobody")
        first.insert(old)
        try first.save()
        let new = Trip(name: "Oslo", days: 9)
        new.stops = [Stop(title: "quay")]
        second.insert(new)
        try second.save()
        let trips = try first.fetch(FetchDescriptor<Trip>())
        #expect(trips.map(\.days) == [9] && trips.first === old && old.note == nil)
        #expect(trips.first?.stops.map(\.title) == ["quay"] && trips.first?.stops.first?.trip === old)
        #expect(old.persistentModelID == new.persistentModelID)
    }

    @Test func aUniqueValueWithinOneContextMakesOneModelOfTwo() throws {
        let context = try memoryContext()
        let (a, b) = (Trip(name: "Oslo", days: 1), Trip(name: "Oslo", days: 2))
        context.insert(a)
        try context.save()
        context.insert(b)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
        b.days = 3
        #expect(a.days == 3)
        let guides = [Guide(first: "Ada", last: "B"), Guide(first: "Ada", last: "C"), Guide(first: "Ada", last: "B")]
        guides.forEach(context.insert)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Guide>()) == 2)
    }

    @Test func identifiersNameModelsInEveryContextAndAreCodable() throws {
        let file = StoreFile()
        let first = try file.context()
        let trip = Trip(name: "Oslo", days: 1)
        first.insert(trip)
        #expect(first.model(for: trip.persistentModelID) === trip)
        try first.save()
        let data = try JSONEncoder().encode(trip.persistentModelID)
        let id = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
        #expect(id == trip.persistentModelID)
        let second = try file.context()
        #expect(second.registeredModel(for: id) as Trip? == nil)
        #expect((second.model(for: id) as? Trip)?.name == "Oslo")
        #expect((second.registeredModel(for: id) as Trip?)?.name == "Oslo")
    }

    @Test func transactionsEnumerationsAndDeletionsByPredicate() throws {
        let context = try memoryContext()
        try context.transaction { for days in 1...5 { context.insert(Trip(name: "\(days)", days: days)) } }
        #expect(!context.hasChanges)
        try context.enumerate(FetchDescriptor<Trip>()) { $0.note = "seen" }
        try context.delete(model: Trip.self, where: #Predicate { $0.days > 3 })
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.note) == ["seen", "seen", "seen"])
        try context.container.erase()
        #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @MainActor @Test func theMainContextSavesByItself() async throws {
        let file = StoreFile()
        let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file.url))
        container.mainContext.insert(Trip(name: "Oslo", days: 1))
        let deadline = ContinuousClock.now + .seconds(30)
        while container.mainContext.hasChanges, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(2)) }
        #expect(try file.context().fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test func aStoreThatMayNotBeSavedRefuses() throws {
        let file = StoreFile()
        let first = try file.context()
        first.insert(Trip(name: "Oslo", days: 1))
        try first.save()
        let reading = ModelContext(
            try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file.url, allowsSave: false)))
        reading.insert(Trip(name: "Rome", days: 1))
        #expect(throws: (any Error).self) { try reading.save() }
        #expect(try first.fetchCount(FetchDescriptor<Trip>()) == 1)
    }
}
