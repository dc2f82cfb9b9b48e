import FoundationOverlay
import Testing

@testable import SwiftData

/// What SQL finds and sorts is what Swift finds and sorts.
@Suite struct FetchTests {
    private func filled() throws -> ModelContext {
        let context = try memoryContext()
        let names = ["Oslo", "oslo", "Ölso", "Rome", "A\u{30A}rhus", "Århus", "a10", "a2", ""]
        for (index, name) in names.enumerated() {
            let trip = Trip(name: name + "·\(index)", days: index % 4 - 1, note: index % 3 == 0 ? nil : "note \(index)")
            trip.isDone = index % 2 == 0
            trip.start = Date(timeIntervalSinceReferenceDate: Double(index) * 1000.25)
            trip.stops = (0..<index % 3).map { Stop(title: "stop \($0)") }
            context.insert(trip)
        }
        try context.save()
        return context
    }

    private static var predicates: [Predicate<Trip>] {
        let (limit, date, wanted) = (1, Date(timeIntervalSinceReferenceDate: 3000.75), ["Rome·3", "nowhere"])
        return [
            #Predicate { $0.days > limit }, #Predicate { $0.days * 2 + 1 <= 3 }, #Predicate { !$0.isDone }, #Predicate { $0.isDone && $0.days != 0 },
            #Predicate { $0.note == nil || $0.start >= date }, #Predicate { $0.note != "note 1" }, #Predicate { $0.name == "Århus·4" },
            #Predicate { $0.name < "a" }, #Predicate { $0.name.contains("slo") }, #Predicate { $0.name.localizedStandardContains("os") },
            #Predicate { $0.name.starts(with: "O") }, #Predicate { wanted.contains($0.name) }, #Predicate { $0.note?.contains("4") == true },
            #Predicate { $0.note?.starts(with: "note") ?? false }, #Predicate { $0.stops.isEmpty }, #Predicate { $0.stops.count > 1 },
            #Predicate { $0.stops.contains { $0.title == "stop 1" } }, #Predicate { $0.stops.allSatisfy { $0.title == "stop 0" } },
            #Predicate { ($0.note ?? "none") == "none" }, #Predicate { -$0.days > 0 }, #Predicate { _ in false },
        ]
    }

    @Test func predicatesAreCarriedOutInSQLAsInSwift() throws {
        let context = try filled()
        let all = try context.fetch(FetchDescriptor<Trip>())
        for predicate in Self.predicates {
            let expected = try all.filter { try predicate.evaluate($0) }.map(\.name)
            #expect(FetchDescriptor(predicate: predicate).fetch().isFilterStored, "\(predicate)")
            #expect(try ModelContext(context.container).fetch(FetchDescriptor(predicate: predicate)).map(\.name) == expected, "\(predicate)")
            #expect(try ModelContext(context.container).fetchCount(FetchDescriptor(predicate: predicate)) == expected.count, "\(predicate)")
        }
    }

    @Test func unsavedChangesCountInEveryFetch() throws {
        let context = try filled()
        let all = try context.fetch(FetchDescriptor<Trip>())
        all[0].days = 7
        all[3].note = nil
        context.insert(Trip(name: "Oslo new", days: 3, note: "4"))
        context.delete(all[5])
        all[1].stops[0].title = "stop 1"
        let now = (all.filter { $0 !== all[5] }) + context.insertedModelsArray.compactMap { $0 as? Trip }
        for predicate in Self.predicates {
            let expected = try Set(now.filter { try predicate.evaluate($0) }.map(\.name))
            #expect(try Set(context.fetch(FetchDescriptor(predicate: predicate)).map(\.name)) == expected, "\(predicate)")
        }
    }

    @Test func relatedModelsAreAskedInSQL() throws {
        let context = try filled()
        let stops = try context.fetch(FetchDescriptor<Stop>())
        let predicates: [Predicate<Stop>] = [
            #Predicate { $0.trip?.days == 1 }, #Predicate { $0.trip == nil }, #Predicate { $0.trip?.name.contains("e") == true },
            #Predicate { $0.trip?.note == nil },
        ]
        for predicate in predicates {
            #expect(FetchDescriptor(predicate: predicate).fetch().isFilterStored, "\(predicate)")
            let expected = try stops.filter { try predicate.evaluate($0) }.count
            #expect(try ModelContext(context.container).fetchCount(FetchDescriptor(predicate: predicate)) == expected, "\(predicate)")
        }
    }

    @Test func whatTheStoreCannotCompareIsComparedAfterTheFetch() throws {
        let context = try filled()
        let wild = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
        wild.tags = ["x"]
        try context.save()
        let predicate = #Predicate<Trip> { $0.tags.contains("x") }
        var descriptor = FetchDescriptor(predicate: predicate)
        descriptor.fetchLimit = 3
        #expect(!descriptor.fetch().isFilterStored)
        #expect(try ModelContext(context.container).fetch(descriptor).map(\.name) == [wild.name])
    }

    @Test func orderLimitAndOffsetAreCarriedOutInSQLAsInSwift() throws {
        let context = try filled()
        let all = try context.fetch(FetchDescriptor<Trip>())
        let orders: [[SortDescriptor<Trip>]] = [
            [SortDescriptor(\.name)], [SortDescriptor(\.days), SortDescriptor(\.name, order: .reverse)], [SortDescriptor(\.note)],
            [SortDescriptor(\.note, order: .reverse)], [SortDescriptor(\.start, order: .reverse)],
        ]
        for order in orders {
            var descriptor = FetchDescriptor<Trip>(sortBy: order)
            #expect(descriptor.fetch().isOrderStored)
            let expected = all.enumerated().sorted { a, b in
                let found = order.lazy.map { $0.compare(a.element, b.element) }.first { $0 != .orderedSame }
                return found.map { $0 == .orderedAscending } ?? (a.offset < b.offset)
            }.map(\.element.name)
            #expect(try ModelContext(context.container).fetch(descriptor).map(\.name) == expected)
            (descriptor.fetchOffset, descriptor.fetchLimit) = (2, 3)
            #expect(try ModelContext(context.container).fetch(descriptor).map(\.name) == Array(expected[2..<5]))
            #expect(try ModelContext(context.container).fetchCount(descriptor) == 3)
        }
    }
}
