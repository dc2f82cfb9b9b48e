import FoundationOverlay
import Testing

@testable import SwiftData

@Suite struct RelationshipTests {
    @Test func bothEndsKnowEachOther() throws {
        let context = try memoryContext()
        let trip = Trip(name: "Oslo", days: 1)
        context.insert(trip)
        let stop = Stop(title: "quay", trip: trip)
        #expect(stop.modelContext === context)
        #expect(trip.stops.map(\.title) == ["quay"])
        let other = Trip(name: "Rome", days: 2)
        other.stops = [stop]
        #expect(stop.trip === other && trip.stops.isEmpty && other.modelContext === context)
        other.stops.append(Stop(title: "arch"))
        try context.save()
        #expect(other.stops.map(\.title) == ["quay", "arch"])
        other.stops.removeAll { $0.title == "quay" }
        #expect(stop.trip == nil)
    }

    @Test func relatedModelsAreReadBackByAnother() throws {
        let file = StoreFile()
        let first = try file.context()
        let trip = Trip(name: "Oslo", days: 1)
        trip.stops = [Stop(title: "a"), Stop(title: "b")]
        trip.guides = [Guide(first: "Ada", last: "L")]
        first.insert(trip)
        try first.save()
        let second = try file.context()
        let read = try #require(try second.fetch(FetchDescriptor<Trip>()).first)
        #expect(read.stops.map(\.title) == ["a", "b"] && read.stops[0].trip === read)
        #expect(read.guides.map(\.first) == ["Ada"] && read.guides[0].trips.first === read)
    }

    @Test func whatTwoAddToOneListIsAllKept() throws {
        let file = StoreFile()
        let (first, second) = (try file.context(), try file.context())
        let trip = Trip(name: "Oslo", days: 1)
        first.insert(trip)
        try first.save()
        let same = try #require(try second.fetch(FetchDescriptor<Trip>()).first)
        trip.stops.append(Stop(title: "first"))
        same.stops.append(Stop(title: "second"))
        try first.save()
        try second.save()
        let third = try file.context()
        #expect(Set(try third.fetch(FetchDescriptor<Trip>())[0].stops.map(\.title)) == ["first", "second"])
    }

    @Test func aDeletionCascadesOrTakesTheModelOutOfOthers() throws {
        let context = try memoryContext()
        let trip = Trip(name: "Oslo", days: 1)
        trip.stops = [Stop(title: "a"), Stop(title: "b")]
        context.insert(trip)
        try context.save()
        context.delete(trip.stops[0])
        try context.save()
        #expect(trip.stops.map(\.title) == ["b"])
        context.delete(trip)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    }

    @Test func aDeletionThatARuleDeniesIsNotSaved() throws {
        let context = try memoryContext()
        let trip = Trip(name: "Oslo", days: 1)
        trip.guides = [Guide(first: "Ada", last: "L")]
        context.insert(trip)
        try context.save()
        context.delete(trip)
        #expect { try context.save() } throws: { ($0 as NSError).code == 1600 }
        context.rollback()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
        trip.guides = []
        context.delete(trip)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }
}
