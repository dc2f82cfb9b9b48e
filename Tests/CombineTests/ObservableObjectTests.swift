@testable import Combine
import Testing

private final class Counter: ObservableObject {
    @Published var count = 0
    @Published var names: [String] = []
}

@Suite struct ObservableObjectTests {
    @Test func publishedPropertiesTellBeforeTheyChange() {
        let counter = Counter()
        var seen: [Int] = []
        let watch = counter.objectWillChange.sink { seen.append(counter.count) }
        counter.count = 1
        counter.count += 4
        counter.names.append("a")
        #expect(seen == [0, 1, 5])
        #expect(counter.names == ["a"])
        watch.cancel()
        counter.count = 9
        #expect(seen.count == 3)
    }

    @Test func aProjectedValueSendsTheCurrentValueAndThenNewOnes() {
        let counter = Counter()
        counter.count = 3
        var seen: [String] = []
        let watch = counter.$count.sink { seen.append("\($0) while \(counter.count)") }
        counter.count = 4
        #expect(seen == ["3 while 3", "4 while 3"])
        watch.cancel()
    }

    @Test func theSameObjectHasTheSamePublisher() {
        let first = Counter()
        let second = Counter()
        #expect(first.objectWillChange === first.objectWillChange)
        #expect(first.objectWillChange !== second.objectWillChange)
    }

    @Test func publishersOfReleasedObjectsAreDropped() {
        for _ in 0..<5_000 { _ = Counter().objectWillChange }
        #expect(ObjectWillChangeTable.shared.count < 1_000)
    }
}
